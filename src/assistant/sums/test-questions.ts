/** Puts questions to the calculations with the figures of the site, for the tests of this room. */
import { loadFigures } from '../../figures/load-figures.ts'
import type { EngineAnswer, Turn } from '../conversation/engine.ts'
import { findCalculation } from './find-calculation.ts'

export const book = loadFigures('content')
export const day = '2026-11-20'

export const ask = (question: string, history: readonly Turn[] = []): EngineAnswer | undefined => findCalculation(question, history, day, book)

/** Asks one question after the other in one conversation; the answer to each. */
export function converse(...questions: readonly string[]): (EngineAnswer | undefined)[] {
  const history: Turn[] = []
  return questions.map((question) => {
    const answer = ask(question, history)
    history.push({ role: 'user', content: question }, { role: 'assistant', content: answer?.text ?? 'kennis', kind: answer?.kind ?? 'kennis' })
    return answer
  })
}

/** The text with ordinary spaces, as a reader sees it. */
export const textOf = (answer: EngineAnswer | undefined): string => answer?.text.replaceAll('\u{A0}', ' ') ?? ''

const READING = 'Ik reken met:'

/** The outcome: the first line, or the one below what the question was read as. */
function headlineOf(answer: EngineAnswer | undefined): string {
  const paragraphs = textOf(answer).split('\n\n')
  return (paragraphs[0]?.startsWith(READING) ? paragraphs[1] : paragraphs[0]?.split('\n')[0]) ?? ''
}

/** The amounts of the first line as it joins them: '0 of 10.000', '9.242 tot 10.722'. */
export function outcomeOf(answer: EngineAnswer | undefined): string | undefined {
  const list = /€ .*?(?=\.(?: Dat hangt| Er blijft| \*\*|\*\*|$))/.exec(headlineOf(answer))?.[0]
  return list?.replaceAll('€ ', '')
}

/** Every amount of the first line, without the euro sign, in the order of the text. */
export const amountsOf = (answer: EngineAnswer | undefined): string[] =>
  [...headlineOf(answer).matchAll(/€ (\d[\d.]*(?:,\d\d)?)(?!\d)/g)].map((match) => (match[1] ?? '').replace(/\.$/, ''))
