/** Counts from a normalised question how many children someone leaves. */
import { countTogether } from '../count-siblings.ts'

const KINDS = '(?:kinderen|kids|koters|zoons|zonen|dochters|jongens|meiden)'
const COUNTED = new RegExp(`\\b(\\d{1,2}) (?:(?:\\w+e|eigen|klein|jong|volwassen) ){0,2}${KINDS}\\b`, 'g')
/** 'Er zijn nog 2 andere kinderen': beside the one it is about. */
const OTHERS = new RegExp(`\\b(\\d{1,2}) (?:andere|overige) ${KINDS}\\b`)
/** 'Hij had nog een derde kind': beside those that were told of. */
const NTH = /\b(?:een|het|ons|zijn|haar|hun) (derde|vierde|vijfde|zesde) (?:kind|zoon|dochter)\b/
const COUNT_OF: Readonly<Record<string, number>> = { derde: 3, vierde: 4, vijfde: 5, zesde: 6 }
export const namesNthChild = (text: string): boolean => NTH.test(text)
const SONS_AND_DAUGHTERS = /\b(\d{1,2}|een|mijn|onze) (?:zoons?|zonen|dochters?)\b/g
const ONE =
  /\b(?:enige?s?t? kind|1 kind|(?:met|en|heeft|heb|hebben|voor|is|was) (?:maar |ook |nog )?een kind|(?:ons|onze|hun|mijn) (?:enige|enigst) (?:zoon|dochter))\b/
const GROUP =
  /\b(?:met (?:zijn|ons|hun)|ons|wij zijn met|we zijn met|zijn we met|zijn wij met|zijn met)(?: thuis)? (?:zijn )?(\d{1,2})(?!\d|[.,]\d| ?(?:euro|ton|duizend|k\b|jaar|maanden|weken))/
const SIBLINGS = [/\b(?:(\d{1,2}) )?(?:half)?(?:broers?|broertjes?)\b/g, /\b(?:(\d{1,2}) )?(?:half)?(?:zus|zussen|zusjes?|zusters?)\b/g] as const
const PLURAL = /(?:broers|broertjes|zussen|zusjes|zusters)$/
/** 'Stel dat ik er maar 2 had': of who was counted before. */
const OF_THEM =
  /^(?:(?:en|maar|stel|dat|wat|als|oke|dus),? ){0,4}(?:ik|er|we|wij|hij|zij|ze)(?: er)?(?: maar| nog| eigenlijk| geen \d maar)? (\d)(?: heb| had| hadden| zijn| waren| heeft| hebben)?(?: dan)? ?\??$/
const SIBLING_DIED = /\bmijn (?:broer|zus|broertje|zusje) (?:is |was )?(?:\w+ )?(?:overl\w+|dood|gestorven)/

/** From 1 to 20; undefined when nothing is said of it. Brothers and sisters count with the speaker. */
export function countChildren(text: string): number | undefined {
  const count = countNamed(text) ?? countWithSiblings(text) ?? countOfThem(text)
  return count !== undefined && count >= 1 && count <= 20 ? count : undefined
}

function countNamed(text: string): number | undefined {
  const nth = NTH.exec(text)?.[1]
  if (nth !== undefined) return COUNT_OF[nth]
  const others = OTHERS.exec(text)?.[1]
  if (others !== undefined) return Number(others) + 1
  const counted = [...text.matchAll(COUNTED)].map((match) => ({ count: Number(match[1]), all: /kinderen|kids|koters/.test(match[0]) }))
  const all = counted.find((one) => one.all)
  if (all) return all.count
  const group = GROUP.exec(text)?.[1]
  if (group !== undefined) return Number(group)
  const named = [...text.matchAll(SONS_AND_DAUGHTERS)].map((match) => Number(match[1]) || 1)
  if (named.length > 1 || counted.length > 0) return named.reduce((sum, count) => sum + count, 0)
  return ONE.test(text) ? 1 : undefined
}

function countOfThem(text: string): number | undefined {
  const count = OF_THEM.exec(text)?.[1]
  return count === undefined ? undefined : Number(count)
}

function countWithSiblings(text: string): number | undefined {
  if (SIBLING_DIED.test(text)) return undefined
  const together = countTogether(text, 'siblings')
  if (together !== undefined) return together === 'open' ? undefined : together
  const [brothers, sisters] = SIBLINGS.map((pattern) => countOf(text, pattern))
  const sum = (brothers ?? 0) + (sisters ?? 0)
  return sum > 0 ? sum + 1 : undefined
}

/** A number counts before a single mention: 'mijn zus uitkopen, ik heb 2 zussen' are two. Undefined for a plural without number. */
function countOf(text: string, pattern: RegExp): number | undefined {
  const found = [...text.matchAll(pattern)]
  const counted = found.find((match) => match[1] !== undefined)
  if (counted) return Number(counted[1])
  return found.some((match) => !PLURAL.test(match[0])) ? 1 : undefined
}
