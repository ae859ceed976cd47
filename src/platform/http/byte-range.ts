/** Reads the Range header (RFC 9110): which bytes of a file a player asks for. */

export interface ByteRange {
  start: number
  /** The last byte, included. */
  end: number
}

/** A header that is malformed, in another unit, or asks for several parts is ignored, which the standard allows: the answer is then the whole file. */
export function readByteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return last === '0' || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
