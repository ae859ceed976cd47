/** The contact with a notary as a page. */
import type { ReactNode } from 'react'
import '../ui/styles/form.css'
import './contact.css'
import { contactTexts as contactPageTexts, outcomeTexts } from '../contact/contact.nl.ts'
import { contactTexts } from './contact-dialog.nl.ts'
import { ContactChoices } from './contact-choices.tsx'
import { NotaryForm } from './notary-form.tsx'
import { LISTING_PATH } from './office-address.ts'
import type { ContactProps } from './contact-props.ts'
import type { NotaryContactView } from './contact-request.ts'

function Sheet({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap contact-sheet">
      <h1>{title}</h1>
      {lead && <p className="contact-lead">{lead}</p>}
      {children}
      <p className="contact-back">
        <a href={LISTING_PATH}>{contactTexts.backToList}</a>
      </p>
    </div>
  )
}

const sent = outcomeTexts('sent', {})

/** The first thing that a screen reader says of a page that comes back. */
export function contactPageTitle({ notary, step, form }: Pick<NotaryContactView, 'notary' | 'step' | 'form'>): string {
  if (!notary) return contactTexts.unknownTitle
  if (step === 'verzonden') return sent.title
  const title = `${contactTexts.title} ${contactTexts.with(notary.name)}`
  return form.outcome === 'idle' ? title : `${contactPageTexts.failedTitle}: ${title}`
}

interface NotaryContactPageProps extends ContactProps {
  view: NotaryContactView
}

export function NotaryContactPage({ view, platformPhone, phoneTerms, privacy }: NotaryContactPageProps) {
  const { notary, step } = view
  if (!notary)
    return (
      <Sheet title={contactTexts.unknownTitle}>
        <p>{contactTexts.unknownLead}</p>
      </Sheet>
    )
  if (step === 'verzonden')
    return (
      <Sheet title={sent.title}>
        <p role="status">{sent.text}</p>
      </Sheet>
    )
  if (step === 'keuze')
    return (
      <Sheet title={contactTexts.title} lead={contactTexts.with(notary.name)}>
        <div className="contact-card">
          <ContactChoices notary={notary} platformPhone={platformPhone} phoneTerms={phoneTerms} />
        </div>
      </Sheet>
    )
  const cancel = (
    <a className="button button-quiet" href={LISTING_PATH}>
      {contactTexts.cancel}
    </a>
  )
  return (
    <Sheet title={contactTexts.formTitle} lead={contactTexts.with(notary.name)}>
      <div className="contact-card">
        <NotaryForm prefix="formulier" notaryId={notary.id} notaryName={notary.name} form={view.form} privacy={privacy} cancel={cancel} />
      </div>
    </Sheet>
  )
}
