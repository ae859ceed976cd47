/** Answers in English from the English knowledge, in the order of the Dutch engine: care, courtesies, offices, then what was found. */
import type { FigureBook } from '../../../figures/figure.ts'
import type { EngineAnswer, EngineInput } from '../../conversation/engine.ts'
import { analyse, type Slot } from '../../retrieval/analyse.ts'
import { buildForwardCoverage } from '../../retrieval/coverage.ts'
import { foldText } from '../../retrieval/fold-text.ts'
import type { KnowledgeEntry } from '../../retrieval/knowledge.ts'
import { collectTerms, sumWeights } from '../../retrieval/knowledge-index.ts'
import { listTaught } from '../../retrieval/learned/examples.ts'
import { createWayFinder } from '../../retrieval/learned/way-memory.ts'
import { createOwnIndex, type OwnHit } from '../../retrieval/own-index.ts'
import type { QuestionForm } from '../../retrieval/question-form.ts'
import { buildVocabulary } from '../../retrieval/vocabulary.ts'
import { listWaysOf, textOf } from '../../retrieval/knowledge.ts'
import { chooseOpening } from '../choose-opening.ts'
import { findPlace, type Places } from '../referral-intent.ts'
import { writeStatements } from '../write-statements.ts'
import { findService } from '../../../deeds/match-service.ts'
import { englishTexts, englishWords } from './english.en.ts'

/** From here an entry answers; from the lower bound it answers with another reading beside it. */
const ANSWERS = 0.46
const MAY_ANSWER = 0.34
const MOST_SUGGESTIONS = 3

export interface English {
  answer(input: EngineInput): EngineAnswer
}

const plain = (kind: EngineAnswer['kind'], text: string, suggestions: string[] = []): EngineAnswer => ({
  kind,
  text,
  sources: [],
  reference: undefined,
  suggestions,
  extras: { lang: 'en' },
})

/** In English only the opening of the question tells its form. */
function readForm(question: string): QuestionForm {
  const clause =
    foldText(question)
      .split(/[.?!;]+\s*/)
      .findLast((part) => englishWords.opensWithVerb.test(part) || englishWords.opensWithAsking.test(part)) ?? ''
  return { isYesNo: englishWords.opensWithVerb.test(clause), sense: /\b(?:not|no|without|never|n't)\b/.test(clause) ? 'is not' : 'is so', aspects: new Set() }
}

function answerAtOnce({ question }: EngineInput, places: Places): EngineAnswer | undefined {
  const text = foldText(question).trim()
  if (englishWords.crisis.test(text)) return plain('crisis', englishTexts.crisis)
  if (englishWords.instructions.test(text)) return plain('opdracht', englishTexts.instructions)
  if (englishWords.ai.test(text)) return plain('ai', englishTexts.ai)
  if (englishWords.greeting.test(text)) return plain('begroeting', englishTexts.greeting)
  if (englishWords.thanks.test(text)) return plain('dank', englishTexts.thanks)
  if (englishWords.seeksOffice.test(text) && !englishWords.aboutNotary.test(text)) {
    const wish = { deed: findService(text)?.slug, place: findPlace(question, places), order: 'passend' as const, leads: false, language: 'Engels' }
    return { ...plain('verwijzing', englishTexts.offices), refers: wish }
  }
  return englishWords.person.test(text) ? plain('mens', englishTexts.person) : undefined
}

/** `entries` are those of `content/kennis-en`; `figures` may change under the engine, the entries do not. */
export function createEnglish(entries: readonly KnowledgeEntry[], figures: FigureBook, places: Places): English {
  const vocabulary = buildVocabulary(entries.map((entry) => [entry.question, ...listWaysOf(entry), textOf(entry)].join(' . ')))
  const index = createOwnIndex(entries, vocabulary)
  const ways = createWayFinder(listTaught(entries, [], vocabulary))
  const held = (slots: readonly Slot[]) => (text: string) =>
    buildForwardCoverage([collectTerms(analyse(text, vocabulary))]).cover(slots, sumWeights(slots) || 1)[0] ?? 0

  function write(hit: OwnHit, question: string, day: string): EngineAnswer {
    const { entry } = hit
    const slots = analyse(question, vocabulary)
    const opening = chooseOpening(entry, { question, slots, ways, held: held(slots), form: readForm(question) })
    const { text, sources, said } = writeStatements(entry, opening, figures, day, 'en')
    const next = entry.next.flatMap((id) => entries.find((other) => other.id === id)?.question ?? [])
    const sympathy = englishWords.loss.test(foldText(question))
    return {
      kind: 'kennis',
      text: sympathy ? `${englishTexts.loss} ${text}` : text,
      sources,
      reference: entry.id,
      suggestions: next.slice(0, MOST_SUGGESTIONS),
      says: said.map(({ id }) => id),
      extras: { lang: 'en' },
      ...(sympathy && { isGentle: true }),
    }
  }

  /** Alone, or together with what was asked before, whichever is surer. */
  function find({ question, history }: EngineInput): OwnHit[] {
    const alone = index.find(question)
    if ((alone[0]?.fit ?? 0) >= ANSWERS) return alone
    const last = history.findLast((turn) => turn.role === 'user')
    const joined = last ? index.find(`${last.content} ${question}`) : []
    return (joined[0]?.fit ?? 0) > (alone[0]?.fit ?? 0) ? joined : alone
  }

  return {
    answer(input) {
      const known = answerAtOnce(input, places)
      if (known) return known
      const [best, second] = find(input)
      if (best && best.fit >= ANSWERS) return write(best, input.question, input.day)
      if (best && best.fit >= MAY_ANSWER) {
        const answer = write(best, input.question, input.day)
        return second ? { ...answer, extras: { ...answer.extras, otherReading: second.entry.question } } : answer
      }
      const near = index.find(input.question).slice(0, MOST_SUGGESTIONS)
      return near.length > 0
        ? plain(
            'onbekend',
            englishTexts.unknownNear,
            near.map(({ entry }) => entry.question),
          )
        : plain('buiten-bereik', englishTexts.outside)
    },
  }
}
