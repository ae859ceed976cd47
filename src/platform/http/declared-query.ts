/** Of the query of an address, the part that its page reads. */

/** '?b=2&x=9&a=1' for a page that reads a and b -> '?a=1&b=2'; '' when nothing of it is read. Of a name that occurs more often the order stays. */
export function declaredQuery(url: string, reads: readonly string[]): string {
  const start = url.indexOf('?')
  if (start < 0 || reads.length === 0) return ''
  const declared = new URLSearchParams([...new URLSearchParams(url.slice(start + 1))].filter(([name]) => reads.includes(name)))
  declared.sort()
  return declared.size === 0 ? '' : `?${declared.toString()}`
}
