/** A value of a figure as the owner types it, and its rules; the browser checks by them too. */
import { findLatestValue, type Figure, type FigureValue } from '../figures/figure.ts'
import { parseEuros } from '../platform/money-input.ts'
import { isDay } from '../platform/days.ts'
import { isHttpsAddress } from '../platform/is-https-address.ts'

/** How a figure is given: one amount, a lower end, or both ends. Every value of a figure has the same. */
export type FigureShape = 'value' | 'from' | 'range'

export interface FigureDraft {
  /** Id of the figure. */
  figure: string
  /** The amount, or the lower end, as typed: '10,4', '26.230'. */
  low: string
  /** Of a range; '' otherwise. */
  high: string
  /** YYYY-MM-DD; `until` may be '': without end. */
  from: string
  until: string
  source: string
  url: string
  checked: string
  note: string
}

export type FigureField = keyof FigureDraft

export const figureLimits = { amount: 20, source: 120, url: 500, note: 300 } as const

export function shapeOf(figure: Figure): FigureShape {
  const value = findLatestValue(figure, '9999-12-31')
  if (value?.value !== undefined || !value) return 'value'
  return value.max === undefined ? 'from' : 'range'
}

const MOST_CENTS = 99_999_999_999

/** '26.230' is 26230, '10,4' and '10.4' are 10.4. Undefined for what is no amount with two decimals at the most. */
export function parseAmount(typed: string): number | undefined {
  // Three digits behind a comma are thousands to an Englishman and thousandths of a percentage to a Dutchman.
  const cents = /,\d{3}/.test(typed) ? undefined : parseEuros(typed)
  return cents === undefined || cents > MOST_CENTS ? undefined : cents / 100
}

/** The fields that are not right. `today` is YYYY-MM-DD. */
export function findFigureFaults(draft: FigureDraft, shape: FigureShape, today: string): FigureField[] {
  const [low, high] = [parseAmount(draft.low), parseAmount(draft.high)]
  const faults: FigureField[] = []
  if (low === undefined) faults.push('low')
  if (shape === 'range' && (high === undefined || (low !== undefined && high < low))) faults.push('high')
  if (!isDay(draft.from)) faults.push('from')
  if (draft.until !== '' && (!isDay(draft.until) || draft.until < draft.from)) faults.push('until')
  if (draft.source.trim().length < 2) faults.push('source')
  if (!isHttpsAddress(draft.url) || draft.url.length > figureLimits.url) faults.push('url')
  if (!isDay(draft.checked) || draft.checked > today) faults.push('checked')
  return faults
}

/** Of a draft without faults. The law that sets the figure stays; whoever looked it up confirmed it. */
export function toFigureValue(draft: FigureDraft, figure: Figure): FigureValue {
  const shape = shapeOf(figure)
  const law = findLatestValue(figure, draft.from)?.law
  const [low, high] = [parseAmount(draft.low), parseAmount(draft.high)]
  const { from, until, source, url, checked, note } = draft
  return {
    ...(shape === 'value' ? { value: low } : { min: low }),
    ...(shape === 'range' && { max: high }),
    from,
    ...(until !== '' && { until }),
    ...(law && { law }),
    source: source.trim(),
    url,
    checked,
    confidence: 'hoog',
    ...(note.trim() !== '' && { note: note.trim() }),
  }
}
