/** Keeps the HTML of a text or a record, by all that it was made from: what changes is another input, so nothing kept grows old. */

/** `mostLetters` bounds what is held, inputs and HTML together; what was asked for longest ago goes first. */
export function keepRendered<Input>(mostLetters: number, render: (input: Input) => string): (input: Input) => string {
  const kept = new Map<string, string>()
  let letters = 0
  return (input) => {
    const key = JSON.stringify(input)
    const known = kept.get(key)
    const html = known ?? render(input)
    if (known === undefined) letters += key.length + html.length
    else kept.delete(key)
    kept.set(key, html)
    for (const [oldest, { length }] of kept) {
      if (letters <= mostLetters) break
      kept.delete(oldest)
      letters -= oldest.length + length
    }
    return html
  }
}
