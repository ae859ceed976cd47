/** Sentences around a Markdown text that is written. */
export const markdownTexts = {
  failed: 'Het voorbeeld kon niet worden gemaakt. Wat u typte, staat er nog.',
  making: 'Het voorbeeld wordt gemaakt.',
  faults: (count: number) => (count === 1 ? 'Eén ding houdt publiceren tegen:' : `${count} dingen houden publiceren tegen:`),
  noFaults: 'Deze tekst kan zo worden gepubliceerd.',
  atLine: (line: number) => `Regel ${line}`,
} as const

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Of the text as a whole, or with its line. */
export const sentenceAt = (line: number, sentence: string): string => (line === 0 ? capital(sentence) : `${markdownTexts.atLine(line)}: ${sentence}`)

/** `body.link.12` of the field `body`, as the server names it; undefined for anything else. */
export function readLineFault<Code extends string>(
  field: string,
  name: string,
  sentences: Readonly<Record<Code, string>>,
): { code: Code; line: number } | undefined {
  const [, of, code = '', line = ''] = /^([a-z]+)\.([a-z]+)\.(\d+)$/.exec(field) ?? []
  const isCode = (text: string): text is Code => Object.hasOwn(sentences, text)
  return of === name && isCode(code) ? { code, line: Number(line) } : undefined
}
