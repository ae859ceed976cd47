/** Browser module of the contact buttons: the choice and the form as dialogs. What is typed stays until it is sent. */
import { cleanForm, contactFields, findFaults, type ContactField, type FieldFaults } from '../contact/contact-fields.ts'
import { TRAP_FIELD, type ContactOutcome } from '../contact/contact-form-state.ts'
import { outcomeTexts } from '../contact/contact.nl.ts'
import { telephoneHref } from '../platform/telephone-href.ts'
import { contactTexts, faultSentence } from './contact-dialog.nl.ts'

const ANSWER_MS = 20_000

interface ChosenNotary {
  id: string
  name: string
  phone: string
}

interface Dialogs {
  choice: HTMLDialogElement
  form: HTMLDialogElement
}

function find(inside: ParentNode, selector: string): HTMLElement
function find<T extends HTMLElement>(inside: ParentNode, selector: string, type: new () => T): T
function find(inside: ParentNode, selector: string, type = HTMLElement): HTMLElement {
  const found = inside.querySelector(selector)
  if (!(found instanceof type)) throw new Error(`nothing answers to ${selector}`)
  return found
}

const setValue = (form: ParentNode, name: string, value: string): void => {
  find(form, `input[name=${name}]`, HTMLInputElement).value = value
}

/** Counting never keeps a visitor waiting, nor does it matter to them when it fails. */
function recordClick({ id }: ChosenNotary, form: boolean): void {
  const body = JSON.stringify({ notaryId: id, form })
  void fetch('/api/notaries/contact-clicks', { method: 'POST', keepalive: true, headers: { 'Content-Type': 'application/json' }, body }).catch(() => {})
}

function nameNotary(dialog: HTMLDialogElement, { id, name }: ChosenNotary): void {
  find(dialog, '[data-notary-name]').textContent = contactTexts.with(name)
  for (const place of dialog.querySelectorAll('[data-office-name]')) place.textContent = name
  setValue(dialog, 'notaris', id)
}

function openChoice({ choice }: Dialogs, notary: ChosenNotary): void {
  nameNotary(choice, notary)
  const line = find(choice, '[data-notary-phone]')
  line.hidden = notary.phone === ''
  find(line, 'a', HTMLAnchorElement).href = telephoneHref(notary.phone)
  find(line, 'b').textContent = notary.phone
  choice.showModal()
  recordClick(notary, false)
}

function openForm({ choice, form }: Dialogs, notary: ChosenNotary): void {
  choice.close()
  nameNotary(form, notary)
  find(form, '.notary-form').hidden = false
  find(form, '.contact-sent').hidden = true
  showFaults(find(form, '.notary-form'), {})
  find(form, '.form-faults').hidden = true
  const key = find(form, 'input[name=submissionKey]', HTMLInputElement)
  // Browsers give no random ids on a plain http address; the message then simply has no key.
  key.value ||= window.isSecureContext ? crypto.randomUUID() : ''
  form.showModal()
  find(form, '[name=name]').focus()
  recordClick(notary, true)
}

type Outcome = Exclude<ContactOutcome, 'idle' | 'sent'>

/** Fills in what the server left empty: how it ended, and what is wrong with which field. */
function showOutcome(form: HTMLFormElement, outcome: Outcome, faults: FieldFaults = {}): void {
  showFaults(form, faults)
  const summary = find(form, '.form-faults')
  const { title, text } = outcomeTexts(outcome, faults)
  find(summary, '[data-part=title]').textContent = title
  const line = find(summary, '[data-part=text]')
  line.textContent = text
  line.hidden = text === ''
  summary.hidden = false
  summary.focus()
}

function showFaults(form: HTMLElement, faults: FieldFaults): void {
  for (const field of contactFields) {
    const sentence = faultSentence(field, faults)
    const input = find(form, `[name=${field}]`)
    const item = find(form, `li[data-field=${field}]`)
    const line = find(form, `#${input.id}-fout`)
    line.textContent = sentence
    find(item, 'a').textContent = sentence
    for (const element of [line, item]) element.hidden = sentence === ''
    if (sentence === '') input.removeAttribute('aria-invalid')
    else input.setAttribute('aria-invalid', 'true')
  }
}

function readForm(form: HTMLFormElement): Record<ContactField | 'notaris' | 'stap' | 'submissionKey', string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''])) as ReturnType<typeof readForm>
}

function setBusy(form: HTMLFormElement, busy: boolean): void {
  const button = find(form, '.form-buttons .button-action', HTMLButtonElement)
  form.toggleAttribute('data-busy', busy)
  button.setAttribute('aria-disabled', String(busy))
  button.textContent = busy ? contactTexts.sending : contactTexts.send
}

async function send(form: HTMLFormElement): Promise<void> {
  if (form.hasAttribute('data-busy')) return
  const { notaris: notaryId, stap: _stap, submissionKey, ...typed } = readForm(form)
  const faults = findFaults(cleanForm(typed))
  if (Object.keys(faults).length > 0) return showOutcome(form, 'faults', faults)
  setBusy(form, true)
  const outcome = await deliver({ ...typed, notaryId, submissionKey: submissionKey || undefined, sourcePage: location.pathname })
  setBusy(form, false)
  if (outcome === 'sent') return showSent(form)
  setValue(form, TRAP_FIELD, '')
  showOutcome(form, outcome)
}

/** Never rejects: whatever goes wrong on the way is an outcome too. */
async function deliver(message: object): Promise<Outcome | 'sent'> {
  try {
    const response = await fetch('/api/notaries/messages', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    if (response.ok) return 'sent'
    // The fields are in order by the rules that the server has too, so only the trap is left.
    if (response.status === 422) return 'not_accepted'
    return response.status === 429 ? 'too_many' : 'failed'
  } catch {
    return 'failed'
  }
}

function showSent(form: HTMLFormElement): void {
  form.reset()
  setValue(form, 'submissionKey', '')
  showFaults(form, {})
  find(form, '.form-faults').hidden = true
  form.hidden = true
  const sent = find(form.parentElement ?? document, '.contact-sent')
  sent.hidden = false
  sent.focus()
}

function bringToLife(island: HTMLElement): void {
  const dialogs: Dialogs = { choice: find(island, '#contact-keuze', HTMLDialogElement), form: find(island, '#contact-formulier', HTMLDialogElement) }
  let notary: ChosenNotary = { id: '', name: '', phone: '' }
  island.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    event.preventDefault()
    if (form.matches('.contact-start')) {
      const { name = '', phone = '' } = find(form, 'button', HTMLButtonElement).dataset
      notary = { id: readForm(form).notaris, name, phone }
      openChoice(dialogs, notary)
    } else if (form.matches('.contact-open-form')) openForm(dialogs, notary)
    else void send(form)
  })
  island.addEventListener('click', (event) => {
    const target = event.target as Element
    if (target.closest('[data-close]')) target.closest('dialog')?.close()
    const field = target.closest<HTMLAnchorElement>('.form-faults a')?.hash
    if (!field) return
    // The address of the page is to stay as it is.
    event.preventDefault()
    find(island, field).focus()
  })
}

for (const island of document.querySelectorAll<HTMLElement>('notary-contact:not([data-awake])')) {
  island.dataset['awake'] = ''
  bringToLife(island)
}
