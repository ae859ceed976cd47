/** Something odd in one field of a request at a time. */
import type { RouteExample } from './route-examples.ts'

const ID = '01935f00-0000-7000-8000-000000000000'

const oddTexts = [
  '',
  '\0',
  '%00',
  '\uD800',
  'x'.repeat(60_000),
  '-1',
  '2147483648',
  '1e400',
  '0000-01-01',
  '9999-12-31',
  '-000001-12-01',
  '9999-99-99T99:99:99.999Z',
  '0000-01-01T00:00:00.000Z',
  `9999-99-99T99:99:99.999Z_${ID}`,
  `0000-01-01T00:00:00.000Z_${ID}`,
  `9999999999_${ID}`,
  '\u202E\u2066',
  '👩‍👩‍👧',
  "' or 1=1 --",
  '__proto__',
] as const

const nested = (depth: number): unknown => {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value }
  return value
}

/** Where no text belongs. */
const fewTexts = ['', '\0', '2147483648', '0000-01-01']

/** Where a text belongs. */
const fewThings: readonly unknown[] = [null, -1, ['\0'], {}]

const oddThings: readonly unknown[] = [null, true, -1, 0, 0.5, 2_147_483_648, 2 ** 53, [], ['\0'], [[]], {}, { toString: 1 }]

/** Odd by itself, and a good value with something odd in it. */
const textsFor = (value: string): string[] => [...oddTexts, `${value.slice(0, 1)}\0${value.slice(1)}`, `${value}\uD83D`, `${value}\0`]

export interface OddRequest {
  /** The field and what stands in it, for the report of a fault: written out only then, since some values are very long. */
  what: () => string
  /** Puts it into a request of the same shape. */
  spoil: (example: RouteExample) => RouteExample
}

type Spoil = (value: unknown) => unknown

const show = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 60)
const deep = nested(3_000)

/** Every place in a body: its fields, what stands in lists, and the lists and objects themselves. */
function* placesIn(body: unknown, at = ''): Generator<{ at: () => string; spoil: Spoil }> {
  const things = typeof body === 'object' ? [...oddThings, deep] : oddThings
  const odd = typeof body === 'string' ? [...textsFor(body), ...fewThings] : [...things, ...fewTexts]
  for (const value of odd) yield { at: () => `${at} = ${show(value)}`, spoil: () => value }
  if (Array.isArray(body)) {
    for (const [index, item] of body.entries())
      for (const inner of placesIn(item, `${at}.${index}`))
        yield { at: inner.at, spoil: (list) => (list as unknown[]).with(index, inner.spoil((list as unknown[])[index])) }
  } else if (typeof body === 'object' && body !== null) {
    for (const [key, item] of Object.entries(body))
      for (const inner of placesIn(item, `${at}.${key}`))
        yield { at: inner.at, spoil: (fields) => ({ ...(fields as object), [key]: inner.spoil((fields as Record<string, unknown>)[key]) }) }
    yield { at: () => `${at}.extra`, spoil: (fields) => ({ ...(fields as object), extra: '\0' }) }
  }
}

export function* oddRequests(example: RouteExample): Generator<OddRequest> {
  for (const kind of ['params', 'query', 'form'] as const)
    for (const [name, value] of Object.entries(example[kind] ?? {}))
      for (const odd of textsFor(value))
        yield { what: () => `${kind} ${name} = ${show(odd)}`, spoil: (fresh) => ({ ...fresh, [kind]: { ...fresh[kind], [name]: odd } }) }
  for (const [name, value] of Object.entries(example.headers ?? {}))
    for (const odd of textsFor(value).filter((text) => /^[ -~]*$/.test(text)))
      yield { what: () => `header ${name} = ${show(odd)}`, spoil: (fresh) => ({ ...fresh, headers: { ...fresh.headers, [name]: odd } }) }
  if (example.csv !== undefined) for (const odd of textsFor(example.csv)) yield { what: () => `csv ${show(odd)}`, spoil: (fresh) => ({ ...fresh, csv: odd }) }
  if (example.body)
    for (const { at, spoil } of placesIn(example.body))
      yield { what: () => `body ${at()}`, spoil: (fresh) => ({ ...fresh, body: spoil(fresh.body) as object }) }
}

/** The request of an example for this route. */
export function requestOf(
  { method, path }: { method: string; path: string },
  { params = {}, query, body, form, csv, headers }: RouteExample,
): { path: string; init: RequestInit } {
  // What cannot be written in an address comes as its replacement, as a browser would send it.
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((params[name] ?? '').toWellFormed()))
  const search = query ? `?${new URLSearchParams(query).toString()}` : ''
  const type = body !== undefined ? { 'Content-Type': 'application/json' } : csv !== undefined ? { 'Content-Type': 'text/csv' } : {}
  const content = body !== undefined ? JSON.stringify(body) : form ? new URLSearchParams(form) : csv
  const hasBody = method !== 'GET' && content !== undefined
  return { path: filled + search, init: { method, headers: { ...type, ...headers }, ...(hasBody && { body: content }) } }
}
