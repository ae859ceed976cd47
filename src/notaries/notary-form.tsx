/** The message to a notary: the same on the page and in the dialog. */
import type { ReactNode } from 'react'
import { contactTexts as contactPageTexts } from '../contact/contact.nl.ts'
import type { MessageFormState } from '../contact/message-form-state.ts'
import { MessageForm } from '../contact/message-form.tsx'
import { officeNotice } from '../contact/office-notice.nl.ts'
import { notaryForm, type MessageNotice } from './contact-props.ts'

interface NotaryFormProps {
  /** Empty in the dialog: the browser fills it in. */
  notaryId: string
  /** Of the office; empty in the dialog, as its id. */
  notaryName: string
  form: MessageFormState
  /** Keeps the ids of two forms apart. */
  prefix: string
  /** What happens with the message. */
  privacy: MessageNotice
  cancel: ReactNode
}

export function NotaryForm({ notaryId, notaryName, form, prefix, privacy, cancel }: NotaryFormProps) {
  return (
    <MessageForm kind={notaryForm} form={form} prefix={prefix} hidden={{ notaris: notaryId, stap: 'versturen' }} cancel={cancel}>
      <p className="notary-fine">
        <Notice privacy={privacy} name={notaryName} /> <a href="/privacy-policy">{contactPageTexts.privacyLink}</a>.
      </p>
    </MessageForm>
  )
}

function Notice({ privacy, name }: { privacy: MessageNotice; name: string }) {
  if (privacy.kind === 'owner') return privacy.sentence
  const [before, office, after] = officeNotice(name, privacy.keptDays)
  return (
    <>
      {before}
      <b data-office-name="">{office}</b>
      {after}
    </>
  )
}
