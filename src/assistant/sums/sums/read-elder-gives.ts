/** Reads from a normalised question what a parent or grandparent gives the speaker and others, each an own amount. */
import type { Relation } from '../../../figures/bracket-tax.ts'
import { extractAmounts } from '../extract-amounts.ts'
import { findKin, type KinMention } from '../kin.ts'
import type { Person } from './person.ts'

const CLAUSES = / en (?=\d|€|aan |mijn |mij |me |voor )|[,;] | plus /
const SELF = /\b(?:mij|me|ik)\b/
const DESCENDANTS: readonly (Relation | undefined)[] = [undefined, 'child', 'grandchild', 'great-grandchild']

const isElder = ({ kin, role }: KinMention): boolean => role === 'giver' && kin.line === 'lineal' && kin.generation > 0

/** Generations from the giver down; undefined for whoever is no descendant for sure. */
function stepsTo(generation: number, { kin }: KinMention): number | undefined {
  if (kin.line === 'sibling') return generation
  return kin.line === 'lineal' && kin.generation < 0 ? generation - kin.generation : undefined
}

/** Undefined unless the speaker is one of at least two people with an own amount; two amounts for the speaker are not two people. */
export function readElderGives(text: string, named: readonly KinMention[]): Person[] | undefined {
  const generations = new Set(named.flatMap((mention) => (isElder(mention) && mention.kin.line === 'lineal' ? [mention.kin.generation] : [])))
  const [generation, ...others] = generations
  if (generation === undefined || others.length > 0) return undefined
  const people: Person[] = []
  let selves = 0
  for (const clause of text.split(CLAUSES)) {
    const [amount, ...more] = extractAmounts(clause).filter(({ role }) => role === 'value')
    if (!amount) continue
    const mentions = findKin(clause).filter((mention) => !isElder(mention))
    const [mention] = mentions
    const steps = mention ? stepsTo(generation, mention) : SELF.test(clause) ? generation : undefined
    const relation = steps === undefined ? undefined : DESCENDANTS[steps]
    if (!relation || more.length > 0 || mentions.length > 1 || amount.each) return undefined
    if (!mention) selves += 1
    people.push({ relation, cents: amount.cents, count: 1 })
  }
  return selves === 1 && people.length > 1 ? merged(people) : undefined
}

/** Brothers and sisters who get as much are one line. */
function merged(people: readonly Person[]): Person[] {
  const result: Person[] = []
  for (const person of people) {
    const same = result.find((other) => other.relation === person.relation && other.cents === person.cents)
    if (same) same.count += 1
    else result.push({ ...person })
  }
  return result
}
