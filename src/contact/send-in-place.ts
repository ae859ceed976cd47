/** Sends a form for a message without leaving the page and fills in what the server left empty: how it ended, and what is wrong with which field. */
import { cleanForm, contactFields, findFaults, type ContactField, type FieldFaults } from './contact-fields.ts'
import { fieldSentence, outcomeTexts, sendingText } from './contact.nl.ts'
import { TRAP_FIELD, type ContactOutcome, type MessageValues } from './message-form-state.ts'

const ANSWER_MS = 20_000

export function sendInPlace(form: HTMLFormElement): void {
  let isSending = false
  form.dataset['awake'] = ''
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isSending) return
    isSending = true
    const free = showBusy(form)
    void send(form).then(([outcome, faults]) => {
      isSending = false
      free()
      showOutcome(form, outcome, faults)
    })
  })
  form.addEventListener('click', (event) => {
    const field = (event.target as Element).closest<HTMLAnchorElement>('[data-part=faults] a')?.hash
    if (!field) return
    // The address of the page is to stay as it is.
    event.preventDefault()
    form.querySelector<HTMLElement>(field)?.focus()
  })
}

type Ending = [outcome: ContactOutcome, faults?: FieldFaults]

/** Never rejects: whatever goes wrong on the way is an ending too. */
async function send(form: HTMLFormElement): Promise<Ending> {
  // Browsers give no random ids on a plain http address; the message then simply has no key.
  const key = inputOf(form, 'key')
  if (key && window.isSecureContext) key.value ||= crypto.randomUUID()
  const values = Object.fromEntries(new FormData(form)) as MessageValues
  const faults = findFaults(cleanForm(values))
  if (Object.keys(faults).length > 0) return ['faults', faults]
  try {
    const response = await fetch(`/api/${form.dataset['route'] ?? ''}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...values, page: location.pathname }),
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    return [outcomeOf(response)]
  } catch {
    return ['failed']
  }
}

function outcomeOf({ ok, status }: Response): ContactOutcome {
  if (ok) return 'sent'
  // The fields are in order by the rules that the server has too, so only the trap is left.
  if (status === 422) return 'not_accepted'
  return status === 429 ? 'too_many' : 'failed'
}

/** Returns what ends it. */
function showBusy(form: HTMLFormElement): () => void {
  const button = form.querySelector('button[type=submit]')
  const label = button?.textContent ?? ''
  const show = (text: string, busy: boolean) => {
    if (!button) return
    button.textContent = text
    button.setAttribute('aria-disabled', String(busy))
  }
  show(sendingText, true)
  return () => show(label, false)
}

/** 'idle': as it stands before it is sent. */
export function showOutcome(form: HTMLFormElement, outcome: ContactOutcome, faults: FieldFaults = {}): void {
  for (const field of contactFields) showFault(form, field, faults)
  setValue(form, TRAP_FIELD, '')
  if (outcome === 'sent') empty(form)
  const texts = outcome === 'idle' ? { title: '', text: '' } : outcomeTexts(outcome, faults)
  for (const box of (form.parentElement ?? form).querySelectorAll<HTMLElement>('[data-outcome]')) {
    const isSent = box.dataset['outcome'] === 'sent'
    const shown = outcome !== 'idle' && isSent === (outcome === 'sent')
    box.hidden = !shown
    fill(box, 'title', shown ? texts.title : '')
    fill(box, 'text', shown ? texts.text : '')
    const list = box.querySelector<HTMLElement>('[data-part=faults]')
    if (list) list.hidden = outcome !== 'faults'
    // What stands beside the form comes in its place.
    if (isSent && !form.contains(box)) form.hidden = shown
    if (!shown) continue
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

function showFault(form: HTMLFormElement, field: ContactField, faults: FieldFaults): void {
  const input = inputOf(form, field)
  if (!input) return
  const sentence = fieldSentence(field, faults)
  for (const place of form.querySelectorAll<HTMLElement>(`#${input.id}-fout, [href="#${input.id}"]`)) {
    place.textContent = sentence
    ;(place.closest('li') ?? place).hidden = sentence === ''
  }
  if (sentence === '') input.removeAttribute('aria-invalid')
  else input.setAttribute('aria-invalid', 'true')
}

/** Not `reset`: on a page that came back with what was typed, that would bring it back once more. What is typed next is another message. */
function empty(form: HTMLFormElement): void {
  for (const name of [...contactFields, 'key']) setValue(form, name, '')
  const box = inputOf(form, 'gesprek')
  if (box instanceof HTMLInputElement) box.checked = false
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : undefined
}

function setValue(form: HTMLFormElement, name: string, value: string): void {
  const input = inputOf(form, name)
  if (input) input.value = value
}
