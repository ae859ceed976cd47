/** What is said where nothing answers: a question back, or what was understood with the questions that come nearest. */
import type { Content } from './compose-answer.ts'
import type { Corpus } from './corpus.ts'
import type { EngineAnswer } from '../conversation/engine.ts'
import { engineTexts, openingEntries } from './engine.nl.ts'
import type { Hit } from '../retrieval/rank.ts'
import type { Found } from '../retrieval/retrieve.ts'

/** Before the ids of the entries that a question may have been about. */
export const CHOICE = 'keuze:'
const MOST_CHOICES = 3
const OPENING_SUGGESTIONS = 4
/** A question that fits less than this is no help beside a refusal. */
const NEAR_ENOUGH = 0.2
export function plain(kind: EngineAnswer['kind'], text: string, suggestions: string[] = []): EngineAnswer {
  return { kind, text, sources: [], reference: undefined, suggestions }
}

export function listOpeningQuestions({ content }: { content: Pick<Content, 'entries'> }): string[] {
  const chosen = openingEntries.flatMap((id) => content.entries.get(id)?.question ?? [])
  const others = [...content.entries.values()].map((entry) => entry.question)
  return [...new Set([...chosen, ...others])].slice(0, OPENING_SUGGESTIONS)
}

export const entriesOf = (hits: readonly Hit[]) => hits.flatMap(({ passage }) => (passage.kind === 'entry' ? [passage.entry] : []))

export function clarify(hits: readonly Hit[]): EngineAnswer {
  const candidates = entriesOf(hits).slice(0, MOST_CHOICES)
  return {
    ...plain(
      'verduidelijking',
      engineTexts.clarify(candidates.map((entry) => entry.question)),
      candidates.map((entry) => entry.question),
    ),
    reference: CHOICE + candidates.map((entry) => entry.id).join(','),
  }
}

/** Says what was understood, and offers the questions that come nearest. */
export function refuse(found: Found, corpus: Corpus): EngineAnswer {
  const near = entriesOf(found.hits.filter(({ score }) => score >= NEAR_ENOUGH)).slice(0, MOST_CHOICES)
  return near.length === 0
    ? plain('onbekend', engineTexts.unknown, listOpeningQuestions(corpus))
    : plain(
        'onbekend',
        engineTexts.unknownAbout(near[0]!.topic),
        near.map(({ question }) => question),
      )
}
