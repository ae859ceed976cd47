/** What a person does on a screen in happy-dom, and sees there. Each waits until what it needs is there. */
import { vi } from 'vitest'

/** Ends what hangs; how soon something shows is no matter here. */
const WITHIN_MS = 60_000
/** A look takes less than that; while nobody looks a step that is done keeps the next one waiting, and the processor idle. */
const BETWEEN_LOOKS_MS = 8

/** Waits until it is there, as long as a busy machine needs. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: WITHIN_MS, interval: BETWEEN_LOOKS_MS })

type Name = string | RegExp
type Within = () => Element | undefined

const everywhere: Within = () => document.body

const fits = (text: string, name: Name): boolean => (typeof name === 'string' ? text === name : name.test(text))

const tidy = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim()

/** Nothing is laid out here; what is folded away or hidden by its own mark is not seen. */
function isShown(element: Element): boolean {
  if (element.closest('style, script, [hidden], [inert]')) return false
  const folded = element.closest('details:not([open])')
  return folded === null || element.closest('summary')?.parentElement === folded
}

/** As it is read aloud. */
const nameOf = (element: Element): string => {
  const by = element.getAttribute('aria-labelledby')
  const labels = by?.split(' ').map((id) => document.getElementById(id)?.textContent ?? '')
  return tidy(element.getAttribute('aria-label') ?? labels?.join(' ') ?? element.textContent)
}

const elementsIn = (within: Within, selector: string): Element[] => [...(within()?.querySelectorAll(selector) ?? [])]

/** Of these elements those that are called so and are seen; the cheap question first, since it is asked until there is one. */
const called = (within: Within, selector: string, name: Name): Element[] =>
  elementsIn(within, selector).filter((element) => fits(nameOf(element), name) && isShown(element))

function first<T>(found: T[], what: string): T {
  const [one] = found
  if (one === undefined) throw new Error(`there is no ${what}`)
  return one
}

/** An element with this role or tag that is called so, to look within. */
export const part =
  (selector: string, name: Name): Within =>
  () =>
    called(everywhere, selector, name)[0]

export const dialog = (name: Name): Within => part('[role=dialog]', name)

export const press = (name: Name, within = everywhere): Promise<void> =>
  eventually(() => {
    const buttons = called(within, 'button, a[href], [role=tab], [role=option], summary, label', name)
    const button = first(buttons, `button ${name}`) as HTMLButtonElement
    if (button.disabled || button.getAttribute('aria-disabled') === 'true') throw new Error(`${name} cannot be pressed yet`)
    button.click()
  })

type Field = HTMLInputElement | HTMLTextAreaElement

/** By its whole label, without the mark of what must be filled in. */
export const field = (label: Name, within = everywhere): Promise<Field> =>
  eventually(() => {
    const labelled = elementsIn(within, 'label').filter((element) => fits(tidy(element.textContent).replace(/ ?\*$/, ''), label) && isShown(element))
    const named = called(within, 'input[aria-label], textarea[aria-label]', label)
    const ids = labelled.map((element) => document.getElementById((element as HTMLLabelElement).htmlFor))
    return first([...ids.filter((element) => element !== null), ...named], `field ${label}`) as Field
  })

export async function fill(label: Name, text: string, within = everywhere): Promise<void> {
  const at = await field(label, within)
  at.focus()
  const kind = at instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  // As typing does: React listens to what the browser sets, not to what a program sets.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')!.set!.call(at, text)
  at.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Of a list, by the words or the value. */
export async function choose(label: Name, option: string, within = everywhere): Promise<void> {
  const at = (await field(label, within)) as Element as HTMLSelectElement
  const found = first(
    [...at.options].filter(({ value, text }) => value === option || text === option),
    `choice ${option}`,
  )
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(at, found.value)
  at.dispatchEvent(new Event('change', { bubbles: true }))
}

export const tick = async (label: Name, within = everywhere): Promise<void> => (await field(label, within)).click()

/** Down to the smallest element that has all of it. */
function holds(element: Element, text: string): boolean {
  if (!tidy(element.textContent).includes(text)) return false
  const inside = [...element.children].filter((child) => tidy(child.textContent).includes(text))
  return inside.length === 0 ? isShown(element) : inside.some((child) => holds(child, text))
}

/** In one element. */
export const sees = (text: string, within = everywhere): Promise<void> =>
  eventually(() => {
    const place = within()
    if (!(place instanceof Element && holds(place, text))) throw new Error(`'${text}' is not on the screen`)
  })

export const seesNoMore = (text: string, within = everywhere): Promise<void> =>
  eventually(() => {
    const place = within()
    if (place instanceof Element && holds(place, text)) throw new Error(`'${text}' is still on the screen`)
  })

/** What each of these elements says, of those that are seen. */
export const texts = (selector: string, within = everywhere): string[] =>
  elementsIn(within, selector)
    .filter(isShown)
    .map(({ textContent }) => tidy(textContent))

/** An element that holds one that is called so, such as the row of a name. */
export const around =
  (selector: string, name: Name, wide: string): Within =>
  () =>
    part(selector, name)()?.closest(wide) ?? undefined

/** Where a link that is called so leads, to be asked for as a browser does that saves it. */
export const addressOfLink = (name: Name, within = everywhere): Promise<string> =>
  eventually(() => first(called(within, 'a[href]', name), `link ${name}`).getAttribute('href') ?? '')

/** Chooses a file, as text. */
export async function giveFile(name: string, type: string, text: string): Promise<void> {
  const at = await eventually(() => first(elementsIn(everywhere, 'input[type=file]'), 'field for a file'))
  Object.defineProperty(at, 'files', { value: [new File([text], name, { type })], configurable: true })
  at.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A key with Ctrl, wherever the focus is. */
export const strikeWithControl = (key: string): boolean =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, ctrlKey: true, bubbles: true, cancelable: true }),
  )
