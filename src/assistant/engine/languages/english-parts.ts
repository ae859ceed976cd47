/** Answers the parts of an English message that asks several things, each under the question that it answers. */
import type { EngineAnswer, EngineInput } from '../../conversation/engine.ts'
import { foldText } from '../../retrieval/fold-text.ts'
import { isKnownPhrase } from '../../retrieval/retrieve.ts'
import { answerEach, joinDistinct, type Answered } from '../answer-parts.ts'
import { findConcepts } from '../compare-concepts.ts'
import { splitQuestion, type QuestionPart } from '../split-question.ts'
import { answerOneInEnglish, readEnglishPlain } from './answer-in-english.ts'
import { dangerEntries } from './care.en.ts'
import type { EnglishCorpus } from './english-corpus.ts'
import { chanceOf, findInEnglish, saysLittle } from './english-search.ts'
import { sumInEnglish } from './english-sum.ts'
import { askDirectly, writePartHead } from './part-head.ts'
import { englishTexts } from './english.en.ts'
import { englishAskingWords } from './split-question.en.ts'

/** What is told as a question is asked as one: 'and what it costs'. */
const asAsked = ({ head, text }: QuestionPart): QuestionPart => ({
  head,
  text: text.endsWith(head) ? `${text.slice(0, -head.length)}${askDirectly(head)}` : text,
})

/** 'If I need a will, what does it cost'. */
const SUPPOSED = /^(?:if|suppose|when) ([^,]*), (?=\S)/i

/** More words than these tell of more than the thing that they name. */
const FEW_WORDS = 8
const isBrief = (told: string): boolean => !/\d/.test(told) && (told.split(/[.?!]/).at(-1) ?? '').trim().split(/\s+/).length <= FEW_WORDS

/** 'I want a will. How much and how long': each is asked of the one thing that was told of. */
function asPlain(head: string, told: string, corpus: EnglishCorpus): string | undefined {
  const supposed = SUPPOSED.exec(head)
  const named = supposed?.[1] ?? told
  const [only, other] = findConcepts(foldText(named), corpus.concepts)
  if (!only || other || !isBrief(named)) return undefined
  const question = `${askDirectly(supposed ? head.slice(supposed[0].length) : head)} ${only.names[0]}`
  return readEnglishPlain({ question, history: [] }, corpus) && question
}

interface Told {
  head: string
  /** Before the first part. */
  told: string
  /** The parts before it were asked of the same thing. */
  isOfTold: boolean
}

/** A part that says too little by itself is asked of what was told before the first of them. */
function withTold(part: EngineInput, { head, told, isOfTold }: Told, corpus: EnglishCorpus): EngineInput {
  if (sumInEnglish(part, corpus)) return part
  const whole = told === '' || part.question.startsWith(told) ? part : { ...part, question: `${told}. ${part.question}` }
  if (sumInEnglish(whole, corpus)) return whole
  const plainQuestion = isOfTold ? asPlain(head, told, corpus) : undefined
  if (plainQuestion !== undefined) return { ...part, question: plainQuestion }
  const bare = { ...part, question: askDirectly(head) }
  if (readEnglishPlain(bare, corpus)) return bare
  return saysLittle(part.question) && chanceOf(findInEnglish(whole, corpus)) > chanceOf(findInEnglish(part, corpus)) ? whole : part
}

/** Beside other answers a refusal is short. */
const withoutRefusal = (answer: EngineAnswer): EngineAnswer =>
  answer.kind === 'onbekend' || answer.kind === 'buiten-bereik' ? { ...answer, text: englishTexts.unknownPart } : answer

/** A story that is one sum, of which the parts say nothing more. */
function isOneSum(input: EngineInput, answered: readonly Answered[], corpus: EnglishCorpus): boolean {
  const sums = new Set(answered.flatMap(({ answer }) => (answer.kind === 'berekening' ? [answer.text] : [])))
  return sums.size === 0 && sumInEnglish(input, corpus) !== undefined
}

export function answerEnglishParts(input: EngineInput, corpus: EnglishCorpus): EngineAnswer | undefined {
  const split = isKnownPhrase(corpus.index, input.question) ? undefined : splitQuestion(input.question, englishAskingWords)
  if (!split) return undefined
  const parts = split.parts.map(asAsked)
  const heads = parts.map(({ head }) => head).values()
  let isOfTold = true
  const answered = answerEach(parts, input, (part) => {
    const asked = withTold(part, { head: heads.next().value ?? '', told: split.told, isOfTold }, corpus)
    isOfTold &&= asked.question !== part.question
    return withoutRefusal(answerOneInEnglish(asked, corpus))
  })
  if (isOneSum(input, answered, corpus)) return undefined
  // What is to be heard by who is in danger stands alone.
  const alone = answered.find(({ answer }) => dangerEntries.has(answer.reference ?? ''))
  const joined = alone?.answer ?? joinDistinct(answered, writePartHead)
  return joined && { ...joined, extras: { ...joined.extras, lang: 'en' } }
}
