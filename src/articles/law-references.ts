/** References to law articles in a text: those in brackets become numbered marks, one for each section, which lead to a list at the foot of the page. */
import type { Language } from '../figures/figure-words.ts'
import type { Article } from './article.ts'
import { splitSections } from './article-sections.ts'

interface LawReference {
  /** 'Artikel 4:13 van het Burgerlijk Wetboek' */
  label: string
  /** Of the law among the sources of the article. */
  url: string | undefined
}

type Source = Pick<Article['sources'][number], 'title' | 'url'>

/** What a section refers to, in the order of its text, each once. */
export interface LawNote {
  /** Its heading; empty for the text before the first one. */
  section: string
  references: readonly LawReference[]
}

/** A reader of everyday Dutch meets no more of them in a text, in words and as marks together. */
export const MOST_IN_TEXT = 10

const IN_BRACKETS = /\((artikel|artikelen|article|articles) (\d[^()\n]{0,200})\)/g
/** Also the number alone, in a column of a table. */
const ANY = /\b(?:artikel|artikelen|article|articles) \d|\| *\d{1,2}:\d/gi
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
  lang: Language
  /** In the order of the text; the first is note 1. */
  notes: readonly LawNote[]
  /** Cuts a text at its references. */
  cut: (text: string) => (string | FoundReference)[]
}

interface FoundReference {
  /** As few words as say it by themselves. */
  says: string
}

export function markLaws(body: string, lang: Language, sources: readonly Source[]): LawMarks {
  const read = ([, kind = '', rest = '']: RegExpExecArray) => readReference(kind, rest, lang, sources)
  const bySection = new Map<string, Map<string, LawReference>>()
  for (const {
    path: [section = ''],
    body: text,
  } of splitSections(body)) {
    const references = bySection.get(section) ?? new Map<string, LawReference>()
    bySection.set(section, references)
    for (const reference of [...text.matchAll(IN_BRACKETS)].flatMap((match) => read(match) ?? [])) references.set(reference.label, reference)
  }
  const notes = [...bySection]
    .filter(([, references]) => references.size > 0)
    .map(([section, references]) => ({ section, references: [...references.values()] }))
  const cut: LawMarks['cut'] = (text) => {
    const parts: (string | FoundReference)[] = []
    let last = 0
    for (const match of text.matchAll(IN_BRACKETS)) {
      const label = read(match)?.label
      if (label === undefined) continue
      const pointsBack = match[0].includes(THAT_LAW)
      parts.push(text.slice(last, match.index).trimEnd(), { says: pointsBack ? label.charAt(0).toLowerCase() + label.slice(1) : match[0].slice(1, -1) })
      last = match.index + match[0].length
    }
    return [...parts, text.slice(last)].filter((part) => part !== '')
  }
  return { lang, notes, cut }
}

/** How many a reader meets: marks, and what stands in words. */
export function countInText(body: string, lang: Language, sources: readonly Source[]): number {
  const { notes, cut } = markLaws(body, lang, sources)
  const left = cut(body).filter((part) => typeof part === 'string')
  return notes.length + (left.join(' ').match(ANY)?.length ?? 0)
}
