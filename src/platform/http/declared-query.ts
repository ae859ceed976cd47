/** Of the query of an address, the part that its page reads. */

/** '?b=2&x=9&a=1' for a page that reads a and b -> '?b=2&a=1'; '' when nothing of it is read. The order stays: a page may lead one spelling to another. */
export function declaredQuery(url: string, reads: readonly string[]): string {
  const start = url.indexOf('?')
  if (start < 0 || reads.length === 0) return ''
  const declared = new URLSearchParams([...new URLSearchParams(url.slice(start + 1))].filter(([name]) => reads.includes(name)))
  return declared.size === 0 ? '' : `?${declared.toString()}`
}
