/** The Dutch sentences about an estate of which the children of somebody who died before get that part. Amounts are in cents. */
import { centsOfStep, type BracketTaxResult } from '../../../figures/bracket-tax.ts'
import { euro } from '../../../figures/calculation-words.nl.ts'
import type { AnswerSource } from '../../conversation/engine.ts'
import type { Branch } from './read-representation.ts'

const names: Record<Branch, { living: (count: number) => string; represented: (count: number) => string; dead: string }> = {
  child: {
    living: (count) => (count === 1 ? 'het kind dat nog leeft' : `${count} kinderen die nog leven`),
    represented: (count) => (count === 1 ? 'het kleinkind' : `${count} kleinkinderen`),
    dead: 'het kind dat eerder overleed',
  },
  sibling: {
    living: (count) => (count === 1 ? 'de broer of zus die nog leeft' : `${count} broers en zussen die nog leven`),
    represented: (count) => (count === 1 ? 'het kind' : `${count} kinderen`),
    dead: 'de broer of zus die eerder overleed',
  },
}

const each = (who: string, count: number, cents: number): string => `${who}${count === 1 ? '' : ' ieder'} ${euro(cents)}`

export const representationTexts = {
  reading: (branch: Branch, estateCents: number, living: number, represented: number): string =>
    `Ik reken met: een erfenis van ${euro(estateCents)}, ${names[branch].living(living)} en ${names[branch].represented(represented)} van ${names[branch].dead}.`,
  shares: (branch: Branch, living: number, represented: number, shareCents: number, partCents: number): string =>
    `Volgens de wet krijgen ${each(names[branch].living(living), living, shareCents)} en ${each(names[branch].represented(represented), represented, partCents)}.`,
  tax: (branch: Branch, living: number, represented: number, taxCents: number, partTaxCents: number): string =>
    `De erfbelasting is ${each(`voor ${names[branch].living(living)}`, living, taxCents)} en ${each(`voor ${names[branch].represented(represented)}`, represented, partTaxCents)}.`,
  division: (estateCents: number, branches: number, shareCents: number): string =>
    `Er zijn ${branches} gelijke delen (artikel 4:11 van het Burgerlijk Wetboek): ${euro(estateCents)} gedeeld door ${branches} is ${euro(shareCents)}.`,
  place: (branch: Branch, represented: number, shareCents: number, partCents: number): string =>
    represented === 1
      ? `Het deel van ${names[branch].dead}, gaat naar diens kind (artikel 4:12): ${euro(partCents)}.`
      : `Het deel van ${names[branch].dead}, wordt onder diens kinderen verdeeld (artikel 4:12): ${euro(shareCents)} gedeeld door ${represented} is ${euro(partCents)}.`,
  taxLine: (who: string, tax: BracketTaxResult): string =>
    `${who}: ${euro(centsOfStep(tax, 'received'))} min de vrijstelling van ${euro(centsOfStep(tax, 'exemption'))}, belasting ${euro(tax.taxCents)}.`,
  who: {
    child: ['Een kind', 'Een kleinkind'],
    sibling: ['Een broer of zus', 'Een kind van die broer of zus'],
  } as const satisfies Record<Branch, readonly [string, string]>,
  conditions: ({ noSpouse, branch }: { noSpouse: boolean; branch: Branch }): string =>
    [
      `Dit geldt als er geen testament is${noSpouse ? '' : ' en er geen echtgenoot of geregistreerd partner meer leeft'}${branch === 'sibling' ? ', de overledene geen kinderen had en de ouders van de overledene zijn overleden' : ''}.`,
      'Schulden gaan er eerst af.',
    ].join(' '),
  suggestions: ['Wat is plaatsvervulling bij een erfenis?'],
  lawSource: { title: 'Burgerlijk Wetboek Boek 4, artikelen 10, 11 en 12', url: 'https://wetten.overheid.nl/BWBR0002761' } satisfies AnswerSource,
} as const
