/** What several people together can get from one giver in a year, or inherit, without tax: the exemptions added up. */
import type { FigureBook } from '../../../figures/figure.ts'
import { getNumber } from '../../../figures/figure.ts'
import { centsOf } from '../../../figures/cents.ts'
import { chooseDays } from '../../../figures/figure-days.ts'
import { listFigureSources } from '../../../figures/figure-sources.ts'
import { emptyAddress } from '../../../figures/calculators/calculator-address.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { disability, unsupportedKin } from '../kin-words.nl.ts'
import { yearLines } from './year-lines.ts'
import { subjects } from '../subject-words.nl.ts'
import { allowanceTexts as texts } from './allowance.nl.ts'
import { changeByWords } from './change-by-words.ts'
import type { Sum } from './sum.ts'
import { allowanceWords as words } from './gain-words.nl.ts'
import type { AllowanceFacts, AllowanceGroup } from './allowance-facts.ts'
import type { Utterance } from '../utterance.ts'
import { showSum } from './show-sum.ts'

const GROUPS: readonly (readonly [AllowanceGroup['relation'], RegExp])[] = [
  ['grandchild', /\b(?:(\d{1,2}|een) )(?:\w+ )?klein(?:kind|kinderen|zoons|zonen|dochters|kids)\b/g],
  ['child', /\b(?:(\d{1,2}|een) )(?:\w+ )?(?:stief)?(?:kind|kinderen|zoons?|zonen|dochters?|kids)\b/g],
  ['other', /\b(?:(\d{1,2}|een) )(?:\w+ )?(?:neven|nichten|neefjes|nichtjes|broers|zussen|vrienden|petekinderen)\b/g],
]
const PARTNER = /\bmijn (?:man|vrouw|partner|echtgenoot|echtgenote)\b/

const figureOf = ({ relation }: AllowanceGroup, isGift: boolean): string => {
  if (isGift) return relation === 'child' ? 'schenk-vrijstelling-kind' : 'schenk-vrijstelling-overig'
  return { partner: 'erf-vrijstelling-partner', child: 'erf-vrijstelling-kind', grandchild: 'erf-vrijstelling-kleinkind', other: 'erf-vrijstelling-overig' }[
    relation
  ]
}

function readGroups(text: string): AllowanceGroup[] {
  const groups: AllowanceGroup[] = PARTNER.test(text) && words.partnerToo.test(text) ? [{ relation: 'partner', count: 1 }] : []
  let rest = text
  for (const [relation, pattern] of GROUPS) {
    const count = [...rest.matchAll(pattern)].reduce((sum, match) => sum + (Number(match[1]) || 1), 0)
    rest = rest.replace(pattern, ' ')
    if (count > 0) groups.push({ relation, count })
  }
  return groups
}

/** Whoever else is named may be the giver, or the parent of the children that are counted. */
const namesOthers = ({ text, kin: mentions }: Utterance): boolean =>
  mentions().some(({ kin, countedFrom }) => countedFrom === 'other' || kin.line === 'friend' || (kin.line === 'lineal' && kin.generation > 0)) ||
  words.ofOthers.test(text)

function read({ text, lastYear }: Utterance): Partial<AllowanceFacts> {
  const groups = readGroups(text)
  return { ...(groups.length > 0 && { groups }), ...lastYear() }
}

function recognise(said: Utterance, { groups, years }: Partial<AllowanceFacts>): AllowanceFacts | undefined {
  if (!groups || groups.reduce((sum, { count }) => sum + count, 0) < 2 || said.amounts().length > 0) return undefined
  const { text } = said
  if (!words.untaxed.test(text) || !words.asks.test(text) || words.other.test(text) || namesOthers(said) || unsupportedKin.test(text) || disability.test(text))
    return undefined
  const [isGift, isInherited] = [subjects.gives.test(text) || words.gives.test(text), subjects.inherits.test(text)]
  return isGift === isInherited ? undefined : { groups, isGift, ...(years && { years }) }
}

function answer(facts: AllowanceFacts, day: string, book: FigureBook): EngineAnswer | undefined {
  const { groups, isGift, years } = facts
  const ids = [...new Set(groups.map((group) => figureOf(group, isGift)))]
  const [figureDay] = chooseDays(book, ids, years, day) ?? []
  if (!figureDay) return undefined
  const each = groups.map((group) => centsOf(getNumber(book, figureOf(group, isGift), figureDay.day)))
  const totals = groups.map(({ count }, index) => count * (each[index] ?? 0))
  const totalCents = totals.reduce((sum, cents) => sum + cents, 0)
  const kind = isGift ? 'gift' : 'inheritance'
  const topic = isGift ? 'gift-tax' : 'inheritance-tax'
  return showSum({
    days: [figureDay],
    outcome: texts.outcome(facts, totalCents),
    lines: [...groups.map((group, index) => texts.line(group, each[index] ?? 0)), ...(groups.length > 1 ? [texts.sumLine(totals, totalCents)] : [])],
    notes: [texts.conditions[kind], ...yearLines([figureDay]), nl.gainDecides].join(' '),
    link: nl.calculatorLink(topic, emptyAddress(topic)),

    sources: [nl.ownArticles.gain, ...listFigureSources(book, [{ ids, day: figureDay.day }])],
    reference: 'berekening:vrijstelling',
    suggestions: [nl.suggest.year(figureDay.year - 1), ...texts.suggestions[kind]],
  })
}

export const allowanceSum: Sum<AllowanceFacts> = {
  read,
  recognise,
  ...changeByWords<AllowanceFacts>('kinderen kleinkinderen belastingvrij schenken geven erven'),
  answer,
}
