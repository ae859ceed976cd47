/** The contact form in its page: rendered by the server, asleep until the visitor touches it. */
import { createElement } from 'react'
import { wakeScript } from '../ui/wake-script.ts'
import type { ContactFormState } from './contact-form-kind.ts'
import { ContactForm } from './contact-form.tsx'

/** `script` is the address of the browser module. */
export function ContactIsland({ script, form }: { script: string; form: ContactFormState }) {
  const wake = { onpointerover: wakeScript, onpointerdown: wakeScript, onkeyup: wakeScript, oninput: wakeScript }
  return createElement('contact-island', { 'data-src': script, ...wake }, <ContactForm form={form} />)
}
