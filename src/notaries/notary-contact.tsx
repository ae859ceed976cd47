/** Rows with contact buttons and the two dialogs they open; asleep until the visitor touches them, forms that post until then. */
import { createElement, type ReactNode } from 'react'
import '../ui/styles/form.css'
import './contact.css'
import { CloseIcon } from '../ui/icons/icons.tsx'
import { holdScript } from '../ui/hold-script.ts'
import { wakeScript } from '../ui/wake-script.ts'
import { emptyForm } from '../contact/message-form-state.ts'
import { SentBox } from '../contact/message-form.tsx'
import { contactTexts } from './contact-dialog.nl.ts'
import { ContactChoices } from './contact-choices.tsx'
import type { ContactProps } from './contact-props.ts'
import { NotaryForm } from './notary-form.tsx'

interface NotaryContactProps extends ContactProps {
  /** Address of the browser module. */
  script: string
  children: ReactNode
}

function CloseButton() {
  return (
    <button type="button" className="dialog-close" data-close="" aria-label={contactTexts.close}>
      <CloseIcon />
    </button>
  )
}

function ChoiceDialog(phone: Omit<ContactProps, 'privacy'>) {
  return (
    <dialog id="contact-keuze" className="contact-dialog" aria-labelledby="contact-keuze-titel">
      <h2 id="contact-keuze-titel">
        {contactTexts.title} <span className="contact-with" data-notary-name="" />
      </h2>
      <ContactChoices {...phone} />
      <CloseButton />
    </dialog>
  )
}

function FormDialog({ privacy }: Pick<ContactProps, 'privacy'>) {
  const cancel = (
    <button type="button" className="button button-quiet" data-close="">
      {contactTexts.cancel}
    </button>
  )
  return (
    <dialog id="contact-formulier" className="contact-dialog" aria-labelledby="contact-formulier-titel">
      <h2 id="contact-formulier-titel">
        {contactTexts.formTitle} <span className="contact-with" data-notary-name="" />
      </h2>
      <NotaryForm prefix="dialoog" notaryId="" notaryName="" form={emptyForm()} privacy={privacy} cancel={cancel} />
      <SentBox className="contact-sent">
        <button type="button" className="button button-quiet" data-close="">
          {contactTexts.close}
        </button>
      </SentBox>
      <CloseButton />
    </dialog>
  )
}

export function NotaryContact({ script, platformPhone, phoneTerms, privacy, children }: NotaryContactProps) {
  const wake = { onpointerover: wakeScript, onpointerdown: wakeScript, onkeyup: wakeScript, oninput: wakeScript, onsubmit: holdScript }
  return createElement(
    'notary-contact',
    { 'data-src': script, ...wake },
    children,
    <ChoiceDialog key="keuze" platformPhone={platformPhone} phoneTerms={phoneTerms} />,
    <FormDialog key="formulier" privacy={privacy} />,
  )
}
