/** What the tab Chat Logs shows, as it stands in the address. */
import { answerFilters, ctaFilters, feedbackFilters, type ChatFilter } from '../chat-filter.ts'

export interface LogState extends ChatFilter {
  query?: string | undefined
  /** From 1. */
  page: number
  /** The conversation that is shown; undefined: the first of the page. */
  session?: string | undefined
}

/** Names in the address of what narrows the list. */
const names = { query: 'zoek', from: 'van', to: 'tot', path: 'pagina-pad', answer: 'antwoord', feedback: 'oordeel', call: 'knop' } as const

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined => values.find((known) => known === value)
const dayOf = (value: string | null): string | undefined => (value !== null && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined)

/** What the address holds that means nothing is left out. */
export function readLogState(parameters: URLSearchParams): LogState {
  const page = Number(parameters.get('pagina') ?? 1)
  return {
    query: parameters.get(names.query) ?? undefined,
    from: dayOf(parameters.get(names.from)),
    to: dayOf(parameters.get(names.to)),
    path: parameters.get(names.path) ?? undefined,
    answer: oneOf(answerFilters, parameters.get(names.answer)),
    feedback: oneOf(feedbackFilters, parameters.get(names.feedback)),
    call: oneOf(ctaFilters, parameters.get(names.call)),
    page: Number.isInteger(page) && page > 0 && page <= 10_000_000 ? page : 1,
    session: parameters.get('sessie') ?? undefined,
  }
}

export function logParameters({ page, session, ...filter }: LogState): Record<string, string | undefined> {
  const given = Object.entries(names).map(([key, name]) => [name, filter[key as keyof typeof names] || undefined] as const)
  return { tab: 'chat-logs', ...Object.fromEntries(given), pagina: page > 1 ? String(page) : undefined, sessie: session }
}

/** Only what narrows the list, as the API takes it. */
export function narrowing({ page: _page, session: _session, ...filter }: LogState): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter((pair): pair is [string, string] => Boolean(pair[1])))
}

export const isNarrowed = (state: LogState): boolean => Object.keys(narrowing(state)).length > 0

/** The numbers that stand between previous and next: the first, the last known and those around the shown one; null where some are left out. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const numbers = [...new Set(shown)].toSorted((a, b) => a - b)
  return numbers.flatMap((number, at) => {
    const gap = number - (numbers[at - 1] ?? 0)
    return gap === 2 ? [number - 1, number] : gap > 2 ? [null, number] : [number]
  })
}
