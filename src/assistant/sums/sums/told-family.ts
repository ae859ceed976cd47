/** Divides what somebody has among a family that is told in the same message, before anybody died: 'als ik doodga, wie krijgt wat van mijn 90.000'. */
import type { FigureBook } from '../../../figures/figure.ts'
import type { EngineAnswer } from '../../conversation/engine.ts'
import { subjects } from '../subject-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { asksOnlyTax } from './estate.ts'
import { estateWords, unmarriedCouple } from './estate-words.nl.ts'
import { readFamilyShares, type FamilyShares } from './family-shares.ts'
import { readEstate } from './read-estate.ts'
import { coupleOf, divideAmong, type Divided } from './share-amount.ts'
import type { Sum } from './sum.ts'
import { toldFamilyTexts as texts, toldFamilyWords as words } from './told-family.nl.ts'

interface ToldFamily extends Divided {
  /** The one of a couple that never married, who asks what the other leaves. */
  getsNothing: boolean
}

/** 'En mijn broer?' */
const HEIR_ALONE = /^(?:en |maar |ok |oke )?(?:voor |met )?(?:mijn|onze) (?:broer|zus|vader|moeder|ouders|kinderen|man|vrouw)(?: dan| ook)?[ ?]*$/

const MOST_WORDS_OF_CHANGE = 14

/** Who lives together unmarried has no spouse. */
const readFamily = (said: Utterance): FamilyShares['family'] | undefined =>
  readFamilyShares(unmarriedCouple.test(said.text) && !/\bmijn (?:man|vrouw)\b/.test(said.text) ? said.without(`${said.text} ongehuwd`) : said)?.family

function recognise(said: Utterance): ToldFamily | undefined {
  const { text } = said
  const isPartners = words.partnersDeath.test(text) && unmarriedCouple.test(text)
  if (!(isPartners || words.ownDeath.test(text)) || !words.asks.test(text) || words.other.test(text) || said.asksForRule()) return undefined
  if (estateWords.will.test(said.affirmed().text)) return undefined
  const { estateCents, debtCents, debts } = readEstate(said)
  const family = estateCents === undefined ? undefined : readFamily(said)
  if (estateCents === undefined || !family) return undefined
  const shared = { estateCents, ...(debtCents !== undefined && { debtCents }), ...(debts && { debts }) }
  return { family, shared, asksTax: subjects.tax.test(text), couple: coupleOf(said), getsNothing: isPartners }
}

/** As it would be if they were married, or had so many children. */
function changeFamily(family: FamilyShares['family'], said: Utterance): FamilyShares['family'] | undefined {
  const children = said.kin().some(({ kin }) => kin.line === 'sibling') ? undefined : said.children()
  const isMarried = words.asMarried.test(said.text) && !words.notMarried.test(said.text)
  const partner = isMarried || family.of === 'spouse' || (family.of === 'couple' && family.partner)
  if (children !== undefined) return { of: 'couple', children, partner, unmarried: false, stepchild: false }
  if (!isMarried) return undefined
  return family.of === 'couple' ? { ...family, partner: true, unmarried: false } : family.of === 'parents' ? { of: 'spouse' } : undefined
}

function change(before: ToldFamily, _newer: Partial<ToldFamily>, said: Utterance): ToldFamily | undefined {
  if (asksOnlyTax(said)) return { ...before, asksTax: true }
  // What each pays is told together.
  if (before.asksTax && HEIR_ALONE.test(said.text)) return before
  const [amount, ...others] = said.amounts()
  if (others.length > 0 || !said.startsAsChange()) return undefined
  const family = changeFamily(before.family, said)
  const isValue = amount?.role === 'value' && said.kin().length === 0
  if (!family && !isValue) return undefined
  const isMarried = family !== undefined && (family.of === 'spouse' || (family.of === 'couple' && family.partner))
  return {
    ...before,
    ...(family && { family }),
    ...(isMarried && { getsNothing: false }),
    ...(isValue && { shared: { ...before.shared, estateCents: amount.cents } }),
  }
}

function answer({ getsNothing, ...facts }: ToldFamily, day: string, book: FigureBook): EngineAnswer | undefined {
  const sum = divideAmong(facts, day, book)
  return sum && getsNothing ? { ...sum, text: `${texts.nothing}\n\n${sum.text}` } : sum
}

export const toldFamilySum: Sum<ToldFamily> = {
  isGeneral: true,
  read: () => ({}),
  recognise,
  mayChange: (said) => !said.asksForRule() && said.text.split(' ').length <= MOST_WORDS_OF_CHANGE,
  change,
  answer,
}
