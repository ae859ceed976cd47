/** Chooses the compressed form that a browser takes. */

export type Encoding = 'br' | 'gzip' | 'identity'

const known = new Map<string, Encoding>()

function negotiate(header: string): Encoding {
  const taken = new Set(
    header
      .toLowerCase()
      .split(',')
      .filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry))
      .map((entry) => entry.split(';', 1)[0]?.trim()),
  )
  if (taken.has('br')) return 'br'
  return taken.has('gzip') ? 'gzip' : 'identity'
}

/** Browsers send a handful of different headers, so the answers are remembered. */
export function acceptedEncoding(header: string | null): Encoding {
  if (!header) return 'identity'
  const encoding = known.get(header) ?? negotiate(header)
  if (known.size < 200) known.set(header, encoding)
  return encoding
}
