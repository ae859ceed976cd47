import { expect, test } from 'vitest'
import { figure, figureBook, figureValue } from '../../tests/factories/figures.ts'
import { listFigureSources } from './figure-sources.ts'
import { priceLines } from './price-lines.ts'

const law = { source: 'Successiewet 1956, artikel 24', url: 'https://wetten.overheid.nl/BWBR0002226' }
const read = { source: 'Een kantoor', url: 'https://kantoor.example/tarieven' }
const lawful = figure({ id: 'tarief', values: [figureValue({ ...read, law })] })
const doubted = figure({ id: 'kadaster', values: [figureValue({ asOf: '2026', checked: '2026-11-22', unconfirmedBy: 'kadaster' })] })
const day = '2026-11-24'

test('the law that sets a figure stands before where it was read', () => {
  expect(listFigureSources(figureBook(lawful), [{ ids: ['tarief'], day }])).toEqual([
    { title: law.source, url: law.url },
    { title: read.source, url: read.url },
  ])
  expect(priceLines(figureBook(lawful), ['tarief'], day)).toMatchObject([law])
})

test('sources and prices of a figure say that it could not be confirmed', () => {
  const doubt = 'nagekeken op 22 november 2026, niet bevestigd bij het Kadaster'
  expect(listFigureSources(figureBook(doubted), [{ ids: ['kadaster'], day }])).toMatchObject([{ title: `Belastingdienst (${doubt})` }])
  expect(priceLines(figureBook(doubted), ['kadaster'], day)).toMatchObject([{ asOf: `2026, ${doubt}` }])
})
