/** Reads from an English message who gives and who gets it, and what they are to each other. */
import type { Relation } from '../../../figures/bracket-tax.ts'
import type { OpenRelation } from '../extract-relation.ts'
import type { GainSaid } from '../sums/gain-facts.ts'
import type { KinGroup } from './english-words.en.ts'
import * as words from './english-words.en.ts'

export const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 }

type Role = 'giver' | 'receiver' | 'beside' | 'open'

interface Mention {
  group: KinGroup
  role: Role
  count: number | undefined
  isPlural: boolean
}

/** People who are named one beside the other have one role; each group is counted by itself. */
type Chain = Mention[]

const elders: ReadonlySet<KinGroup> = new Set(['parents', 'grandparents', 'partners', 'lovers', 'siblings', 'others'])

function roleOf(before: string, behind: string, group: KinGroup): Role {
  if (words.besideSpeaker.test(behind) || words.beforeBeside.test(before)) return 'beside'
  if (words.behindGiver.test(behind) || words.beforeGiver.test(before)) return 'giver'
  if (elders.has(group) && (words.behindElder.test(behind) || words.beforeElder.test(before))) return 'giver'
  return words.beforeReceiver.test(before) || words.behindReceiver.test(behind) ? 'receiver' : 'open'
}

function listChains(text: string, speakerReceives: boolean): Chain[] {
  const chains: Chain[] = []
  let end = -1
  for (const match of text.matchAll(words.kinMention)) {
    const group = words.kinGroups.find(([, pattern]) => pattern.test(match[0]))?.[0]
    if (!group) continue
    const [before, behind] = [text.slice(0, match.index), text.slice(match.index + match[0].length)]
    const counted = /\b(two|three|four|five|six|[2-9]) (?:[a-z]+ )?$/.exec(before)?.[1]
    const count = counted === undefined ? undefined : (NUMBERS[counted] ?? Number(counted))
    const said = roleOf(before, behind, group)
    const role = said === 'open' && speakerReceives && words.givesLater.test(behind) ? 'giver' : said
    const mention = { group, role, count, isPlural: words.isPlural.test(match[0]) }
    const last = end >= 0 && words.joins.test(text.slice(end, match.index)) ? chains.at(-1) : undefined
    if (last) last.push(mention)
    else chains.push([mention])
    end = match.index + match[0].length
  }
  return chains.map(withOneRole)
}

function withOneRole(chain: Chain): Chain {
  const roles = new Set(chain.map(({ role }) => role))
  roles.delete('open')
  const [only] = roles.has('beside') ? (['beside'] as const) : roles.size === 1 ? roles : []
  return only ? chain.map((mention) => ({ ...mention, role: only })) : chain
}

/** What the speaker is to who gives, and what somebody is to a speaker who gives. */
const fromGiver: Record<KinGroup, OpenRelation> = {
  parents: 'child',
  grandparents: 'grandchild',
  partners: 'partner',
  lovers: 'friend',
  children: 'parent',
  grandchildren: 'other',
  siblings: 'other',
  others: 'other',
}
const toReceiver: Record<KinGroup, Relation | 'friend'> = {
  parents: 'parent',
  grandparents: 'other',
  partners: 'partner',
  lovers: 'friend',
  children: 'child',
  grandchildren: 'grandchild',
  siblings: 'other',
  others: 'other',
}

export interface Family extends Pick<GainSaid, 'relation' | 'receivers' | 'several'> {
  speakerReceives?: boolean
  /** How often somebody is said to give. */
  givers?: number
}

/** How many people a chain names; undefined when some of them are not counted. */
const countOf = (chain: Chain): number | undefined =>
  chain.some(({ count, isPlural }) => isPlural && count === undefined) ? undefined : chain.reduce((sum, { count }) => sum + (count ?? 1), 0)

type FamilyBefore = Pick<GainSaid, 'relation' | 'speakerReceives'>
type Division = Pick<Family, 'receivers' | 'several'>

/** Undefined when two countings are named. A parent or partner is never one of several. */
function divide(chains: readonly Chain[], group: KinGroup): Division | undefined {
  if (group === 'parents' || group === 'partners' || group === 'lovers') return {}
  const counts = new Set(chains.map(countOf).filter((count) => count !== 1))
  if (counts.size > 1) return undefined
  const [count] = counts
  return counts.size === 0 ? {} : count === undefined ? { several: true } : { receivers: count }
}

/** Those who get it with the speaker; undefined when they are another relation than the speaker. */
function divideWithSpeaker(chains: readonly Chain[]): Division | undefined {
  const counts = chains.map(countOf)
  if (chains.some((chain) => chain.some(({ group }) => group !== 'siblings')) || counts.length > 1) return undefined
  const [others] = counts
  return counts.length === 0 ? {} : others === undefined ? { several: true } : { receivers: others + 1 }
}

/** Undefined when people are named whose relation is not clear. `before` is the sum that a message may change. */
export function readFamily(text: string, isGift: boolean, before: FamilyBefore | undefined): Family | undefined {
  const isReceiving = words.speakerReceives.test(text)
  const chains = listChains(text, isReceiving)
  const chainsOf = (role: Role) => chains.filter((chain) => chain.some((one) => one.role === role))
  const groups = new Set(chains.flat().flatMap(({ group, role }) => (role === 'beside' ? [] : [group])))
  const [givers, receivers, open, beside] = [chainsOf('giver'), chainsOf('receiver'), chainsOf('open'), chainsOf('beside')]
  if (groups.size > 1 || (givers.length > 0 && receivers.length > 0) || (isReceiving && receivers.length > 0)) return undefined
  // What is left is shared by law with whoever lives on.
  if (!isGift && (words.livesOn.test(text) || (groups.has('partners') && chains.flat().some(({ group }) => group === 'children')))) return undefined
  const [group] = groups
  const shared = divideWithSpeaker(beside)
  const isSeveral = shared && beside.length === 0 && words.several.test(text)
  if (group && givers.length > 0) {
    const count = givers.flat().length
    if (isGift && givers.some((chain) => giveApart(chain, group))) return undefined
    return shared && { relation: fromGiver[group], speakerReceives: true, givers: count, ...shared, ...(isSeveral && { several: true }) }
  }
  if (!group) return shared && { ...shared, ...(isReceiving && isSeveral && { several: true }) }
  // A brother or sister of who gets it gets it from the same person.
  if (group === 'siblings' && givers.length === 0 && before?.speakerReceives && (before.relation === 'child' || before.relation === 'grandchild'))
    return { relation: before.relation, speakerReceives: true }
  const isReceiver = receivers.length > 0 || (!isReceiving && words.speakerGives.test(text) && words.toThem.test(text))
  const people = divide([...receivers, ...open], group)
  if (isReceiver) return isCouple(beside) ? people && { relation: toReceiver[group], ...people } : undefined
  if (isReceiving) return shared && { ...shared, ...(isSeveral && { several: true }) }
  return people && readOpen(text, group, people, before)
}

/** Somebody who is only named gets or gives as whoever was named before. */
function readOpen(text: string, group: KinGroup, people: Division, before: FamilyBefore | undefined): Family | undefined {
  if (!before || !words.namesOnly.test(text)) return people
  if (before.speakerReceives) return elders.has(group) ? { relation: fromGiver[group], speakerReceives: true } : undefined
  return before.relation === undefined && (group === 'parents' || group === 'grandparents') ? people : { relation: toReceiver[group], ...people }
}

/** Each of several givers has an exemption of their own, unless they are a couple. */
const giveApart = (chain: Chain, group: KinGroup): boolean =>
  group === 'siblings' || group === 'children' || group === 'grandchildren'
    ? chain.length > 1 || chain.some(({ isPlural }) => isPlural)
    : group === 'others' && chain.some(({ isPlural }) => isPlural)

/** Whoever gives with the speaker counts as one giver only as partner. */
const isCouple = (beside: readonly Chain[]): boolean => beside.every((chain) => chain.every(({ group }) => group === 'partners' || group === 'lovers'))
