/** Tells whether a normalised question can only be read as a change of the calculation before it: every word must fit that calculation. */
import { PROPERTY_WORDS } from './extract-purchase.ts'
import { KIN_WORDS } from './kin.ts'
import type { CalculationTopic } from './slots.ts'

const CONTINUES = /^(?:en|maar|stel|of|oke|ok|wat als|dus)\b/
const CHANGES = new RegExp(
  `^(?:${[
    'ja|nee|hm+|als|bij|met|zonder|voor|van|in 20\\d\\d|ik ben|(?:we|wij) zijn (?:\\w+ )?\\d|het is|het (?:huis|appartement)|de woning|mijn \\w+ is (?:\\w+ )?\\d|hoe zit',
    '(?:hoeveel|wat) (?:is|wordt|scheelt) (?:dat|het|dit)',
    '(?:hoeveel|wat) betaal(?:en)? (?:ik|we|wij) (?:dan|als|bij)',
    '€? ?\\d',
  ].join('|')})(?!\\w)`,
)
const MAX_WORDS = 20

/** Starts with a word that ties it to what was said before. */
export const continues = (text: string): boolean => CONTINUES.test(text)

/** Starts like a change: 'en als', 'bij 500.000', 'ik ben 36', or with the number itself. */
export const startsAsChange = (text: string): boolean => text.split(' ').length <= MAX_WORDS && (continues(text) || CHANGES.test(text))

const words = (list: string): string[] => list.split(/\s+/)

const COMMON = words(`
  en of maar stel dat wat als dus oke ok ja nee hm nu dan toch ook nog wel niet geen al er erbij hier daar zo eens nou even gewoon ongeveer circa
  ik je u we wij ze zij hij hem haar hun mij me ons onze mijn zijn de het een dit die deze die elk ieder iedereen allebei beide beiden samen alleen totaal anders
  ben is was waren zou zouden wordt worden word heb heeft hebben had kan kunnen moet moeten ga gaan gaat wil willen
  bij met zonder voor van in op aan om te over tot door naar per uit
  hoe hoeveel zit betaal betalen betaalt kost kosten scheelt bedraagt bedrag prijs waard waarde uitkomt uitkomen euro ton tonnen duizend miljoen mln k
  jaar jaren oud leeftijd jonger ouder dan meer minder hoger lager duurder goedkoper extra belasting tarief
  januari februari maart april mei juni juli augustus september oktober november december vorig volgend komend afgelopen
  zelf hetzelfde allemaal partner helft procent deel aandeel verdeling
`)
const FOR_TOPIC: Record<'purchase' | 'gain', ReadonlySet<string>> = {
  purchase: new Set([
    ...COMMON,
    ...words(`
      koop kopen koopt kocht koopprijs koopsom gekocht woon wonen woont bewonen vrijstelling startersvrijstelling overdrachtsbelasting gebruikt eerder starter
      doorstromer hypotheek lening eigen geld contant totale bijkomende koper kopers levering getaxeerd taxatie marktwaarde pand bieden bied
    `),
  ]),
  gain: new Set([
    ...COMMON,
    ...words(`
      erf erft erven erfenis nalatenschap nalaat nalaten na laat krijg krijgt krijgen overlijden overleden overlijdt overleed schenk schenkt schenken geef geeft geven
      schenking erfbelasting schenkbelasting vrijstelling eenmalig eenmalige verhoogde schuld schulden goede beste familie personen beperking handicap
    `),
  ]),
}

/** How many words of the question do not belong to a change of a calculation on this topic. */
export function countForeignWords(text: string, topic: CalculationTopic): number {
  const isPurchase = topic === 'transfer-tax' || topic === 'purchase-costs'
  const known = FOR_TOPIC[isPurchase ? 'purchase' : 'gain']
  const patterns = isPurchase ? [...PROPERTY_WORDS, KIN_WORDS] : [KIN_WORDS]
  const rest = patterns.reduce((left, pattern) => left.replace(new RegExp(pattern.source, 'g'), ' '), text)
  return rest.split(/[^a-z0-9]+/).filter((word) => word !== '' && !/\d/.test(word) && !known.has(word)).length
}
