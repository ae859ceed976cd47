/** What the privacy page says of clicks. */
import type { StoredDataTexts } from '../platform/stored-data.ts'

export const clickDataTexts = {
  title: 'Kliks op links naar partners',
  what: 'Welke link het was, de tijd, de pagina van onze site waar u vandaan kwam en het soort apparaat (telefoon, tablet of computer). Ook de code van de dag, en of de klik van een mens of van een robot leek.',
  purpose: 'Kliks eerlijk tellen: robots en dubbele kliks tellen niet mee. Het totaal per link blijft staan en zegt niets over een persoon.',
  basis: 'Ons gerechtvaardigd belang: weten hoe vaak een partner via ons is bezocht (artikel 6, lid 1, onder f, AVG).',
} as const satisfies StoredDataTexts

export const ctaClickDataTexts = {
  title: 'Kliks op een knop voor een offerte',
  what: 'Welke knop het was, de tijd, de pagina, en de plaats en akte als u daarnaar zocht. Drukte u op de knop in een gesprek? Dan ook het gespreksnummer, tot dat gesprek is gewist.',
  purpose: 'Zien op welke pagina’s bezoekers een offerte willen.',
  basis: 'Ons gerechtvaardigd belang: de site verbeteren en onze inkomsten kunnen verklaren (artikel 6, lid 1, onder f, AVG).',
} as const satisfies StoredDataTexts

export const clickTerm = 'na de klik'
