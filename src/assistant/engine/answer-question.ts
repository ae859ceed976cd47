/** Answers one question of a conversation from the site's own content: at once, part by part, as a sum, or by what was found. */
import { findCalculation } from '../sums/find-calculation.ts'
import { compareConcepts } from './compare-concepts.ts'
import { compareWithBefore } from './compare-with-before.ts'
import { answerOwn, openingFor } from './answer-entry.ts'
import { answerWithCare, addCare } from './answer-with-care.ts'
import { answerGrief, ASKS, isCareEntry, needsCare, withCare } from './care.ts'
import { classify, type Verdict } from './classify.ts'
import { answerWithEntry, answerWithSection } from './compose-answer.ts'
import type { EngineAnswer, EngineInput, Turn } from '../conversation/engine.ts'
import { engineTexts } from './engine.nl.ts'
import type { Corpus, Search } from './corpus.ts'
import { chooseReading } from './choose-reading.ts'
import { entryOfSum } from './entry-of-sum.ts'
import { findLastTopic, isAcceptance, isSmallTalk } from './follow-up.ts'
import { withHelpLine } from './help-line.ts'
import { otherSubjectLead } from './follow-up.nl.ts'
import { withoutIdleDanger } from './learned-care.ts'
import { findSum } from './find-sum.ts'
import { answerEach, joinDistinct, type Answered } from './answer-parts.ts'
import { asksOfElsewhere, asksOfOffice } from './practical.nl.ts'
import { toPlainText } from './plain-text.ts'
import { isUnmistakable } from '../retrieval/own-index.ts'
import type { Hit } from '../retrieval/rank.ts'
import type { Outcome } from '../retrieval/floor.ts'
import { isOffTopic } from '../retrieval/off-topic.nl.ts'
import { isKnownPhrase, measureRelevance, type Found } from '../retrieval/retrieve.ts'
import { inStandardDutch } from './in-standard-dutch.ts'
import { readCase, saysOnlyFacts } from './case/case-record.ts'
import { fittingFirst } from './case/fitting-first.ts'
import { readKin } from './case/kin.nl.ts'
import { plainlyAskedFirst } from './plainly-asked.ts'
import { findForeignMarriage } from './case/married-abroad.ts'
import { withCase } from './case/with-case.ts'
import { answerKnownQuestion, answerPlainQuestion, answerTimeAsked } from './answer-by-words.ts'
import { answerReferral } from './answer-referral.ts'
import { readReferralWish } from './referral-intent.ts'
import { languageOfQuestion } from './languages/question-language.ts'
import { foreign, type ForeignLanguage } from './languages/foreign.nl.ts'
import { readInFull } from './read-in-full.ts'
import { findField } from '../retrieval/domain-words.nl.ts'
import { foldText } from '../retrieval/fold-text.ts'
import { saidBy } from './said.ts'
import { asksPrice } from './lasting-grief.ts'
import { askedOnFirst, BESIDE_SECOND, findOffered, findSecondReading, readAlso, showSecondReading } from './second-reading.ts'
import type { KnowledgeEntry } from '../retrieval/knowledge.ts'
import { splitQuestion } from './split-question.ts'
import { CHOICE, clarify, entriesOf, listOpeningQuestions, plain, refuse } from './without-answer.ts'

/** Chance from which an answer is better than none for who is in grief or afraid. */
const LEAST_IN_NEED = 0.1
/** Least score of a section of an English article. */
const ENGLISH_SECTION = 0.3

function answerVerdict(verdict: Verdict, corpus: Corpus): EngineAnswer {
  switch (verdict.kind) {
    case 'crisis':
      return { ...plain('crisis', engineTexts[verdict.about]), extras: { helpLine: verdict.about } }
    case 'begroeting':
      return plain('begroeting', engineTexts.greeting, listOpeningQuestions(corpus))
    case 'dank':
      return plain('dank', engineTexts.thanks)
    case 'mens':
      return plain('mens', verdict.about === 'call-back' ? engineTexts.callBack : engineTexts.person)
    case 'ai':
      return plain('ai', engineTexts.ai)
    case 'opdracht':
      return plain('opdracht', engineTexts.instructions, listOpeningQuestions(corpus))
    case 'buiten-bereik':
      return plain('buiten-bereik', engineTexts.foreignLaw)
  }
}

/** What the visitor said yes to: the first question that was offered with the last answer and has not been answered yet. */
function acceptOffer(history: readonly Turn[], corpus: Corpus, day: string): EngineAnswer | undefined {
  const { entries } = corpus.content
  const last = history.findLast((turn) => turn.role === 'assistant')
  const offered = last?.reference?.startsWith(CHOICE) ? last.reference.slice(CHOICE.length).split(',') : (entries.get(last?.reference ?? '')?.next ?? [])
  const answered = new Set(history.map((turn) => turn.reference))
  const entry = findOffered(history, entries.values()) ?? entries.get(offered.find((id) => !answered.has(entries.get(id)?.id)) ?? '')
  return entry && answerWithEntry(entry, corpus.content, [], day)
}

/** `second` is what else may have been meant. */
function answerHit(hit: Hit, { question, history, day }: EngineInput, corpus: Corpus, found: Found, second?: KnowledgeEntry): EngineAnswer | undefined {
  const { content, index } = corpus
  if (hit.passage.kind === 'section') return answerWithSection(hit.passage, content, day, (text) => measureRelevance(index, found.own, text))
  const record = readCase(question, history, day)
  const asked = openingFor(question, found, corpus, record, history)
  const answer = answerWithEntry(hit.passage.entry, content, found.hits, day, asked, { admits: true, mostSupport: second && BESIDE_SECOND })
  const also = second && readAlso(second, asked, { figures: content.figures, day })
  return { ...withCase(answer, hit.passage.entry, record, history), ...(also && { also }) }
}

/** The second best question, beside an answer that may be to another one than was asked. */
function offerOtherReading(answer: EngineAnswer, hits: readonly Hit[]): EngineAnswer {
  const other = entriesOf(hits).find(({ id }) => id !== answer.reference)
  return other ? { ...answer, extras: { ...answer.extras, otherReading: other.question } } : answer
}

/** After an answer a question that names no other subject is about the same, also when it is not understood. */
const goesOn = ({ question, history }: EngineInput): boolean => findLastTopic(history) !== undefined && !isOffTopic(foldText(question))

function answerFound(input: EngineInput, { found, outcome, winner }: Search, corpus: Corpus): EngineAnswer {
  if (winner) return answerOwn(winner, corpus, found.hits, input.day)
  const isRefused = outcome === 'out-of-scope' || outcome === 'unknown'
  if (isRefused && needsCare(input.question) && (found.hits[0]?.chance ?? 0) >= LEAST_IN_NEED) return answerHits(input, found, 'doubtful', corpus)
  if (outcome === 'out-of-scope' && !goesOn(input)) return plain('buiten-bereik', engineTexts.outOfScope, listOpeningQuestions(corpus))
  if (isRefused) return refuse(found, corpus)
  if (outcome === 'clarify') return clarify(found.hits)
  return answerHits(input, found, outcome, corpus)
}

const entriesFirst = (hits: readonly Hit[]): readonly Hit[] => [
  ...hits.filter(({ passage }) => passage.kind === 'entry'),
  ...hits.filter(({ passage }) => passage.kind === 'section'),
]

/** Of an entry: what something costs. */
const priceQuestion = /^(?:Wat|Hoeveel) kost/

/** 'En voor twee personen', after a question that is not about money, asks no price. */
const isPriceUnasked = ({ question }: KnowledgeEntry, input: EngineInput): boolean =>
  input.history.length > 0 && priceQuestion.test(question) && !asksPrice(input.question)

function pricesLast(hits: readonly Hit[], input: EngineInput, { content }: Corpus): readonly Hit[] {
  const last = content.entries.get(entryOfSum(findLastTopic(input.history)?.reference) ?? '')
  if (!last || priceQuestion.test(last.question)) return hits
  const isUnasked = ({ passage }: Hit): boolean => passage.kind === 'entry' && isPriceUnasked(passage.entry, input)
  return [...hits.filter((hit) => !isUnasked(hit)), ...hits.filter(isUnasked)]
}

function answerHits(input: EngineInput, found: Found, outcome: Outcome, corpus: Corpus): EngineAnswer {
  const all = needsCare(input.question) ? found.hits : withoutIdleDanger(found.hits, input, corpus.index, 'nl')
  // In doubt a section of an article that shares a few words leads a conversation astray.
  const hits = outcome === 'doubtful' && findLastTopic(input.history) ? entriesFirst(all) : all
  const record = readCase(input.question, input.history, input.day)
  const ofCase = fittingFirst(hits, input.question, record, readKin(saidBy(input.question, input.history)))
  const last = entryOfSum(findLastTopic(input.history)?.reference)
  const fitting = plainlyAskedFirst(outcome === 'answer' ? ofCase : askedOnFirst(ofCase, last), input, corpus)
  const near = outcome === 'answer' ? undefined : findSecondReading(fitting, isCareEntry)
  const second = near && isPriceUnasked(near, input) ? undefined : near
  for (const hit of outcome === 'answer' ? fitting : pricesLast(fitting, input, corpus)) {
    const answer = answerHit(hit, input, corpus, found, second)
    if (!answer) continue
    return outcome === 'doubtful' ? offerOtherReading(answer, hits) : answer
  }
  return refuse(found, corpus)
}

/** The offices that somebody looks for by themselves. */
export function findOffices({ question, history }: EngineInput, { places, content }: Corpus): EngineAnswer | undefined {
  const wish = readReferralWish(question, history, places, content.entries)
  return wish?.leads ? answerReferral(wish) : undefined
}

/** An office that is looked for, a sum that is asked for, else what is known. */
function answerOne(input: EngineInput, corpus: Corpus): EngineAnswer {
  const { question, history } = input
  const known = findOffices(input, corpus) ?? (splitQuestion(question) ? undefined : answerPractical(input, corpus))
  if (known) return known
  const wish = readReferralWish(question, history, corpus.places, corpus.content.entries)
  const answer =
    findSum(input, corpus.content.figures) ??
    answerFromKnowledge({ ...input, question: readInFull(question, history, { ...corpus, entries: corpus.content.entries, lead: otherSubjectLead }) }, corpus)
  return wish ? { ...answer, refers: wish } : answer
}

function answerFromKnowledge(input: EngineInput, corpus: Corpus): EngineAnswer {
  const { question, history, day } = input
  const answer = readFromKnowledge(input, corpus)
  const record = readCase(question, history, day)
  const abroad = findForeignMarriage(answer, saidBy(question, history), record, corpus.content.entries, 'nl')
  if (!abroad) return answer
  const { found } = chooseReading(question, history, corpus)
  const asked = { ...openingFor(question, found, corpus, record, history), prefers: abroad.opens }
  return withCase(answerWithEntry(abroad.entry, corpus.content, found.hits, day, asked), abroad.entry, record, history)
}

function readFromKnowledge(input: EngineInput, corpus: Corpus): EngineAnswer {
  const { question, history, day } = input
  return (
    compareConcepts(question, corpus.concepts, corpus.content, day) ??
    compareWithBefore(input, corpus) ??
    answerKnownQuestion(input, corpus) ??
    answerPlainQuestion(input, corpus) ??
    answerTimeAsked(input, corpus) ??
    answerRestated(input, corpus) ??
    answerFound(input, chooseReading(question, history, corpus), corpus)
  )
}

const openingOf = (text: string): string => text.split('\n\n')[0]!

/** Who only puts a fact right, or gives the one that was asked for, gets the question before answered for it. */
function answerRestated({ question, history, day }: EngineInput, corpus: Corpus): EngineAnswer | undefined {
  if (history.length === 0 || !saysOnlyFacts(question)) return undefined
  const before = history.findLast((turn, at) => turn.role === 'user' && !saysOnlyFacts(turn.content) && !isSmallTalk(history[at + 1]))
  if (!before) return undefined
  const said: Turn[] = [...history, { role: 'user', content: question }]
  const sum = findCalculation(`${question} ${before.content}`, [], day, corpus.content.figures)
  const isNew = (answer: EngineAnswer) => !history.some(({ content }) => openingOf(content) === openingOf(answer.text))
  if (sum && isNew(sum)) return sum
  const search = chooseReading(before.content, history.slice(0, history.indexOf(before)), corpus)
  const again = answerFound({ question: before.content, history: said, day }, search, corpus)
  // A fact that changes nothing of what was answered may ask something of its own: 'mijn ex wil niet meewerken'.
  return isNew(again) ? again : undefined
}

/** 'Wie heeft gelijk en hoeveel is het dan', 'moet hij betalen en hoeveel': a story that is one sum, of which the parts say nothing more. */
function isOneSum(input: EngineInput, answered: readonly Answered[], { content }: Corpus): boolean {
  const sums = new Set(answered.flatMap(({ answer }) => (answer.kind === 'berekening' ? [answer.text] : [])))
  const saysMore = answered.some(({ head, answer }) => answer.kind !== 'berekening' && findField(foldText(head)) !== 'none')
  // A part that asks for a fact was told it in another one.
  const asks = answered.some(({ answer }) => answer.kind === 'berekening' && answer.extras?.asks)
  const whole = asks || sums.size === 0 || (sums.size === 1 && !saysMore) ? findSum(input, content.figures) : undefined
  return whole !== undefined && (!asks || sums.size === 0 || (sums.size === 1 && !saysMore) || !whole.extras?.asks)
}

function answerParts(input: EngineInput, corpus: Corpus): EngineAnswer | undefined {
  const split = isKnownPhrase(corpus.index, input.question) ? undefined : splitQuestion(input.question)
  if (!split) return undefined
  const { told, parts } = split
  const answered = answerEach(parts, input, (part) => {
    if (classify(part.question)?.kind === 'ai') return plain('ai', engineTexts.ai)
    // A part that names no subject of its own is asked of what was told first.
    const isBare = told !== '' && !part.question.startsWith(told) && findField(foldText(part.question)) === 'none'
    // 'Wat kost het' is known as it is, of what the part before it was about.
    return (isBare ? answerPlainQuestion(part, corpus) : undefined) ?? answerOne(isBare ? { ...part, question: `${told}. ${part.question}` } : part, corpus)
  })
  return isOneSum(input, answered, corpus) ? undefined : joinDistinct(answered)
}

/** What someone in need or someone who tries the assistant out gets is not the owner's to change. */
const yielding = new Set<Verdict['kind']>(['buiten-bereik', 'mens', 'begroeting', 'dank'])

/** What differs per office, or has nothing to do with the field, is known to nobody here, unless the owner wrote an answer for it. */
function answerPractical({ question, history }: EngineInput, corpus: Corpus): EngineAnswer | undefined {
  const text = toPlainText(question)
  const [ofOffice, elsewhere] = [asksOfOffice(text), asksOfElsewhere(text)]
  if (!(ofOffice || elsewhere) || isKnownPhrase(corpus.index, question) || (corpus.own && chooseReading(question, history, corpus).winner)) return undefined
  return ofOffice ? plain('onbekend', engineTexts.ofOffice) : plain('buiten-bereik', engineTexts.outOfScope, listOpeningQuestions(corpus))
}

/** The answer that needs no search; undefined for everything else. */
export function answerAtOnce(input: EngineInput, corpus: Corpus): EngineAnswer | undefined {
  const { question, history, day } = input
  const verdict = classify(question)
  const mayBePractical = (verdict === undefined || yielding.has(verdict.kind)) && splitQuestion(question) === undefined
  const practical = mayBePractical ? answerPractical(input, corpus) : undefined
  const own = verdict && !yielding.has(verdict.kind) ? undefined : corpus.own?.find(question)[0]
  if (isUnmistakable(own)) return answerOwn(own, corpus, [], day)
  if (practical) return practical
  // 'Bent u een robot, en wie leest mee': what is asked beside it is answered too.
  if (verdict?.kind === 'ai' && splitQuestion(question)?.parts.some(({ head }) => classify(head) === undefined)) return undefined
  if (verdict) return answerVerdict(verdict, corpus)
  if (findLastTopic(history) && isAcceptance(question)) return acceptOffer(history, corpus, day)
  return answerGrief(question, findLastTopic(history) !== undefined) ?? answerWithCare(input, corpus)
}

/** Another language than Dutch: English from its own knowledge, others with one sentence and the offices that speak it. */
function answerForeign(input: EngineInput, corpus: Corpus): EngineAnswer | undefined {
  const language = languageOfQuestion(input)
  if (language === 'nl') return undefined
  return language === 'en' ? answerInEnglish(input, corpus) : answerInOtherLanguage(language)
}

/** One sentence in it. */
export function answerInOtherLanguage(language: ForeignLanguage): EngineAnswer {
  const { name, sentence } = foreign[language]
  const refers = { deed: undefined, place: undefined, order: 'passend' as const, leads: false, language: name }
  return { ...plain('verwijzing', sentence), refers, extras: { lang: language } }
}

/** From the English knowledge, else from an article in English. */
function answerInEnglish(input: EngineInput, corpus: Corpus): EngineAnswer | undefined {
  const answer = corpus.english?.().answer(input)
  if (answer?.kind !== 'onbekend' && answer?.kind !== 'buiten-bereik') return answer
  const { found } = chooseReading(input.question, [], corpus)
  const hit = found.hits.find(({ passage, score }) => passage.kind === 'section' && passage.article.lang === 'en' && score >= ENGLISH_SECTION)
  const fromArticle = hit && answerHit(hit, input, corpus, found)
  return fromArticle ? { ...fromArticle, extras: { lang: 'en' } } : answer
}

export function answerQuestion(asked: EngineInput, corpus: Corpus): EngineAnswer {
  const inOtherLanguage = answerForeign(asked, corpus)
  if (inOtherLanguage) return inOtherLanguage
  const input = inStandardDutch(asked, corpus)
  const answer = showSecondReading(answerAtOnce(input, corpus) ?? answerParts(input, corpus) ?? answerOne(input, corpus), engineTexts.alsoRead)
  return withHelpLine(withCare(input.question, addCare(answer, input, corpus)), input, corpus.index, 'nl', { asks: ASKS, ...engineTexts.help })
}
