/** References to law articles in a text: those in brackets become numbered marks, which lead to a list at the foot of the page. */
import type { Language } from '../figures/figure-words.ts'
import type { Article } from './article.ts'

export interface LawReference {
  /** 'Artikel 4:13 van het Burgerlijk Wetboek' */
  label: string
  /** Of the law among the sources of the article. */
  url: string | undefined
}

type Source = Pick<Article['sources'][number], 'title' | 'url'>

/** A reader of everyday Dutch meets no more of them in the running text. */
export const MOST_IN_TEXT = 10

const IN_BRACKETS = /\((artikel|artikelen|article|articles) (\d[^()\n]{0,200})\)/g
const ANY = /\b(?:artikel|artikelen|article|articles) \d/gi
/** 'that law', named a sentence before. */
const THAT_LAW = ' van die wet'
/** Numbers and what joins them, without a law. */
const UNNAMED = /^[\d\sa-z.]+$/
const BOOK = /(\d{1,2}):\d/
const NUMBERS = /\d+[a-z]*/g

const words = {
  nl: {
    code: 'Burgerlijk Wetboek',
    of: (numbers: string, law: string) => `${numbers} van ${theOf(law)} ${law}`,
    book: (n: string) => `Burgerlijk Wetboek Boek ${n}`,
  },
  en: { code: 'Civil Code', of: (numbers: string, law: string) => `${numbers} of the ${law}`, book: (n: string) => `Civil Code Book ${n}` },
} satisfies Record<Language, object>

const theOf = (law: string): string => (/wetboek/i.test(law) ? 'het' : 'de')

/** What a source calls itself, without its articles, and without the year or the other name behind it. */
const lawOf = ({ title }: Source): string => title.replace(/,? (?:artikel|artikelen|article|articles) .*$/, '').replace(/ \(.*$/, '')

const names = (rest: string, law: string): boolean => law !== '' && rest.includes(law)

const withoutYear = (law: string): string => law.replace(/ \d{4}$/, '')

/** The law among the sources that has all these articles; undefined when none has, or two. */
function lawWith(numbers: string, sources: readonly Source[]): Source | undefined {
  const asked = numbers.match(NUMBERS) ?? []
  const laws = sources.filter(({ title }) => {
    const [, listed = ''] = /(?:artikel|artikelen|article|articles) (.*)$/.exec(title) ?? []
    const has = new Set(listed.match(NUMBERS))
    return !/Burgerlijk Wetboek|Civil Code/.test(title) && asked.every((one) => has.has(one))
  })
  return laws.length === 1 ? laws[0] : undefined
}

/** Undefined for a reference that says nothing by itself. */
function readReference(kind: string, rest: string, lang: Language, sources: readonly Source[]): LawReference | undefined {
  const { code, of, book } = words[lang]
  const capital = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
  const what = `${capital} ${rest}`
  const bare = rest.endsWith(THAT_LAW) ? rest.slice(0, -THAT_LAW.length) : rest
  if (UNNAMED.test(bare) && !/ (?:van|of) /.test(bare)) {
    const source = lawWith(bare, sources)
    return source && { label: of(`${capital} ${bare}`, lawOf(source)), url: source.url }
  }
  const isNamed = / (?:van|of) |\p{Lu}/u.test(rest)
  const [, number] = BOOK.exec(rest) ?? []
  if (number !== undefined && (!isNamed || rest.includes(code))) {
    const url = sources.find(({ title }) => title.startsWith(book(number)))?.url
    return { label: rest.includes(code) ? what : of(what, code), url }
  }
  if (!isNamed) return undefined
  return { label: what, url: sources.find((source) => names(rest, withoutYear(lawOf(source))))?.url }
}

/** Of its place in the list at the foot. */
export const lawAnchor = (number: number): string => `wet-${number}`

export interface LawMarks {
  /** In the order of the text, each once. */
  references: readonly LawReference[]
  /** Cuts a text at its marks. */
  cut: (text: string) => (string | LawMark)[]
}

interface LawMark {
  /** Counted from 1. */
  number: number
  /** In the words of the text. */
  says: string
}

export function markLaws(body: string, lang: Language, sources: readonly Source[]): LawMarks {
  const read = ([, kind = '', rest = '']: RegExpExecArray) => readReference(kind, rest, lang, sources)
  const found = [...body.matchAll(IN_BRACKETS)].flatMap((match) => read(match) ?? [])
  const references = [...new Map(found.map((reference) => [reference.label, reference])).values()]
  const cut: LawMarks['cut'] = (text) => {
    const parts: (string | LawMark)[] = []
    let last = 0
    for (const match of text.matchAll(IN_BRACKETS)) {
      const label = read(match)?.label
      const number = references.findIndex((reference) => reference.label === label) + 1
      if (number === 0) continue
      parts.push(text.slice(last, match.index).trimEnd(), { number, says: match[0].slice(1, -1) })
      last = match.index + match[0].length
    }
    return [...parts, text.slice(last)].filter((part) => part !== '')
  }
  return { references, cut }
}

/** How many a reader meets in the running text, beside the marks. */
export function countInText(body: string, lang: Language, sources: readonly Source[]): number {
  const { cut } = markLaws(body, lang, sources)
  const left = cut(body).filter((part) => typeof part === 'string')
  return left.join(' ').match(ANY)?.length ?? 0
}
