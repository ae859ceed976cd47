/** The form on the contact page. */
import { pageTitle } from '../frame/page-meta.ts'
import { contactTexts, contactTitle } from './contact.nl.ts'
import { contactForm, type ContactFormState } from './contact-form-kind.ts'
import { MessageForm, SentBox } from './message-form.tsx'

export function ContactForm({ form }: { form: ContactFormState }) {
  const { outcome, faults, handover } = form
  const lead = (
    <>
      <SentBox shown={outcome === 'sent'} pageTitle={pageTitle(contactTitle('sent', faults))} />
      <p className="contact-required">{contactTexts.required}</p>
    </>
  )
  return (
    <MessageForm kind={contactForm} form={form} prefix="contact" labelledBy="bericht-titel" wrongTitle={pageTitle(contactTitle('failed', faults))} lead={lead}>
      {handover && <Handover {...handover} />}
    </MessageForm>
  )
}

function Handover({ sessionId, chosen }: NonNullable<ContactFormState['handover']>) {
  return (
    <p className="contact-handover">
      <input type="hidden" name="sessionId" value={sessionId} />
      <label>
        <input type="checkbox" name="gesprek" value="mee" defaultChecked={chosen} />
        {contactTexts.handover}
      </label>
    </p>
  )
}
