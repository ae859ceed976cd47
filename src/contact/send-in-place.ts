/** Sends the contact form without leaving the page and fills in what the server left empty: how it ended, and what is wrong with which field. */
import { cleanForm, findFaults, type FieldFaults } from './contact-fields.ts'
import { shownFields, TRAP_FIELD, type ContactOutcome, type ShownField } from './contact-form-state.ts'
import { contactTexts, fieldSentence, outcomeTexts } from './contact.nl.ts'

const ANSWER_MS = 20_000

type Values = Record<ShownField | 'key' | typeof TRAP_FIELD, string>

export function sendInPlace(form: HTMLFormElement): void {
  let submitting = false
  form.dataset['awake'] = ''
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (submitting) return
    submitting = true
    showBusy(form, true)
    void send(form).then((ending) => {
      submitting = false
      showBusy(form, false)
      show(form, ending)
    })
  })
}

interface Ending {
  outcome: Exclude<ContactOutcome, 'idle'>
  faults: FieldFaults
}

/** Never rejects: whatever goes wrong on the way is an ending too. */
async function send(form: HTMLFormElement): Promise<Ending> {
  const values = Object.fromEntries(new FormData(form)) as Values
  const faults = findFaults(cleanForm(values))
  if (Object.keys(faults).length > 0) return { outcome: 'faults', faults }
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    return { outcome: outcomeOf(response), faults: {} }
  } catch {
    return { outcome: 'failed', faults: {} }
  }
}

function outcomeOf({ ok, status }: Response): Ending['outcome'] {
  if (ok) return 'sent'
  // The fields are in order by the rules that the server has too, so only the trap is left.
  if (status === 422) return 'not_accepted'
  return status === 429 ? 'too_many' : 'failed'
}

function showBusy(form: HTMLFormElement, busy: boolean): void {
  const button = form.querySelector('button')
  if (!button) return
  button.textContent = busy ? contactTexts.submitting : contactTexts.submit
  button.setAttribute('aria-disabled', String(busy))
}

function show(form: HTMLFormElement, { outcome, faults }: Ending): void {
  for (const field of shownFields) showFault(form, field, faults)
  const trap = form.elements.namedItem(TRAP_FIELD)
  if (trap instanceof HTMLInputElement) trap.value = ''
  if (outcome === 'sent') {
    for (const field of shownFields) clear(form, field)
    const box = form.elements.namedItem('gesprek')
    if (box instanceof HTMLInputElement) box.checked = false
  }
  const texts = outcomeTexts(outcome, faults)
  for (const box of form.querySelectorAll<HTMLElement>('.contact-outcome')) {
    const chosen = (box.dataset['outcome'] === 'sent') === (outcome === 'sent')
    box.hidden = !chosen
    fill(box, 'title', chosen ? texts.title : '')
    fill(box, 'text', chosen ? texts.text : '')
    const list = box.querySelector<HTMLElement>('[data-part=faults]')
    if (list) list.hidden = outcome !== 'faults'
    if (!chosen) continue
    document.title = box.dataset['pageTitle'] ?? document.title
    box.focus()
  }
}

function fill(box: HTMLElement, part: string, text: string): void {
  const element = box.querySelector<HTMLElement>(`[data-part=${part}]`)
  if (!element) return
  element.textContent = text
  element.hidden = text === ''
}

function showFault(form: HTMLFormElement, field: ShownField, faults: FieldFaults): void {
  const sentence = fieldSentence(field, faults)
  const fault = form.querySelector<HTMLElement>(`#contact-${field}-fout`)
  const item = form.querySelector<HTMLElement>(`li[data-field=${field}]`)
  if (fault) fault.textContent = sentence
  if (item?.firstElementChild) item.firstElementChild.textContent = sentence
  for (const element of [fault, item]) if (element) element.hidden = sentence === ''
  const input = form.querySelector(`#contact-${field}`)
  if (sentence === '') input?.removeAttribute('aria-invalid')
  else input?.setAttribute('aria-invalid', 'true')
}

/** Not `reset`: on a page that came back with what was typed, that would bring it back once more. */
function clear(form: HTMLFormElement, field: ShownField): void {
  const input = form.elements.namedItem(field)
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.value = ''
}
