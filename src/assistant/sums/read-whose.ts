/** Tells whose an amount is from the clause that it stands in: 'ik heb zelf nog een studieschuld van 20.000', 'mijn broer kreeg 50.000'. */
import type { Amount } from './extract-amounts.ts'
import * as words from './whose-words.nl.ts'

export interface Whose {
  /** `other` is somebody who is named, `unnamed` whoever 'hij' or 'zij' is, `couple` who says 'wij'. */
  who: 'speaker' | 'couple' | 'other' | 'unnamed'
  name: string
  does: keyof typeof words.does
  /** The clause has another amount, which is no debt. */
  besideValue: boolean
}

const owner = '(?:mijn|onze|ons|zijn|haar|hun|de)'
const somebody = `${owner} (?:[a-z]+ )?(?:${words.person})`
const anyVerb = Object.values(words.does).join('|')
/** Where a clause ends: at a mark, or before somebody who does something. */
const BOUNDARY = new RegExp(
  `[.?!;:](?= |$)|, |(?:^| )(?:en|maar|terwijl|want|omdat) (?=(?:ik|wij|we|hij|zij|ze|${somebody}) (?:\\w+ ){0,2}?(?:${anyVerb})\\b)|(?:^| )(?:en|maar|terwijl) (?=(?:zelf )?(?:heb|heeft|had|verdien|geef|schenk|wil|krijg|erf) )`,
  'g',
)
const SUBJECT = new RegExp(
  `(?<!\\b(?:van|aan|voor|met|door|bij|naar|uit|op|namens|dan|als) )(?:\\b(ik)\\b|\\b(wij|we)\\b|\\b(hij|zij|ze)\\b|\\b(?:${owner} (?:[a-z]+ )?)(${words.person})\\b|\\b(${words.named})\\b)`,
  'g',
)
const DOES = Object.entries(words.does).map(([does, verbs]) => [does as Whose['does'], new RegExp(`\\b(?:${verbs})\\b`)] as const)
const EARNS_BEFORE = new RegExp(`\\b(?:${words.does.earns})\\b[^.?!]{0,10}\\d[\\d.]*[^.?!\\d]{0,12}$`)
/** 'Ik en mijn broer erven' is of both. */
const WITH_SPEAKER = /\b(?:ik|mij) en $/
const OWN_DEBT = new RegExp(`\\bmijn (?:eigen )?(?:${words.debtNoun})(?: (?!en\\b)[a-z]+){0,3} (?:€ ?)?$`)
/** What who died had, is no longer had by who lives. */
const HAD = new RegExp(`\\b(?:${words.had})\\b`)
/** '50.000 aan mij en mijn broer ook 50.000', also in a sentence of its own. */
const GETS_TOO = new RegExp(
  `^(?:[^.?!\\d]{0,12}\\ben (?:ook )?|[^.?!\\d]{0,50}[.!] (?:en )?(?=[^.?!\\d]{0,30} ook ))(?:aan |voor )?(?:mijn|onze) (${words.heirs})(?: (?:ook|nog|krijgt|kreeg|erft)){0,2} (?:€ ?)?$`,
)
/** That far back: in the sentence before. */
const MOST_BETWEEN = 90
/** 'Mijn moeder schonk mijn broer 50.000'. */
const GIVEN_TO = new RegExp(`\\b(?:${words.does.gives})\\b(?: aan)? (?:mijn|onze) (?:[a-z]+ )?(${words.heirs}) (?:€ ?)?$`)
/** '… en mij 20.000. Hoeveel betaal ik', and not what all pay. */
export const asksForSpeaker = (text: string): boolean => GIVEN_TO_SPEAKER.test(text) && PAYS.test(text) && !ALL_PAY.test(text)
const GIVEN_TO_SPEAKER = /\b(?:mij|me) (?:(?:ook|nog|maar) )*(?:€ ?)?\d/
const PAYS = /\b(?:betaal|moet|houd|hou) ik\b|\bik (?:betalen|kwijt)\b/
const ALL_PAY = /\b(?:samen|in totaal|ieder|elk|zij|ze|wij|we)\b/
const GIVEN_BY = new RegExp(`\\b(?:van|door|namens|overlijden) ${owner} (?:[a-z]+ )?(${words.person})\\b`, 'g')
const GIVES = new RegExp(
  `\\b(${words.person})\\b(?: (?!(?:ik|wij|we|en|mijn|heeft|hebben)\\b)[a-z]+){0,4} (?:overl\\w+|gestorven|stierf|dood|laat|liet|nalaat|naliet|schenkt|schonk|geeft|gaf|geven|schenken)\\b`,
  'g',
)

const plainName = (name: string): string => Object.entries(words.sameParent).find(([, pattern]) => pattern.test(name))?.[0] ?? name

/** Who gives it, or has died. */
function listGivers(text: string): ReadonlySet<string> {
  const names = [GIVEN_BY, GIVES].flatMap((pattern) => [...text.matchAll(pattern)].map((match) => plainName(match[1] ?? '')))
  return new Set(names.flatMap((name) => (name === 'ouders' ? [name, 'vader', 'moeder'] : [name])))
}

interface Clause {
  start: number
  end: number
}

export function clauseAround(text: string, { start, end }: Amount): Clause {
  const marks = [...text.matchAll(BOUNDARY)]
  const from = marks.findLast((mark) => mark.index < start)
  const until = marks.find((mark) => mark.index >= end)
  return { start: from ? from.index + from[0].length : 0, end: until?.index ?? text.length }
}

function subjectOf(before: string): Pick<Whose, 'who' | 'name'> | undefined {
  const subject = [...before.matchAll(SUBJECT)].at(-1)
  if (!subject) return undefined
  const [, me, us, unnamed, related, named = ''] = subject
  const name = related ?? named
  if (me !== undefined || WITH_SPEAKER.test(before.slice(0, subject.index))) return { who: 'speaker', name: '' }
  return { who: us === undefined ? (unnamed === undefined ? 'other' : 'unnamed') : 'couple', name: plainName(name) }
}

/** Undefined when the clause does not say it. */
function readWhose(text: string, amount: Amount, amounts: readonly Amount[]): Whose | undefined {
  const clause = clauseAround(text, amount)
  const before = text.slice(clause.start, amount.start)
  if (OWN_DEBT.test(before)) return { who: 'speaker', name: '', does: 'has', besideValue: false }
  const previous = amounts.findLast((one) => one.end <= amount.start && (one.start >= clause.start || amount.start - one.end <= MOST_BETWEEN))
  const too = previous && GETS_TOO.exec(text.slice(previous.end, amount.start))?.[1]
  if (too !== undefined) return { who: 'other', name: too, does: 'gets', besideValue: true }
  const given = GIVEN_TO.exec(before)?.[1]
  if (given !== undefined && asksForSpeaker(text)) return { who: 'other', name: given, does: 'gets', besideValue: true }
  const all = text.slice(clause.start, clause.end)
  const subject = subjectOf(before)
  // 'Mijn vrouw verdient 60.000, ik 40.000'.
  const does = DOES.find(([, verbs]) => verbs.test(all))?.[0] ?? (EARNS_BEFORE.test(text.slice(0, clause.start)) ? 'earns' : undefined)
  if (!subject || !does || (subject.who !== 'speaker' && does === 'has' && HAD.test(all) && !words.near.test(subject.name))) return undefined
  const besideValue = amounts.some((one) => one !== amount && one.role !== 'loan' && one.start >= clause.start && one.end <= clause.end)
  return { ...subject, does, besideValue }
}

export interface Told {
  amount: Amount
  whose: Whose | undefined
}

interface ToldAmounts {
  told: readonly Told[]
  /** The names of who gives it, or has died. */
  givers: ReadonlySet<string>
}

/** `amounts` are all those of the text. */
export const readWhoseAll = (text: string, amounts: readonly Amount[]): ToldAmounts => ({
  told: amounts.map((amount) => ({ amount, whose: readWhose(text, amount, amounts) })),
  givers: listGivers(text),
})
