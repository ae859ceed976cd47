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
    const button = form.querySelector('button[type=submit]')
    button?.setAttribute('aria-disabled', 'true')
    void send(form)
      .then((answer) => show(island, answer))
      // Nothing came, or no such page: the browser sends it and shows what there is. The same form is stored once.
      .catch(() => form.submit())
      .finally(() => {
        isSending = false
        button?.removeAttribute('aria-disabled')
      })
  })
}

/** To a path of this site, whatever it says. */
const send = (form: HTMLFormElement): Promise<Response> => {
  const { pathname, search } = new URL(form.action)
  return fetch(`/${pathname.slice(1)}${search}`, {
    method: 'POST',
    body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])),
    signal: AbortSignal.timeout(ANSWER_MS),
  })
}

/** What a field holds from the start counts as never typed: a browser that goes back to the page would leave it out. */
function markTyped(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field
  field.defaultValue = ''
  field.value = value
}

async function show(island: HTMLElement, answer: Response): Promise<void> {
  // It was stored: the way on is to another page.
  if (answer.redirected) return location.assign(answer.url)
  const [text] = await Promise.all([answer.text(), wakeStyles()])
  // Its styles are those of another page, which this one does not allow; the island comes without them.
  const page = new DOMParser().parseFromString(text.replaceAll(/<style>[\s\S]*?<\/style>/g, ''), 'text/html')
  const next = page.querySelector(island.localName)
  if (!next) throw new Error('the answer is another page')
  island.replaceChildren(...next.childNodes)
  for (const field of island.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) markTyped(field)
  document.title = page.title
  island.querySelector<HTMLElement>('[data-outcome]')?.focus()
}
