/** Reads from a normalised question who gets, or gives, which amount. */
import type { Relation } from '../../../figures/bracket-tax.ts'
import { extractAmounts, type Amount } from '../extract-amounts.ts'
import { extractRelation } from '../extract-relation.ts'
import { unsupportedKin } from '../kin-words.nl.ts'
import { findKin, type KinMention } from '../kin.ts'
import { subjects } from '../subject-words.nl.ts'
import { readElderGives } from './read-elder-gives.ts'
import { peopleWords } from './gain-words.nl.ts'
import type { Person } from './person.ts'
import type { Utterance } from '../utterance.ts'
import { asksForSpeaker } from '../read-whose.ts'

export interface PeopleFacts {
  people: readonly Person[]
  isGift: boolean
  /** The people named give; else they receive. */
  givers: boolean
  years?: readonly number[]
}

const CLAUSES = / en (?:aan |van |voor )?|[,;:] | plus | maar /
const COUNT = /\b(\d) (?:\w*kinderen|\w*zoons|\w*zonen|\w*dochters|broers|zussen|neven|nichten|vrienden)\b/

interface Clause {
  relation: Relation | undefined
  mention: KinMention | undefined
  amounts: readonly Amount[]
  count: number
}

function readClause(clause: string): Clause {
  const found = extractRelation(clause, true)
  const [mention, ...others] = findKin(clause).filter(({ role }) => role !== 'beside' && role !== 'per')
  const relation = found === 'unsupported' || found === 'friend' || others.length > 0 ? undefined : found
  const amounts = extractAmounts(clause).filter(({ role }) => role === 'value' || role === 'own-share')
  return { relation, mention, amounts, count: Number(COUNT.exec(clause)?.[1] ?? 1) }
}

const isElder = ({ mention }: Clause): boolean => mention?.kin.line === 'lineal' && mention.kin.generation > 0
const isNamed = (clause: Clause): clause is Clause & { relation: Relation } => clause.relation !== undefined

/** Whether at least two people get an own amount: adding those up would tax one of them for all. */
export const namesOwnAmounts = (text: string): boolean =>
  text
    .split(CLAUSES)
    .map(readClause)
    .filter(({ mention, amounts }) => mention !== undefined && mention.role !== 'giver' && amounts.length > 0).length > 1

/** Each person with the amount of the own clause; an amount without a person may only be their total. */
function withOwnAmounts(clauses: readonly Clause[]): Person[] | undefined {
  const people: Person[] = []
  const loose: number[] = []
  for (const { relation, amounts, count } of clauses) {
    if (amounts.length > 1) return undefined
    const cents = amounts[0]?.cents
    if (cents === undefined) continue
    if (relation === undefined) loose.push(cents)
    else people.push({ relation, cents, count })
  }
  const total = people.reduce((sum, { cents, count }) => sum + cents * count, 0)
  return people.length >= 2 && loose.every((cents) => cents === total) ? people : undefined
}

/** One amount that each gets, or that is divided in equal parts, among people of different relations. */
function withSameAmount(clauses: readonly Clause[], text: string): Person[] | undefined {
  const [amount, ...others] = clauses.flatMap(({ amounts }) => amounts)
  const named = clauses.filter(isNamed)
  if (!amount || others.length > 0 || new Set(named.map(({ relation }) => relation)).size < 2) return undefined
  const isDivided = peopleWords.divided.test(text)
  if (!amount.each && !isDivided) return undefined
  const heads = named.reduce((sum, { count }) => sum + count, 0)
  const cents = amount.each ? amount.cents : Math.floor(amount.cents / heads)
  return named.map(({ relation, count }) => ({ relation, cents, count }))
}

/** Family counts from the speaker, so it is only clear what people are to each other when all give, or all get from the speaker. */
function isOneSide(clauses: readonly Clause[], text: string): boolean {
  const roles = new Set(clauses.map(({ mention }) => mention?.role).filter((role) => role !== undefined))
  if (!roles.has('giver') || namesGivers(text)) return true
  return !roles.has('receiver') && (roles.size === 1 || subjects.gives.test(text))
}

/** 'Geven mij ieder': who is named gives, unless someone gets it with the speaker. */
const namesGivers = (text: string): boolean => peopleWords.giveMe.test(text) && !peopleWords.getsWithMe.test(text)

const PARTS: Readonly<Record<string, number>> = {
  'de helft': 1 / 2,
  'een helft': 1 / 2,
  'een derde': 1 / 3,
  'een kwart': 1 / 4,
  'een vierde': 1 / 4,
  '2/3': 2 / 3,
  '1/3': 1 / 3,
  '3/4': 3 / 4,
  '1/4': 1 / 4,
  '1/2': 1 / 2,
}
const PART = new RegExp(`(?<![\\d/])(${Object.keys(PARTS).join('|')})(?: deel)?(?= (?:gaat )?(?:voor|aan|naar)\\b)`, 'g')

/** '6 ton: de helft voor mijn dochter, een kwart voor mijn zus en een kwart voor mijn neef', with what each of them gets. */
function withPartsAsAmounts(text: string, amounts: readonly Amount[]): string {
  const [whole, ...others] = amounts
  const parts = [...text.matchAll(PART)].map(([, name = '']) => PARTS[name] ?? 0)
  const isWhole = Math.abs(parts.reduce((sum, part) => sum + part, 0) - 1) < 1e-9
  if (!whole || others.length > 0 || parts.length < 2 || !isWhole) return text
  const without = `${text.slice(0, whole.start)} ${text.slice(whole.end)}`
  return without.replace(PART, (_, name: string) => `${Math.floor((whole.cents * (PARTS[name] ?? 0)) / 100)} euro`)
}

/** '30.000 van mijn ouders en 10.000 van zijn ouders': each of a couple gets it of the own parents, who are two givers. */
function readBothParents(text: string, amounts: readonly Amount[]): Person[] | undefined {
  const [first, second, ...others] = amounts
  if (!first || !second || others.length > 0 || !peopleWords.bothParents.test(text)) return undefined
  return [first, second].map(({ cents }) => ({ relation: 'child', cents, count: 1 }))
}

/** Nothing unless several people must be told apart: a couple that gives counts as one. */
export function readPeople({ affirmed, amounts, kin, lastYear }: Utterance): Partial<PeopleFacts> {
  const { text } = affirmed()
  const year = lastYear()
  if (unsupportedKin.test(text) || amounts().some(({ role }) => role === 'restated')) return year
  const couples = readBothParents(text, amounts())
  if (couples) return { people: couples, givers: true, ...year }
  // What a brother or sister of the speaker gets beside it, is of the same giver, and no sum of its own.
  if (
    peopleWords.speakerGets.test(text) &&
    text
      .split(CLAUSES)
      .map(readClause)
      .some(({ mention, amounts: own }) => mention?.role === 'receiver' && own.length > 0)
  )
    return year
  const family = readElderGives(text, kin())
  // The speaker alone pays over another amount than the others do.
  if (family && family.length > 1 && asksForSpeaker(text)) return year
  if (family) return { people: family, givers: false, ...year }
  if (peopleWords.getsWithMe.test(text)) return year
  const clauses = withPartsAsAmounts(text, amounts()).split(CLAUSES).map(readClause)
  if (!isOneSide(clauses, text)) return year
  const people = withOwnAmounts(clauses) ?? withSameAmount(namesGivers(text) ? clauses : clauses.filter((clause) => !isElder(clause)), text)
  if (!people) return year
  const givers = namesGivers(text) || clauses.some((clause) => isNamed(clause) && clause.amounts.length > 0 && clause.mention?.role === 'giver')
  const isOneGiver = givers && new Set(people.map(({ relation }) => relation)).size === 1 && clauses.some(isElder)
  return isOneGiver ? year : { people, givers, ...year }
}
