/** How a sum says what it was read as, and asks for the one fact that its outcome depends on. */
import type { PropertyUse } from '../../../figures/transfer-tax.ts'
import type { FactQuestion } from '../../conversation/answer-extras.ts'
import * as nl from '../calculation.nl.ts'
import type { GainTopic } from '../detect-topic.ts'

const list = (parts: readonly (string | undefined)[]): string => parts.filter((part) => part !== undefined && part !== '').join(', ')

const bought: Record<PropertyUse, string> = {
  'own-home': 'een huis om zelf in te wonen',
  'other-dwelling': 'een woning waar de koper niet gaat wonen',
  'non-dwelling': 'een pand dat geen woning is',
}

const received: Record<GainTopic, string> = { 'inheritance-tax': 'een erfenis', 'gift-tax': 'een schenking' }
const giver: Record<GainTopic, string> = { 'inheritance-tax': 'erfgenaam', 'gift-tax': 'ontvanger' }

interface PurchaseReading {
  priceCents: number
  use: PropertyUse
  buyers: number
  /** 'van 29 jaar', 'jonger dan 35' */
  ages: readonly string[]
  year: number
}

/** 'Ik reken met: € 390.000, een huis om zelf in te wonen, twee kopers van 29 jaar en van 31 jaar, 2026.' */
export function readingOfPurchase({ priceCents, use, buyers, ages, year }: PurchaseReading): string {
  const some = buyers > 1 ? `${buyers} kopers` : ages.length > 0 ? 'een koper' : ''
  const isOneOfThem = buyers > 1 && ages.length === 1
  const who = [isOneOfThem ? `${some}, een` : some, ages.join(' en ')].filter(Boolean).join(' ')
  return `Ik reken met: ${list([nl.euro(priceCents), bought[use], who, String(year)])}.`
}

export const readingOfGain = (topic: GainTopic, totalCents: number, relation: string | undefined, receivers: number, year: number): string =>
  `Ik reken met: ${list([`${received[topic]} van ${nl.euro(totalCents)}`, relation && `${giver[topic]}: ${relation}`, receivers > 1 ? nl.persons(receivers) : undefined, String(year)])}.`

export const asksAge = (limit: number): FactQuestion => ({
  fact: 'age',
  question: 'Hoe oud bent u?',
  options: [
    { label: `Jonger dan ${limit}`, says: `Ik ben jonger dan ${limit}` },
    { label: `${limit} of ouder`, says: `Ik ben ${limit}` },
  ],
})

export const asksOtherAge = (limit: number): FactQuestion => ({
  fact: 'age',
  question: 'Hoe oud is de andere koper?',
  options: [
    { label: `Jonger dan ${limit}`, says: `Mijn partner is jonger dan ${limit}` },
    { label: `${limit} of ouder`, says: `Mijn partner is ${limit}` },
  ],
})

export const asksAges = (limit: number): FactQuestion => ({
  fact: 'age',
  question: 'Hoe oud bent u beiden?',
  options: [
    { label: `Beiden jonger dan ${limit}`, says: `Wij zijn beiden jonger dan ${limit}` },
    { label: `Eén jonger dan ${limit}`, says: `Ik ben jonger dan ${limit}, mijn partner is ${limit}` },
    { label: `Beiden ${limit} of ouder`, says: `Wij zijn ${limit} en ${limit}` },
  ],
})

export const raiseQuestion: FactQuestion = {
  fact: 'raise',
  question: 'Is de eenmalig verhoogde vrijstelling voor dit kind al eerder gebruikt?',
  options: [
    { label: 'Nog niet', says: nl.suggest.raise },
    { label: 'Al gebruikt', says: 'Het kind heeft de eenmalig verhoogde vrijstelling al gebruikt' },
  ],
}

export const asksRelation = (topic: GainTopic): FactQuestion => ({
  fact: 'relation',
  question: topic === 'gift-tax' ? 'Van wie krijgt u het, of aan wie geeft u het?' : 'Wat bent u van de overledene?',
  options:
    topic === 'gift-tax'
      ? [
          { label: 'Ouder aan kind', says: nl.suggest.child },
          { label: 'Grootouder aan kleinkind', says: nl.suggest.grandchild },
          { label: 'Iemand anders', says: nl.suggest.friend },
        ]
      : [
          { label: 'Partner', says: nl.suggest.partner },
          { label: 'Kind', says: nl.suggest.child },
          { label: 'Kleinkind', says: nl.suggest.grandchild },
          { label: 'Broer, zus of iemand anders', says: nl.suggest.friend },
        ],
})
