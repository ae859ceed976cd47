/** What the prices of deeds can be added up for, and the figures that hold those prices. */

export const deedFigures = {
  will: ['prijs-testament-knb'],
  'wills-of-couple': ['prijs-testament-stel'],
  'living-will': ['prijs-levenstestament'],
  cohabitation: ['prijs-samenlevingscontract'],
  prenuptial: ['prijs-huwelijkse-voorwaarden'],
  'land-registry': ['kadaster-inschrijving-automatisch', 'kadaster-inschrijving'],
  'quality-fund': ['kwaliteitsfonds'],
  apostille: ['familie-griffierecht-apostille'],
  company: ['prijs-bv'],
  'trade-register': ['kvk-inschrijving'],
} as const

export type PricedDeed = keyof typeof deedFigures
