/** Several answers as one, each under its own short head, for a question in parts. */
import type { AnswerExtras } from '../conversation/answer-extras.ts'
import type { AnswerSource, EngineAnswer } from '../conversation/engine.ts'
import { writeDutchHead } from './part-head.ts'

const MARK = /\[(\d{1,2})\]/g
const MOST_SUGGESTIONS = 3

/** The same text with the marks of `sources` as they are numbered in `all`, which it adds to. */
function renumber({ text, sources }: Pick<EngineAnswer, 'text' | 'sources'>, all: AnswerSource[]): string {
  const numbers = sources.map((source) => {
    const at = all.findIndex(({ url, title }) => url === source.url && title === source.title)
    return at >= 0 ? at + 1 : all.push(source)
  })
  return text.replace(MARK, (mark, number: string) => (numbers[Number(number) - 1] === undefined ? mark : `[${numbers[Number(number) - 1]}]`))
}

/** The same answer with another paragraph below it. */
export function withParagraph(answer: EngineAnswer, paragraph: Pick<EngineAnswer, 'text' | 'sources'>): EngineAnswer {
  const sources = [...answer.sources]
  return { ...answer, text: `${answer.text}\n\n${renumber(paragraph, sources)}`, sources }
}

/** The first answer's subject is that of the whole; what follows on the last part comes first. */
export function joinAnswers(parts: readonly { head: string; answer: EngineAnswer }[], writeHead = writeDutchHead): EngineAnswer {
  const sources: AnswerSource[] = []
  const text = parts.map(({ head, answer }) => `${writeHead(head)}\n\n${renumber(answer, sources)}`).join('\n\n')
  const suggestions = [...new Set(parts.toReversed().flatMap(({ answer }) => answer.suggestions))].slice(0, MOST_SUGGESTIONS)
  const [first, ...others] = parts.map(({ answer }) => answer)
  const extras = Object.assign({}, ...parts.toReversed().map(({ answer }) => answer.extras)) as AnswerExtras
  const refers = parts.flatMap(({ answer }) => answer.refers ?? [])[0]
  const kind = [first!, ...others].every((answer) => answer.kind === 'berekening') ? 'berekening' : 'kennis'
  return {
    kind,
    text,
    sources,
    reference: first!.reference ?? others.find((answer) => answer.reference)?.reference,
    suggestions,
    opens: parts.flatMap(({ answer }) => answer.opens ?? []),
    ...(Object.keys(extras).length > 0 && { extras }),
    // The offices stand below all of it.
    ...(refers && { refers: { ...refers, leads: false } }),
    ...(parts.some(({ answer }) => answer.isGentle) && { isGentle: true }),
  }
}
