/** The ways in which a sum goes on from a story that was told before: each takes the message and gives its sum, or leaves it to the next. */
import type { FigureBook } from '../../figures/figure.ts'
import type { EngineAnswer, EngineInput, Turn } from '../conversation/engine.ts'
import { findCalculation } from '../sums/find-calculation.ts'
import { findKin } from '../sums/kin.ts'
import type { Known } from '../sums/known.ts'
import { ofDead, sharedByHeirs, subjects } from '../sums/subject-words.nl.ts'
import { ESTATE_SHARES } from '../sums/sums/answer-estate.ts'
import { readClaim, readEarlierClaims } from '../sums/sums/earlier-claims.ts'
import { asksOnlyTax } from '../sums/sums/estate.ts'
import { FAMILY_SHARES } from '../sums/sums/family-shares.ts'
import { tellEstate } from '../sums/sums/read-estate.ts'
import { shareAmount } from '../sums/sums/share-amount.ts'
import { Utterance } from '../sums/utterance.ts'
import { withPersonTold } from './told-person.ts'

/** `said` is the question of `input` as the sums read it. */
export type WayOn = (input: EngineInput, said: Utterance, figures: FigureBook) => EngineAnswer | undefined

export const EQUITY = 'berekening:overwaarde'
/** Sums over what a family or a couple has, of which the people may have been told before. */
export const OF_STORY: ReadonlySet<string> = new Set([EQUITY, ESTATE_SHARES, 'berekening:verdeling'])
/** Of these the outcome depends on who gets it. */
const GAINS: ReadonlySet<string> = new Set(['berekening:erfbelasting', 'berekening:schenkbelasting'])

/** An amount that is told after who inherits which part is what that family shares; then the tax over it may be asked. */
export const ofFamilyTold: WayOn = ({ question, history, day }, said, figures) => {
  const at = history.findLastIndex(({ reference }) => reference === FAMILY_SHARES)
  const family = history[at - 1]?.content
  if (at < 0 || family === undefined) return undefined
  const told = Utterance.of(family, day)
  const since = history.slice(at + 1)
  if (said.amounts().length > 0) return since.length === 0 ? shareAmount(told, said, day, figures) : undefined
  const amount = asksOnlyTax(said) ? since.findLast(({ role, content }) => role === 'user' && Utterance.of(content, day).amounts().length > 0) : undefined
  return amount && shareAmount(told, Utterance.of(`${amount.content}. ${question}`, day), day, figures)
}

/** What somebody gets, of a story about a will or an inheritance, and of no gift. */
const GETS = /\b(?:krijgt|erft|zou krijgen|zou erven)\b/
const PAYS = /\bbetaalt?\b|\bbetalen\b|\bkost\b/
const isOfInheritance = ({ history }: EngineInput, { text }: Utterance): boolean =>
  GETS.test(text) && PAYS.test(text) && !subjects.gives.test(text) && INHERITED.test(history.findLast(({ role }) => role === 'user')?.content ?? '')
const INHERITED = /\b(?:testament|erf\w*|erven|nalat\w*|overl\w+)\b/i

/** For somebody who was told of, and is now only called 'hij' or 'haar'. */
export const ofPersonTold: WayOn = (input, said, figures) => {
  const question = said.amounts().length > 0 ? withPersonTold(input.question, input.history) : undefined
  const known: Known = isOfInheritance(input, said) ? { topic: 'inheritance-tax' } : {}
  const sum = question === undefined ? undefined : findCalculation(question, [], input.day, figures, known)
  return sum && GAINS.has(sum.reference ?? '') ? sum : undefined
}

/** The claims of the children, told after the tax over what the last parent leaves was left open for them. */
export const ofClaimTold: WayOn = ({ history, day }, said, figures) => {
  const last = history.findLast(({ role }) => role === 'assistant')
  const asked = history.findLast(({ role }) => role === 'user')?.content
  if (last?.reference !== 'berekening:erfbelasting' || asked === undefined) return undefined
  const { otherDiedFirst, claimCents } = readEarlierClaims(Utterance.of(asked, day)).claims
  const claim = otherDiedFirst && claimCents === undefined ? readClaim(said) : undefined
  return claim && findCalculation(asked, [], day, figures, { claim })
}

/** A home in common of two needs no number. */
export const LEAST_OWNERS = 3

/** Takes over a home that several have. */
const takesOver = /\b(?:over ?(?:nemen|neemt|neem|genomen)|over te nemen|ne(?:em|emt|men) (?:\w+ ){1,5}over|uitkopen|uitkoopt|uit te kopen|uitgekocht)\b/

/** One of several heirs takes over the home that they inherit, as this message or those before tell. */
export function isTakenOverByHeir({ history, day }: Pick<EngineInput, 'history' | 'day'>, said: Utterance): boolean {
  const told = [...history.flatMap(({ role, content }) => (role === 'user' ? [Utterance.of(content, day).text] : [])), said.text]
  return told.some((text) => sharedByHeirs.test(text) || ofDead.test(text)) && told.some((text) => takesOver.test(text))
}

/** What the heir pays the others of the value that is told now. */
export const ofTakeoverTold: WayOn = (input, said, figures) => {
  const { question, history, day } = input
  if (history.length === 0 || said.amounts().length !== 1 || !isTakenOverByHeir(input, said)) return undefined
  const told = [...history.flatMap(({ role, content }) => (role === 'user' ? [Utterance.of(content, day)] : [])), said]
  const owners = told.findLast((one) => (one.children() ?? 0) >= LEAST_OWNERS)?.children()
  const sum = findCalculation(question, [], day, figures, { takenOver: true, ...(owners !== undefined && { owners }) })
  return sum?.reference === EQUITY ? sum : undefined
}

/** By what answered last: what an amount is then asked of, 'hoeveel is dat dan' after a child was to be disinherited. */
const knownAfter: Readonly<Record<string, Known>> = { 'testament-onterven': { wish: 'forced' }, 'testament-legitieme-portie': { wish: 'forced' } }

const subjectAfter = (turn: Turn | undefined): Known | undefined => knownAfter[turn?.reference ?? '']

/** Of an amount in this message, or of what was told before where it asks what tax is due on 'dat'. */
const ofSubject: WayOn = ({ question, history, day }, said, figures) => {
  const subject = subjectAfter(history.findLast(({ role }) => role === 'assistant'))
  if (subject === undefined) return undefined
  if (said.amounts().length > 0) return findCalculation(question, [], day, figures, subject)
  if (!asksOnlyTax(said)) return undefined
  const estate = history.flatMap(({ role, content }) => (role === 'user' ? (tellEstate(Utterance.of(content, day)) ?? []) : [])).at(-1)
  return estate && findCalculation(question, [], day, figures, { ...subject, estate })
}

/** Over an estate that was divided, whatever was asked in between; what an amount was told of then goes with it. */
const overShares: WayOn = ({ question, history, day }, said, figures) => {
  if (!asksOnlyTax(said)) return undefined
  const told = history.map((turn, place) => {
    const known = turn.role === 'user' ? subjectAfter(history[place - 1]) : undefined
    return known === undefined ? turn : { ...turn, known }
  })
  const ends = history.flatMap(({ reference }, at) => (reference === ESTATE_SHARES ? [at + 1] : []))
  for (const end of ends.toReversed()) {
    const sum = findCalculation(question, told.slice(0, end), day, figures)
    if (sum) return sum
  }
  return undefined
}

/** Who leaves it, as the visitor called them. */
const LEAVES =
  /\b(?:mijn|onze|m'n) (?:(?:groot)?(?:vader|moeder)|pa|ma|opa|oma|oom|tante|broer|zus|neef|nicht|vriend|vriendin|(?:over)?buurman|(?:over)?buurvrouw)\b/

/** Of a story about what somebody leaves, in which the amount comes last: 'dus 1/6 van 210.000, wat houd ik over na de belasting'. */
const ofEstateTold: WayOn = ({ question, history, day }, said, figures) => {
  const asksTax = subjects.tax.test(said.text) || subjects.inheritanceTax.test(said.text)
  if (!asksTax || said.amounts().length !== 1 || said.topic() !== undefined || subjects.transferTax.test(said.text) || subjects.giftTax.test(said.text))
    return undefined
  const stories = history.flatMap(({ role, content }) => (role === 'user' ? [Utterance.of(content, day)] : []))
  const story = stories.find(({ text }) => subjects.inherits.test(text) && !subjects.gives.test(text) && !subjects.buys.test(text))
  // Who is named in the message itself goes before who was told of.
  const giver = said.kin().length > 0 ? undefined : findKin(LEAVES.exec(story?.text ?? '')?.[0] ?? '')[0]?.kin
  if (story === undefined || (said.kin().length === 0 && giver === undefined)) return undefined
  const sum = findCalculation(question, [], day, figures, { topic: 'inheritance-tax', ...(giver && { giver }) })
  return sum && !sum.extras?.asks && GAINS.has(sum.reference ?? '') ? sum : undefined
}

/** Where the message asks for an outcome that it does not tell all of. */
export const ofStory: readonly WayOn[] = [ofSubject, overShares, ofEstateTold]

/** Goes on from a sum that was made of two messages: a story, and the amounts of it. */
export const afterStory: WayOn = ({ question, history, day }, _said, figures) => {
  const last = history.findLast(({ role }) => role === 'assistant')
  const asked = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const amounts = asked.at(-1)
  if (last?.kind !== 'berekening' || !OF_STORY.has(last.reference ?? '') || asked.length < 2) return undefined
  for (const story of new Set([asked.at(-2), asked[0]])) {
    const sum = findCalculation(question, [{ role: 'user', content: `${story} ${amounts}` }], day, figures)
    if (sum?.reference === last.reference && sum?.text !== last.content) return sum
  }
  return undefined
}
