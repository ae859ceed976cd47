/** Reads from a normalised question what an estate is worth and who shares it by law. */
import { extractAmounts, sumDebts, type Amount } from '../extract-amounts.ts'
import { extractYears } from '../extract-years.ts'
import { noChildren } from '../kin-words.nl.ts'
import { subjects } from '../subject-words.nl.ts'
import { countChildren } from './count-children.ts'
import { estateWords, spouseWords, unmarriedCouple } from './estate-words.nl.ts'

/** What is asked: the part by law, what a disinherited child can claim, or the tax over the parts. */
type EstateWish = 'share' | 'forced' | 'tax'

export interface EstateFacts {
  wish: EstateWish
  /** Before debts. */
  estateCents?: number
  debtCents?: number
  children?: number
  /** A spouse or registered partner survives. */
  partner?: boolean
  /** The couple lived together unmarried. */
  unmarried?: boolean
  /** Half of the amount was the survivor's already. */
  communal?: boolean
  years?: readonly number[]
  /** There are none: then it is another division. */
  childless?: true
}

function readWish(text: string): EstateWish | undefined {
  if (estateWords.forced.test(text)) return 'forced'
  if (subjects.inheritanceTax.test(text) || subjects.tax.test(text)) return 'tax'
  return estateWords.named.test(text) || estateWords.gets.test(text) ? 'share' : undefined
}

function readPartner(text: string): boolean | undefined {
  return spouseWords.find(([, patterns]) => patterns.some((pattern) => pattern.test(text)))?.[0]
}

/** A house and savings count together. Undefined when the tax is asked over what one heir gets. */
function sumEstate(amounts: readonly Amount[], wish: EstateWish | undefined): number | undefined {
  const parts = amounts.filter((amount) => amount.role !== 'loan' && amount.role !== 'delta' && amount.role !== 'ignored')
  if (parts.length === 0 || (wish === 'tax' && parts.some((part) => part.each || part.role === 'own-share'))) return undefined
  return parts.reduce((sum, part) => sum + part.cents, 0)
}

export function readEstate(text: string, day: string): Partial<EstateFacts> {
  const facts: Partial<EstateFacts> = {}
  const wish = readWish(text)
  const amounts = extractAmounts(text)
  const estateCents = sumEstate(amounts, wish)
  const debtCents = sumDebts(amounts)
  const children = countChildren(text)
  const partner = readPartner(text)
  const years = extractYears(text, day).slice(-1)
  if (wish) facts.wish = wish
  if (estateCents !== undefined) facts.estateCents = estateCents
  if (debtCents !== undefined) facts.debtCents = debtCents
  if (children !== undefined) facts.children = children
  if (unmarriedCouple.test(text)) Object.assign(facts, { partner: false, unmarried: true })
  else if (partner !== undefined) facts.partner = partner
  if (estateWords.communal.test(text) && !estateWords.ofDeceased.test(text)) facts.communal = true
  if (years.length > 0) facts.years = years
  if (noChildren.test(text)) facts.childless = true
  return facts
}
