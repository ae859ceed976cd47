/** Tells whose an amount is from the clause that it stands in: 'ik heb zelf nog een studieschuld van 20.000', 'mijn broer kreeg 50.000'. */
import type { Amount } from './extract-amounts.ts'
import { isAddedByFamily } from './family-adds.ts'
import type { Utterance } from './utterance.ts'
import * as words from './whose-words.nl.ts'

interface Whose {
  /** `other` is somebody who is named, `unnamed` whoever 'hij' or 'zij' is, `couple` who says 'wij'. */
  who: 'speaker' | 'couple' | 'other' | 'unnamed'
  name: string
  does: keyof typeof words.does
  /** The clause has another amount, which is no debt. */
  besideValue: boolean
}

/** What a sum is over. */
export type SumKind = 'estate' | 'gift' | 'purchase'

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
/** '50.000 aan mij en mijn broer ook 50.000'. */
const GETS_TOO = new RegExp(`^[^.?!\\d]{0,12}\\ben (?:ook )?(?:aan |voor )?(?:mijn|onze) (${words.heirs})(?: (?:ook|nog|krijgt|kreeg|erft)){0,2} (?:€ ?)?$`)
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

function clauseAround(text: string, { start, end }: Amount): Clause {
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
  const previous = amounts.findLast((one) => one.end <= amount.start && one.start >= clause.start)
  const too = previous && GETS_TOO.exec(text.slice(previous.end, amount.start))?.[1]
  if (too !== undefined) return { who: 'other', name: too, does: 'gets', besideValue: true }
  const all = text.slice(clause.start, clause.end)
  const subject = subjectOf(before)
  // 'Mijn vrouw verdient 60.000, ik 40.000'.
  const does = DOES.find(([, verbs]) => verbs.test(all))?.[0] ?? (EARNS_BEFORE.test(text.slice(0, clause.start)) ? 'earns' : undefined)
  if (!subject || !does || (subject.who !== 'speaker' && does === 'has' && HAD.test(all) && !words.near.test(subject.name))) return undefined
  const besideValue = amounts.some((one) => one !== amount && one.role !== 'loan' && one.start >= clause.start && one.end <= clause.end)
  return { ...subject, does, besideValue }
}

const isOwned = ({ role }: Amount): boolean => role === 'loan' || role === 'savings'
const isOfOther = (whose: Whose | undefined): boolean => (whose?.who === 'other' || whose?.who === 'unnamed') && whose.does !== 'gives'

interface Told {
  amount: Amount
  whose: Whose | undefined
}

/** Whether an amount is none of what the sum is over. `others` are those beside it. */
function isBeside({ amount, whose }: Told, kind: SumKind, givers: ReadonlySet<string>, others: readonly Told[]): boolean {
  if (!whose || whose.does === 'gives') return false
  const { who, name, does, besideValue } = whose
  if (who === 'speaker' || who === 'couple') {
    // A loan of the buyer is one for the home; a debt of a couple may be that of the one who died.
    const isOwn = does === 'has' && isOwned(amount) && !besideValue && kind !== 'purchase'
    return does === 'earns' || (isOwn && !(who === 'couple' && [...givers].some((giver) => words.spouse.test(giver))))
  }
  if (kind === 'estate' && (who === 'unnamed' || givers.has(name))) return false
  if (kind !== 'purchase' && does === 'has' && (kind === 'gift' ? isOwned(amount) : amount.role === 'loan' && !besideValue)) return true
  // What somebody else gets may be what is asked about, unless the speaker gets something too.
  return does === 'has' || does === 'earns' ? others.some(isMain) : others.some((one) => isMain(one) && one.whose !== undefined)
}

const isMain = ({ amount, whose }: Told): boolean => amount.role !== 'loan' && amount.role !== 'ignored' && !isOfOther(whose)
const listTold = (said: Utterance): Told[] => said.amounts().map((amount) => ({ amount, whose: readWhose(said.text, amount, said.amounts()) }))

/** The amounts of a message that a sum is over: none that the speaker or others have, earn or got beside it. */
export function amountsFor(said: Utterance, kind: SumKind): readonly Amount[] {
  const told = listTold(said)
  const givers = listGivers(said.text)
  return told
    .filter(
      (one) =>
        !(kind === 'purchase' && isAddedByFamily(said.text, one.amount)) &&
        !isBeside(
          one,
          kind,
          givers,
          told.filter((other) => other !== one),
        ),
    )
    .map(({ amount }) => amount)
}

/** A message without what it tells of amounts beside the sum, with their years and people. */
export function withoutBeside(said: Utterance, kind: SumKind): Utterance {
  const kept = amountsFor(said, kind)
  const beside = said.amounts().filter((amount) => !kept.includes(amount))
  const clauses = beside.map((amount) => clauseAround(said.text, amount)).filter(({ start, end }) => !kept.some((one) => one.start >= start && one.end <= end))
  const text = clauses.toSorted((a, b) => b.start - a.start).reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, said.text)
  return said.without(text.replace(/ +/g, ' ').trim())
}

/** After a sum the amount of the speaker is known. */
const SPEAKERS: Told = {
  amount: { cents: 0, role: 'value', each: false, comes: false, start: 0, end: 0 },
  whose: { who: 'speaker', name: '', does: 'gets', besideValue: false },
}

/** Whether a message that changes a sum only names amounts beside it. */
export function tellsAmountsBeside(said: Utterance, kind: SumKind): boolean {
  const told = listTold(said)
  const givers = listGivers(said.text)
  return told.length > 0 && told.every((one) => isBeside(one, kind, givers, [SPEAKERS]) || (kind !== 'purchase' && isOwned(one.amount) && isOfCouple(one)))
}

/** 'We hebben zelf nog een schuld' after a sum: whose it is, is not clear. */
const isOfCouple = ({ whose }: Told): boolean => whose?.who === 'couple' && whose.does === 'has'
