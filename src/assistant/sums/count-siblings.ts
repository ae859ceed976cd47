/** Counts from a normalised question the brothers and sisters that somebody shares with: 'mijn zus, mijn broer en ik', 'met mijn 2 broers en zus'. */

const sibling = '(?:half)?(?:broers|broer|broertjes?|zussen|zusjes?|zus|zusters?)'
const verb = 'erven|erf|krijg|krijgen|delen|zijn|is|leven|leeft|en|ik|mij|kopen|kochten'
const adjective = '(?:andere|oudere|jongere|oudste|jongste|grote|kleine|lieve)'
const counted = `(?:(?:\\d{1,2}|een) )?(?:${adjective} )?`
const whose = '(?:(?:mijn|onze|ons|nog) ){0,2}'
/** 'Mijn broer Jan'. */
const name = `(?: (?!(?:${verb})\\b)[a-z]+(?=,| en\\b))?`
const nephew = `(?:${sibling}|neven|neef|nichten|nicht)`
const siblings = `${counted}${sibling}${name}(?:(?:, | en )${whose}${counted}${sibling}${name}){0,4}`
const nephews = `${counted}${nephew}${name}(?:(?:, | en )${whose}${counted}${nephew}${name}){0,4}`
/** 'Ik heb 2 zussen en mijn zus wil het huis' are two. */
const had = `${counted}${sibling}${name}(?:(?:, | en )(?:nog )?${counted}${sibling}${name}){0,4}`
/** Who the speaker has: 'ik heb nog 2 broers'. */
const HAS = new RegExp(`\\b(?:ik heb|heb ik) (?:nog |ook |zelf |alleen )*(${had})(?![\\w-])`)

interface Patterns {
  /** The speaker is one of them. */
  all: RegExp
  /** The speaker comes beside them. */
  together: readonly RegExp[]
  item: RegExp
}

const kinds = {
  siblings: {
    all: new RegExp(`\\b(?:wij|we) (?:zijn|waren)(?: thuis)?(?: met)? (?=\\d|een )(${siblings})(?![\\w-]| en (?:ik|mij)\\b)`),
    together: [
      new RegExp(`\\b((?:mijn|onze) ${siblings}),? en (?:ik|mij)\\b`),
      new RegExp(`\\b(?:ik|mij)(?:,| en| samen met| met|, samen met) ((?:mijn|onze) ${siblings})(?![\\w-])`),
      new RegExp(`\\bmet ((?:mijn|onze) ${siblings}|\\d{1,2} ${sibling})(?![\\w-])`),
    ],
    item: new RegExp(`(?:\\b(\\d{1,2}|een) )?(?:${adjective} )?\\b(${sibling})\\b`, 'g'),
  },
  nephewsToo: {
    all: new RegExp(`\\b(?:wij|we) (?:zijn|waren)(?: thuis)?(?: met)? (?=\\d|een )(${nephews})(?![\\w-]| en (?:ik|mij)\\b)`),
    together: [
      new RegExp(`\\b((?:mijn|onze) ${nephews}),? en (?:ik|mij)\\b`),
      new RegExp(`\\b(?:ik|mij)(?:,| en| samen met| met|, samen met) ((?:mijn|onze) ${nephews})(?![\\w-])`),
      new RegExp(`\\bmet ((?:mijn|onze) ${nephews}|\\d{1,2} ${nephew})(?![\\w-])`),
    ],
    item: new RegExp(`(?:\\b(\\d{1,2}|een) )?(?:${adjective} )?\\b(${nephew})\\b`, 'g'),
  },
} as const satisfies Record<string, Patterns>
const PLURAL = /(?:broers|broertjes|zussen|zusjes|zusters|neven|nichten)$/

/** How many are named; `open` when one group of them is not counted. */
function countIn(text: string, { item }: Patterns): number | 'open' {
  let [count, isGroup] = [0, false]
  for (const [, number, kin = ''] of text.matchAll(item)) {
    const isUncounted = number === undefined && PLURAL.test(kin)
    // '5 broers en zussen' are 5 together.
    if (isUncounted && !isGroup) return 'open'
    isGroup = number !== undefined && PLURAL.test(kin)
    if (!isUncounted) count += Number(number) || 1
  }
  return count
}

/** Those who share, the speaker among them; undefined when nobody is said to. */
export function countTogether(text: string, kin: keyof typeof kinds): number | 'open' | undefined {
  const patterns = kinds[kin]
  const all = patterns.all.exec(text)?.[1]
  if (all !== undefined) return countIn(all, patterns)
  const found = [...patterns.together, HAS].map((pattern) => pattern.exec(text)?.[1]).find((match) => match !== undefined)
  const count = found === undefined ? undefined : countIn(found, patterns)
  return typeof count === 'number' ? count + 1 : count
}

const GETS_OWN = /\bik (?:erf|erfde|krijg|kreeg|ontvang)(?: (?!samen\b|met\b)[a-z]+){0,4} (?:€ ?)?\d/
const SHARES = /\b(?:samen|delen|verdel\w*|verdeeld|wij|we|ieder|elk)\b/

/** Without the brothers and sisters of who names the own part: that is not divided once more. */
export const withoutThoseBeside = (text: string): string => (GETS_OWN.test(text) && !SHARES.test(text) ? text.replace(HAS, ' ') : text)
