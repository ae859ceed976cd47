/** Reads from a normalised question who shares an estate with the children of somebody who died before. */
import { sumCents, sumChanges } from '../extract-amounts.ts'
import { countTogether } from '../count-siblings.ts'
import { elderLeft, heirDied, heirDiedIn, ownChildDied, subjects } from '../subject-words.nl.ts'
import { estateWords } from './estate-words.nl.ts'
import type { Utterance } from '../utterance.ts'
import { amountsFor } from '../whose-amount.ts'
import { readDebts, type Debts } from './debts.ts'

/** What the branches are to the deceased. */
export type Branch = 'child' | 'sibling'

export interface RepresentationFacts extends Debts {
  wish: 'share' | 'tax'
  /** Before debts. */
  estateCents: number
  branch: Branch
  /** Of the branches those who live. */
  living: number
  /** Who come in the place of the one that died; 0 while nobody is said to have died before. */
  represented: number
  /** When the one that died did so, where that is told. */
  diedIn?: number
  /** It was said that no spouse lives on. */
  noSpouse?: boolean
  years?: readonly number[]
}

const SIBLING = '(?:broers?|broertjes?|zus|zussen|zusjes?|zusters?)'
const KIDS = '(?:kinderen|kind|kids|zoons?|zonen|dochters?|neven|nichten|jongens|meiden)'
const DEAD = '(?:overleden|gestorven|dood|overleed|stierf|(?:leeft|leefde) (?:al )?(?:lang )?niet meer|er (?:al )?(?:lang )?niet meer)'
const GRANDPARENT = /\b(?:oma|opa|grootmoeder|grootvader)\b/
const PARENT_DIED = new RegExp(`\\b(?:mijn|onze|ons) (?:moeder|vader|ma|pa|mama|papa) (?:(?!en\\b|leeft nog)\\w+ ){0,4}?${DEAD}`)
const ONE_DIED = new RegExp(
  `\\b(?:overleden|gestorven) (?:broer|zus|zoon|dochter|kind)\\b|\\b(?:broer|zus|zoon|dochter|kind)\\b (?:\\w+ ){0,3}?(?:(?:al|eerder|reeds) (?:eerder )?${DEAD}|leeft (?:al )?niet meer|(?:overleden|gestorven) (?:voor|voordat)\\b)|\\bwaarvan (?:er )?(?:1|een) (?:\\w+ ){0,3}?${DEAD}`,
)
const OF_THE_DEAD = new RegExp(
  `\\b(\\d{1,2}|een) (?:\\w+ )?${KIDS} van (?:mijn|zijn|haar|onze|de|die|een) (?:al |eerder )?(?:overleden |gestorven )?(?:broer|zus|zoon|dochter|kind)\\b`,
)
/** 'Een overleden broer met 2 kinderen'. */
const DEAD_WITH = new RegExp(`\\b(?:overleden|gestorven) (?:broer|zus|zoon|dochter|kind) (?:met|die|heeft|had|liet) (?:\\w+ ){0,2}?(\\d{1,2}|een) ${KIDS}\\b`)
const DEAD_LEFT = new RegExp(`\\b(?:hij|zij|ze|die)(?: zelf)? (?:had|heeft|laat|liet) (?:zelf |wel |nog )?(\\d{1,2}|een) (?:\\w+ )?${KIDS}\\b`)
/** '… is vorig jaar overleden en heeft 2 kinderen'. */
const DEAD_AND = new RegExp(`\\b${DEAD} (?:\\w+ ){0,3}?en (?:heeft|had|laat|liet) (?:zelf |wel |nog )?(\\d{1,2}|een) (?:\\w+ )?${KIDS}\\b`)
/** Of those who were counted: '1 broer is vorig jaar overleden'. */
const ONE_OF_THEM = new RegExp(`\\b(?:1|een) (?:van (?:de|mijn|onze|hen|die) ?(?:\\d )?)?(?:${SIBLING} )?(?:is|was) (?:\\w+ ){0,4}?${DEAD}\\b`)
const GRANDPARENT_HAD = new RegExp(`\\b(?:had|heeft|kreeg|hadden) (?:samen )?(\\d{1,2}) ${KIDS}\\b|\\b(\\d{1,2}) kinderen\\b`)
/** Brothers and sisters of the parent who died: 'er zijn nog een oom en een tante'. */
const UNCLES = /\b(?:(\d{1,2}|een|mijn|nog) )(?:ooms?|tantes?)\b/g
const WE_ARE = /\b(?:wij|we) (?:zijn|waren) (?:thuis |zelf |nu )?met (?:zijn )?(\d{1,2})\b|\bmet (?:zijn|ons) (\d{1,2})\b/
const WE_WERE = /\b(?:wij|we) waren (?:thuis )?met (?:zijn )?(\d{1,2})\b|\bons (\d{1,2}) kinderen\b|\b(\d{1,2}) kinderen\b(?! van)/
const LIVING_SIBLINGS = new RegExp(
  `\\b(?:zijn|haar|een|nog|de) (?:(\\d{1,2}|een) )?${SIBLING} (?:en|leeft|leven)\\b|\\ben (?:zijn|haar) (?:(\\d{1,2}) )?${SIBLING}\\b|\\b(?:nog )(\\d{1,2}|een) ${SIBLING}\\b`,
)
/** Who left it is told of by brothers and sisters, and by no child: 'mijn oom had 2 zussen en een overleden broer met 3 kinderen'. */
const SIBLINGS_OF_DECEASED = new RegExp(`\\b(?:hij|zij|ze|die|oom|tante) (?:had|heeft|laat|liet) (?:nog |ook |alleen )*(\\d{1,2}|een) ${SIBLING}\\b`)
const DEAD_SIBLING_WITH = new RegExp(`\\b(?:overleden|gestorven) (?:broer|zus) (?:met|die|heeft|had|liet) (?:\\w+ ){0,2}?(?:\\d{1,2}|een) ${KIDS}\\b`)

/** Children of a brother or sister are no children of who left it. */
export const ofSiblingsChildren = (text: string): boolean => DEAD_SIBLING_WITH.test(text) && !GRANDPARENT.test(text)

const NO_SPOUSE = /\b(?:weduwe|weduwnaar|gescheiden|ongetrouwd|ongehuwd|alleenstaand|niet getrouwd|nooit getrouwd|vrijgezel)\b/
/** The other one of the couple died before. */
const OTHER_DIED = {
  grandparent:
    /\b(?:oma|opa) (?:was|is) (?:al|eerder)(?: eerder)? (?:overleden|dood)\b|\b(?:oma|opa) (?:(?:leeft|leefde|is er|was er) (?:ook )?(?:al )?(?:lang )?niet meer|ook niet(?: meer)?)\b/,
  parent:
    /\b(?:vader|moeder|ma|pa) (?:was|is) (?:al|eerder)(?: eerder)? (?:overleden|dood)\b|\b(?:vader|moeder|ma|pa) (?:leeft|is er) al (?:\w+ )?niet meer\b|\bbeide ouders\b/,
} as const

const hasNoSpouse = (text: string): boolean => NO_SPOUSE.test(text) || OTHER_DIED[GRANDPARENT.test(text) ? 'grandparent' : 'parent'].test(text)

const countOf = (match: RegExpExecArray | null): number | undefined => {
  const word = match?.slice(1).find((group) => group !== undefined)
  return match === null || match === undefined ? undefined : Number(word) || 1
}

/** 'Mijn 2 zussen en ik' are three. */
function countWithSpeaker(text: string): number | undefined {
  const together = countTogether(text, 'siblings')
  return together === 'open' ? undefined : together
}

type Family = Pick<RepresentationFacts, 'branch' | 'represented'> & { living?: number }

/** All children of the grandparent, the one who died too. */
function countUncles(text: string): number | undefined {
  const uncles = [...text.matchAll(UNCLES)].reduce((sum, [, number]) => sum + (Number(number) || 1), 0)
  return uncles > 0 ? uncles + 1 : undefined
}

/** The speaker and brothers and sisters come in the place of their parent. */
function readGrandchildren(text: string): Family | undefined {
  if (!GRANDPARENT.test(text) || !PARENT_DIED.test(text)) return undefined
  const children = countOf(GRANDPARENT_HAD.exec(text)) ?? countUncles(text)
  const represented = countWithSpeaker(text) ?? countOf(WE_ARE.exec(text)) ?? (/\benig kind\b/.test(text) ? 1 : undefined)
  return children === undefined || children < 2 || represented === undefined ? undefined : { branch: 'child', living: children - 1, represented }
}

/** Of brothers and sisters one died before; their parent, or a childless brother or sister of theirs, leaves it. */
function readFamily(said: Utterance): Family | undefined {
  const { text } = said
  if (!ONE_DIED.test(text) && !heirDiedIn.test(text) && !(heirDied.test(text) && elderLeft.test(text))) return undefined
  if (ownChildDied.test(text) && elderLeft.test(text)) return undefined
  const represented = [OF_THE_DEAD, DEAD_WITH, DEAD_LEFT, DEAD_AND].map((pattern) => countOf(pattern.exec(text))).find((count) => count !== undefined)
  if (represented === undefined) return undefined
  if (said.isChildless() || (SIBLINGS_OF_DECEASED.test(text) && ofSiblingsChildren(text))) {
    const rest = text.replace(OF_THE_DEAD, ' ').replace(DEAD_WITH, ' ')
    const living = countOf(SIBLINGS_OF_DECEASED.exec(rest)) ?? countOf(LIVING_SIBLINGS.exec(rest))
    return living === undefined ? undefined : { branch: 'sibling', living, represented }
  }
  const rest = [OF_THE_DEAD, DEAD_WITH, DEAD_LEFT, DEAD_AND].reduce((left, pattern) => left.replace(pattern, ' '), text)
  const all = countOf(WE_WERE.exec(rest)) ?? (ONE_OF_THEM.test(text) ? countWithSpeaker(text.replace(ONE_OF_THEM, ' ')) : undefined)
  const living = all === undefined ? countWithSpeaker(rest) : all - 1
  if (living === undefined) return { branch: 'child', represented }
  return living < 1 ? undefined : { branch: 'child', living, represented }
}

/** A grandparent left it and the parent between them has died: then the speaker is no child of the estate. */
export const leftByGrandparent = (text: string): boolean => GRANDPARENT_LEFT.test(text) && PARENT_DIED.test(text)
const GRANDPARENT_LEFT = /\b(?:opa|oma|grootvader|grootmoeder) (?:is |was )?(?:\w+ ){0,4}?(?:overleden|overleed|gestorven|stierf|laat|liet|nagelaten)\b/

/** How many children there are of who left it, the speaker too. */
export const countAllChildren = (text: string): number | undefined => countOf(WE_WERE.exec(text)) ?? countWithSpeaker(text)

/** The year in which the child or the brother or sister died. */
function readDiedIn(text: string): number | undefined {
  const year = heirDiedIn
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined)
  return year === undefined ? undefined : Number(year)
}

export function readRepresentation(said: Utterance): Partial<RepresentationFacts> {
  const { text } = said
  const amounts = amountsFor(said, 'estate')
  const parts = amounts.filter(({ role }) => role === 'value' || role === 'market' || role === 'savings')
  const asksTax = subjects.inheritanceTax.test(text) || subjects.tax.test(text)
  const diedIn = readDiedIn(text)
  const withoutHeir = text.replace(heirDiedIn, ' ').replace(heirDied, ' ')
  return {
    // The year in which an heir died before is not that of the tax.
    ...said.without(withoutHeir).lastYear(),
    ...(diedIn !== undefined && { diedIn }),
    ...(parts.length > 0 && !parts.some(({ each }) => each) && { estateCents: Math.max(0, sumCents(parts) + sumChanges(amounts)) }),
    ...readDebts(text, amounts),
    ...(readGrandchildren(text) ?? readFamily(said)),
    ...(hasNoSpouse(text) && { noSpouse: true }),
    ...(asksTax ? { wish: 'tax' as const } : estateWords.gets.test(text) || estateWords.named.test(text) ? { wish: 'share' as const } : {}),
  }
}
