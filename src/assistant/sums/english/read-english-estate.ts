/** Reads from an English message what somebody leaves and who shares it by law. */
import { sumCents } from '../extract-amounts.ts'
import type { EstateFacts } from '../sums/read-estate.ts'
import * as words from './estate-words.en.ts'
import { asksOutcome, unsupported, unsupportedKin } from './english-words.en.ts'
import { namesRange, readEnglishAmounts } from './read-english-amounts.ts'
import { NUMBERS } from './read-english-family.ts'

/** Of somebody without spouse and children. */
export interface EnglishChildless {
  estateCents: number
  parents: number
  siblings: number
}

type EnglishEstate = { ofFamily: EstateFacts } | { childless: EnglishChildless }

const firstGroup = (pattern: RegExp, text: string): string | undefined =>
  pattern
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined)

const countOf = (said: string): number => NUMBERS[said] ?? (Number(said) || 1)

/** Undefined where nobody is named, or some of them are not counted. */
function countNamed(text: string, pattern: RegExp): number | undefined {
  const list = [...(firstGroup(pattern, text) ?? '').matchAll(words.eachSibling)]
  if (list.length === 0 || list.some(([, number, kin = '']) => number === undefined && kin.endsWith('s'))) return undefined
  return list.reduce((sum, [, number = '']) => sum + countOf(number), 0)
}

/** What is left after debts; undefined when it is not clear. */
function readEstateCents(text: string): number | undefined {
  const amounts = readEnglishAmounts(text).filter(({ isOwn, role }) => !isOwn && role !== 'ignored')
  const values = amounts.filter(({ role }) => role === 'value' || role === 'savings')
  const isClear = values.filter(({ role }) => role === 'value').length <= 1 && amounts.every(({ role }) => role !== 'delta') && !namesRange(text)
  const cents = sumCents(values) - sumCents(amounts.filter(({ role }) => role === 'loan'))
  return isClear && values.length > 0 && cents > 0 ? cents : undefined
}

/** The speaker with brothers and sisters, or the children who are counted. */
function countChildren(text: string): number | undefined {
  if (words.onlyChild.test(text)) return 1
  const [others, counted] = [countNamed(text, words.siblingsOfSpeaker), firstGroup(words.countedChildren, text)]
  return others === undefined ? (counted === undefined ? undefined : countOf(counted)) : others + 1
}

/** Whether the other parent shares it; undefined when it is not said. */
function readOtherParent(text: string): boolean | undefined {
  if (words.parentLives.test(text)) return true
  return words.parentsDead.test(text) ||
    words.bothParentsGone.test(text) ||
    words.noSpouse.test(text) ||
    (words.fatherDead.test(text) && words.motherDead.test(text))
    ? false
    : undefined
}

function countParents(text: string): number | undefined {
  if (words.parentsDead.test(text)) return 0
  if (words.parentsLive.test(text)) return 2
  const [one, other] = [words.fatherDead.test(text), words.motherDead.test(text)]
  if (one && other) return 0
  return words.parentLives.test(text) && (one || other) ? 1 : undefined
}

/** Of a brother or sister of the speaker. */
function readSibling(text: string, estateCents: number): EnglishChildless | undefined {
  const rest = text.replace(words.deceased.sibling, ' ')
  // Of a second one who died the children share.
  if (words.heirDied.test(rest)) return undefined
  const others = countNamed(rest, words.siblingsOfSpeaker) ?? (words.onlySibling.test(rest) ? 0 : undefined)
  const parents = countParents(text)
  return others === undefined || parents === undefined ? undefined : { estateCents, parents, siblings: others + 1 }
}

/** Of a child of the speaker. */
function readChild(text: string, estateCents: number): EnglishChildless | undefined {
  const rest = text.replace(words.deceased.child, ' ')
  const other = firstGroup(words.otherChildren, rest)
  const siblings = words.noSiblings.test(rest) ? 0 : (countNamed(rest, words.siblingsOfChild) ?? (other === undefined ? undefined : countOf(other)))
  return siblings === undefined || !words.weAreParents.test(text) ? undefined : { estateCents, parents: 2, siblings }
}

/** Of who had neither spouse nor children. */
function readChildless(text: string, isChild: boolean, estateCents: number): EnglishEstate | undefined {
  const isAlone = words.childless.test(text) && !words.married.test(text.replace(words.weAreParents, ' '))
  const childless = isAlone ? (isChild ? readChild : readSibling)(text, estateCents) : undefined
  return childless && { childless }
}

/** Who lost a spouse asks what tax is paid over that estate. */
const isSpousesTax = (text: string): boolean =>
  /\btax(?:es)?\b/.test(text) && asksOutcome.test(text) && (words.deceased.spouse.test(text) || words.isWidowed.test(text)) && !words.otherTax.test(text)

/** Then half of what the couple had is no part of the estate. */
const isCommunal = (text: string): boolean => words.communal.test(text) && !words.notCommunal.test(text)

/** Whether the law divides it, and an amount is asked for. */
function isByLaw(said: string, isForced: boolean): boolean {
  const text = isSpousesTax(said) ? `${said.replace(words.tax, ' ')} how much does each get` : said
  if (isForced ? !asksOutcome.test(text) : !words.wishes.share.test(text)) return false
  const own = isForced ? text.replace(/\bdisinherit\w*/g, ' ').replace(words.byWill, ' ') : text
  return !words.otherDivision.test(own) && !unsupported.test(own.replace(/\bdivorced\b/g, ' ')) && !unsupportedKin.test(own)
}

/** `text` is folded. Undefined when it is not clear who died, who shares it, or that the law divides it. */
export function readEnglishEstate(text: string): EnglishEstate | undefined {
  const isForced = words.wishes.forced.test(text)
  const estateCents = isByLaw(text, isForced) ? readEstateCents(text) : undefined
  if (estateCents === undefined) return undefined
  // Who is named first left it.
  const [first] = (['parent', 'spouse', 'sibling', 'child'] as const)
    .map((who) => ({ who, at: text.search(words.deceased[who]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  if (first?.who === 'sibling' || first?.who === 'child') return isForced ? undefined : readChildless(text, first.who === 'child', estateCents)
  const counted = countChildren(text)
  const children = counted ?? (isSpousesTax(text) && words.oneChild.test(text) ? 1 : undefined)
  if (isSpousesTax(text) && (!first || first.who === 'spouse')) {
    const communal = isCommunal(text)
    return children === undefined || words.heirDied.test(text)
      ? undefined
      : { ofFamily: { wish: 'tax', estateCents, children, partner: true, ...(communal && { communal }) } }
  }
  if (!first || children === undefined || words.heirDied.test(text) || words.childless.test(text)) return undefined
  const partner = first.who === 'spouse' ? true : readOtherParent(text)
  const communal = partner === true && isCommunal(text)
  return { ofFamily: { wish: isForced ? 'forced' : 'share', estateCents, children, ...(partner !== undefined && { partner }), ...(communal && { communal }) } }
}
