/**
 * Browser entry: the second step of a request for quotes is sent without leaving its page, see `QuoteIsland`. The server answers with the whole page, as without a
 * script; what stands in the island there comes in the place of what stands here.
 */

import { wakeStyles } from '../ui/wake-styles.ts'

const ANSWER_MS = 20_000

for (const island of document.querySelectorAll<HTMLElement>('quote-island')) {
  let isSending = false
  island.dataset['awake'] = ''
  island.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    event.preventDefault()
    if (isSending) return
    isSending = true
    const free = showBusy(form)
    void sendFrom(island, form, () => {
      isSending = false
      free()
    })
  })
}

/** Returns what ends it. */
function showBusy(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLElement>('button[type=submit]')
  if (!button) return () => {}
  const label = button.textContent
  button.textContent = button.dataset['busy'] ?? label
  button.setAttribute('aria-disabled', 'true')
  return () => {
    button.textContent = label
    button.removeAttribute('aria-disabled')
  }
}

async function sendFrom(island: HTMLElement, form: HTMLFormElement, free: () => void): Promise<void> {
  const answer = await send(form).catch(() => undefined)
  if (answer?.movesTo) {
    // Who comes back to it may send it again.
    addEventListener('pagehide', free, { once: true })
    return location.assign(answer.movesTo)
  }
  free()
  if (!answer) return tellLost(form)
  const isShown = await show(island, answer.text).catch(() => false)
  // No such page: the browser sends it and shows what there is. The same form is stored once.
  if (!isShown) form.submit()
}

interface Answer {
  /** Where a request that was stored goes on. */
  movesTo: string | null
  text: string
}

/** To a path of this site, whatever it says. Rejects when nothing came. */
async function send(form: HTMLFormElement): Promise<Answer> {
  const { pathname, search } = new URL(form.action)
  const answer = await fetch(`/${pathname.slice(1)}${search}`, {
    method: 'POST',
    headers: { Prefer: 'return=minimal' },
    body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])),
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  return { movesTo: answer.status === 201 ? answer.headers.get('Location') : null, text: await answer.text() }
}

/** The page stays as it is, with what was typed. */
function tellLost(form: HTMLFormElement): void {
  for (const box of form.querySelectorAll<HTMLElement>('[data-outcome]')) box.hidden = box.dataset['lost'] === undefined
  form.querySelector<HTMLElement>('[data-lost]')?.focus()
}

/** What a field holds from the start counts as never typed: a browser that goes back to the page would leave it out. */
function markTyped(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field
  field.defaultValue = ''
  field.value = value
}

/** False for another page than that of the form. */
async function show(island: HTMLElement, text: string): Promise<boolean> {
  await wakeStyles()
  // Its styles are those of another page, which this one does not allow; the island comes without them.
  const page = new DOMParser().parseFromString(text.replaceAll(/<style>[\s\S]*?<\/style>/g, ''), 'text/html')
  const next = page.querySelector(island.localName)
  if (!next) return false
  island.replaceChildren(...next.childNodes)
  for (const field of island.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) markTyped(field)
  document.title = page.title
  const outcome = island.querySelector<HTMLElement>('[data-outcome]:not([hidden])')
  outcome?.scrollIntoView()
  outcome?.focus({ preventScroll: true })
  return true
}
