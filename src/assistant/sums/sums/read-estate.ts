/** Reads from a normalised question what an estate is worth and who shares it by law. */
import { sumCents, sumChanges, type Amount } from '../extract-amounts.ts'
import { spouses } from '../kin-words.nl.ts'
import { subjects } from '../subject-words.nl.ts'
import {
  asksWhoPays,
  bothParentsDied,
  estateWords,
  leftOut,
  oneChild,
  otherParentGone,
  ownSpouse,
  ownSpouseDied,
  parentLeaves,
  speakerIsWidowed,
  spouseWords,
  unmarriedCouple,
} from './estate-words.nl.ts'
import type { Known } from '../known.ts'
import type { Utterance } from '../utterance.ts'
import { amountsFor, withoutBeside } from '../whose-amount.ts'
import { readAssets, type Asset } from './assets.ts'
import { readDebts, type Debts } from './debts.ts'
import { readGifts, type Gifts } from './read-gifts.ts'
import { readDeceased, readFormerChildren, readOwner, readParent, type Spouse } from './read-ownership.ts'

/** What is asked: the part by law, what a disinherited child can claim, or the tax over the parts. */
type EstateWish = 'share' | 'forced' | 'tax'

export interface EstateFacts extends Debts, Gifts {
  wish: EstateWish
  /** The tax over the part that a disinherited child can claim is asked as well. */
  taxToo?: true
  /** Before debts. */
  estateCents?: number
  /** What it is made of, where each part is named. */
  assets?: readonly Asset[]
  /** To add to the estate before: 'er komt nog 50.000 bij'. */
  deltaCents?: number
  children?: number
  /** A spouse or registered partner survives. */
  partner?: boolean
  /** The couple lived together unmarried. */
  unmarried?: boolean
  /** Half of the amount was the survivor's already. */
  communal?: boolean
  /** Who of the couple died. */
  deceased?: Spouse
  /** In whose name everything stood. */
  owner?: Spouse
  /** The couple kept apart what was theirs. */
  separate?: true
  /** There is a child from before, beside those who were counted, of the one who is named. */
  anotherChild?: Spouse | 'unknown'
  years?: readonly number[]
  /** Of the spouse who lives on, in years: the claim of a child is taxed as bare ownership. */
  survivorAge?: number
  /** The speaker is the spouse who lives on. */
  speakerSurvives?: true
  /** Both parents died: there may be two estates. */
  bothDied?: true
  /** There are none: then it is another division. */
  childless?: true
}

function readWish(text: string): EstateWish | undefined {
  if (estateWords.forced.test(text) || leftOut.test(text)) return 'forced'
  if (subjects.inheritanceTax.test(text) || subjects.tax.test(text) || asksWhoPays(text)) return 'tax'
  return estateWords.named.test(text) || estateWords.gets.test(text) ? 'share' : undefined
}

function readPartner(said: Utterance): boolean | undefined {
  const { text: all } = said.affirmed()
  if (said.denies(spouses) || otherParentGone(said.text)) return false
  if (speakerIsWidowed(all)) return true
  // When a parent died, 'mijn man' is nobody in it.
  const text = parentLeaves.test(all) ? all.replace(ownSpouse, ' ') : all
  return spouseWords.find(([, patterns]) => patterns.some((pattern) => pattern.test(text)))?.[0]
}

/** A house and savings count together. Undefined when the tax is asked over what one heir gets. */
function sumEstate(amounts: readonly Amount[], wish: EstateWish | undefined): number | undefined {
  const parts = amounts.filter(({ role }) => role !== 'loan' && role !== 'delta' && role !== 'ignored' && role !== 'restated')
  if (parts.length === 0 || (wish === 'tax' && parts.some((part) => part.each || part.role === 'own-share'))) return undefined
  return sumCents(parts)
}

export function readEstate(whole: Utterance): Partial<EstateFacts> {
  const said = withoutBeside(whole, 'estate')
  const { text } = said
  const facts: Partial<EstateFacts> = { ...said.lastYear() }
  const { known } = whole
  const wish = known.wish ?? readWish(text)
  const all = amountsFor(said, 'estate')
  const { gifts, rest } = readGifts(text, all)
  const isForced = wish === 'forced'
  // By law a gift to a child is no part of what is left, unless there is nothing else.
  const amounts = isForced || rest.length > 0 ? rest : all
  const parts = sumEstate(amounts, wish)
  const estateCents = parts === undefined ? undefined : Math.max(0, parts + sumChanges(amounts))
  const delta = parts !== undefined && sumChanges(amounts) !== 0 ? undefined : amounts.find(({ role }) => role === 'delta')
  const [deceased, owner] = [readDeceased(text), readOwner(text)]
  const former = readFormerChildren(text)
  const isClear = former?.parent !== undefined && deceased !== undefined
  const anotherChild = !isClear && estateWords.anotherChild.test(text) ? (readParent(text) ?? 'unknown') : undefined
  const told = isClear ? said.without(former.rest).children() : said.children()
  const counted = told ?? (speakerIsWidowed(text) && oneChild.test(text) ? 1 : undefined)
  // Children of the one who lives on do not inherit.
  const children = anotherChild ? undefined : isClear && former.parent === deceased ? (counted ?? 0) + former.count : counted
  const partner = readPartner(said)
  if (wish) facts.wish = wish
  if (wish === 'forced' && subjects.tax.test(text)) facts.taxToo = true
  if (estateCents !== undefined) facts.estateCents = estateCents
  const assets = readAssets(text, amounts)
  if (assets.length > 0) facts.assets = assets
  if (bothParentsDied.test(text)) facts.bothDied = true
  if (ownSpouseDied.test(text) || speakerIsWidowed(text)) facts.speakerSurvives = true
  if (isForced || rest.length > 0) Object.assign(facts, gifts)
  Object.assign(facts, readDebts(text, amounts))
  if (delta && (estateCents !== undefined || !estateWords.notOfEstate.test(text))) facts.deltaCents = delta.cents
  if (children !== undefined) facts.children = children
  if (unmarriedCouple.test(text)) Object.assign(facts, { partner: false, unmarried: true })
  else if (partner !== undefined) facts.partner = partner
  if (estateWords.communal.test(text) && !estateWords.ofDeceased.test(text)) facts.communal = true
  // Half is then of the spouse who lives on, and nobody else was told of.
  if (facts.communal && facts.partner === undefined && estateWords.named.test(text)) facts.partner = true
  if (anotherChild) facts.anotherChild = anotherChild
  if (deceased) facts.deceased = deceased
  if (owner) facts.owner = owner
  if (estateWords.separate.test(text)) facts.separate = true
  if (said.isChildless()) facts.childless = true
  return { ...facts, ...known.estate }
}

/** Who leaves what to whom, of a story that names more than the sums know; undefined where it does not tell all. */
export function tellEstate(said: Utterance): Known['estate'] {
  const { estateCents, children, partner, debtCents, deltaCents } = readEstate(said)
  if (estateCents === undefined || children === undefined || partner === undefined || debtCents !== undefined || deltaCents !== undefined) return undefined
  return { estateCents, children, partner }
}
