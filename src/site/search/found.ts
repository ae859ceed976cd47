/** What a search finds, whatever it is: a line of one list. */

export type FoundKind = 'place' | 'office' | 'deed' | 'calculator' | 'page' | 'article' | 'answer'

export interface Found {
  kind: FoundKind
  title: string
  /** Absent for an answer: its title is the question that the assistant is asked. */
  href?: string
  /** The part of an article that fits best. */
  section?: string | undefined
  text: string
  /** Of its words, where that is not Dutch. */
  lang?: 'en' | undefined
  /** The article that says more than an answer. */
  article?: { href: string; title: string } | undefined
  /** Invented for the demo. */
  isSample?: boolean
  /** 0 to about 1; what was named outright comes above 1. */
  score: number
}

/** Against the best, which may be named outright: less is noise beside it. */
const LEAST_SHARE = 0.4
/** What fits no better is no find, also where nothing fits better. */
const LEAST = 0.25

/** An article stands once, by whichever of its sections; anything else by where it leads and its name. */
const keyOf = ({ kind, href = '', title }: Found): string => (kind === 'article' ? title : `${href} ${title}`)

/** Best first. */
export function rankFound(found: readonly Found[], most: number): Found[] {
  const seen = new Set<string>()
  const least = Math.max(LEAST, LEAST_SHARE * Math.min(1, Math.max(0, ...found.map(({ score }) => score))))
  return found
    .toSorted((a, b) => b.score - a.score)
    .filter((one) => {
      const key = keyOf(one)
      if (seen.has(key) || one.score < least) return false
      seen.add(key)
      return true
    })
    .slice(0, most)
}
