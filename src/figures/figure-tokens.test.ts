import { expect, test } from 'vitest'
import { figure, figureBook, figureValue } from '../../tests/factories/figures.ts'
import type { FigureUnit } from './figure.ts'
import { fillFigures, formatAmount, formatDay, formatValue, listFigureIds } from './figure-tokens.ts'

const NBSP = '\u00a0'
const DAY = '2026-11-20'

/** A limit that is set anew each year and known up to 2026. */
const yearly = figure({
  values: [figureValue({ value: 525_000, from: '2025-01-01', until: '2025-12-31' }), figureValue({ value: 555_000, from: '2026-01-01', until: '2026-12-31' })],
})

test.each<[number, FigureUnit, string]>([
  [1300, 'euro', `€${NBSP}1.300`],
  [9.95, 'euro', `€${NBSP}9,95`],
  [9.5, 'euro', `€${NBSP}9,50`],
  [555_000, 'euro', `€${NBSP}555.000`],
  [0, 'euro', `€${NBSP}0`],
  [10.4, 'procent', '10,4%'],
  [2, 'procent', '2%'],
  [0.25, 'procent', '0,25%'],
  [20, 'maanden', `20${NBSP}maanden`],
  [14, 'dagen', `14${NBSP}dagen`],
  [35, 'jaar', `35${NBSP}jaar`],
  [1181, 'aantal', '1.181'],
])('%d %s reads as Dutch, in one piece that no line end splits', (amount, unit, expected) => {
  expect(formatAmount(amount, unit)).toBe(expected)
})

test('a range and a lower bound read as such', () => {
  expect(formatValue(figureValue({ min: 250, max: 650 }), 'euro')).toBe(`€${NBSP}250 tot €${NBSP}650`)
  expect(formatValue(figureValue({ min: 650 }), 'euro')).toBe(`vanaf €${NBSP}650`)
})

test.each([
  ['2026-01-12', '12 januari 2026'],
  ['2026-12-01', '1 december 2026'],
  ['2023-09', 'september 2023'],
  ['2020', '2020'],
])('the date %s reads %s', (date, expected) => {
  expect(formatDay(date)).toBe(expected)
})

test('a token becomes the figure of the day', () => {
  expect(fillFigures('Tot {{cijfer:grens}}.', figureBook(yearly), DAY)).toBe(`Tot ${formatAmount(555_000, 'euro')}.`)
})

test.each([
  ['2025-12-31', 525_000],
  ['2026-01-01', 555_000],
  ['2026-12-31', 555_000],
])('on %s the figure of that year holds', (day, amount) => {
  expect(fillFigures('{{cijfer:grens}}', figureBook(yearly), day)).toBe(formatAmount(amount, 'euro'))
})

test('in 2027, with no figure yet, the text gives the last one and says its year', () => {
  expect(fillFigures('{{cijfer:grens}}', figureBook(yearly), '2027-01-01')).toBe(
    `${formatAmount(555_000, 'euro')} (in 2026; over 2027 hebben wij nog geen cijfer)`,
  )
})

test('once the figure of 2027 is known, the text gives that one and nothing about 2026', () => {
  const known = { ...yearly, values: [...yearly.values, figureValue({ value: 570_000, from: '2027-01-01', until: '2027-12-31' })] }
  expect(fillFigures('{{cijfer:grens}}', figureBook(known), '2027-01-01')).toBe(formatAmount(570_000, 'euro'))
})

test('a figure that begins later is not stated as if it held already', () => {
  const later = figure({ values: [figureValue({ from: '2027-01-01' })] })
  expect(fillFigures('{{cijfer:grens}}', figureBook(later), DAY)).toBe('(bedrag nog niet bekend)')
})

test('a figure without a period holds on every day', () => {
  expect(fillFigures('{{cijfer:grens}}', figureBook(figure()), '2031-05-05')).toBe(formatAmount(555_000, 'euro'))
})

test('a token with a year gives that year, also later', () => {
  expect(fillFigures('{{cijfer:grens@2025}}', figureBook(yearly), '2027-03-01')).toBe(formatAmount(525_000, 'euro'))
})

test.each(['{{cijfer:onbekend}}', '{{peildatum:onbekend}}', '{{cijfer:grens@2019}}'])('%s is a fault and never reaches a page', (token) => {
  expect(() => fillFigures(token, figureBook(yearly), DAY)).toThrow(/figure/)
})

test.each([
  [{ asOf: '2026-06' }, 'juni 2026'],
  [{ from: '2026-01-01', until: '2026-12-31' }, '2026'],
  [{}, 'nagekeken op 1 november 2026'],
])('the date of a figure is what its source says, else its period, else when it was checked', (values, expected) => {
  expect(fillFigures('{{peildatum:grens}}', figureBook(figure({ values: [figureValue(values)] })), DAY)).toBe(expected)
})

test('other braces are left alone', () => {
  expect(fillFigures('{{ cijfer:grens }} {{bedrag:grens}} {cijfer:grens}', figureBook(yearly), DAY)).toBe('{{ cijfer:grens }} {{bedrag:grens}} {cijfer:grens}')
})

test('all figures that a text rests on are listed', () => {
  expect(listFigureIds('{{cijfer:a}} en {{peildatum:b}} en {{cijfer:c@2025}}')).toEqual(['a', 'b', 'c'])
})

test('a single month or day is not a plural', () => {
  expect([formatAmount(1, 'maanden'), formatAmount(1, 'dagen'), formatAmount(1, 'maanden', 'en'), formatAmount(1, 'jaar', 'en')]).toEqual([
    `1${NBSP}maand`,
    `1${NBSP}dag`,
    `1${NBSP}month`,
    `1${NBSP}year`,
  ])
})

test.each<[number, FigureUnit, string]>([
  [1300, 'euro', '€1,300'],
  [9.5, 'euro', '€9.50'],
  [555_000, 'euro', '€555,000'],
  [10.4, 'procent', '10.4%'],
  [8, 'procent', '8%'],
  [20, 'maanden', `20${NBSP}months`],
  [14, 'dagen', `14${NBSP}days`],
  [35, 'jaar', `35${NBSP}years`],
  [1181, 'aantal', '1,181'],
])('in an English text %d %s reads as English', (amount, unit, expected) => {
  expect(formatAmount(amount, unit, 'en')).toBe(expected)
})

test.each([
  [{ min: 650 }, 'from €650'],
  [{ min: 250, max: 650 }, '€250 to €650'],
  [{ value: 1300 }, '€1,300'],
])('in an English text the value %j reads %s', (values, expected) => {
  expect(fillFigures('{{cijfer:grens}}', figureBook(figure({ values: [figureValue(values)] })), DAY, 'en')).toBe(expected)
})

test.each([
  [{ asOf: '2022-01-12' }, '12 January 2022'],
  [{ asOf: '2023-09' }, 'September 2023'],
  [{ from: '2026-01-01', until: '2026-12-31' }, '2026'],
  [{}, 'checked on 1 November 2026'],
])('in an English text the date of a figure is English', (values, expected) => {
  expect(fillFigures('{{peildatum:grens}}', figureBook(figure({ values: [figureValue(values)] })), DAY, 'en')).toBe(expected)
})

test('an English text says in English that a figure is not known yet', () => {
  const later = figure({ values: [figureValue({ from: '2028-01-01' })] })
  expect(fillFigures('{{cijfer:grens}}', figureBook(yearly), '2027-01-01', 'en')).toBe('€555,000 (in 2026; we have no figure for 2027 yet)')
  expect(fillFigures('{{cijfer:grens}}', figureBook(later), DAY, 'en')).toBe('(amount not known yet)')
  expect(fillFigures('{{peildatum:grens}}', figureBook(later), DAY, 'en')).toBe('unknown date')
  expect(fillFigures('{{cijfer:grens@2025}}', figureBook(yearly), DAY, 'en')).toBe('€525,000')
})

/** A tariff that was not looked up at the one who sets it. */
const doubted = (id: string, value: number) =>
  figure({ id, values: [figureValue({ value, from: '2026-01-01', until: '2026-12-31', checked: '2026-11-22', unconfirmedBy: 'kadaster' })] })

test.each([
  ['Het tarief is {{cijfer:hoog}}.', 'Het tarief is €_181 (nagekeken op 22 november 2026, niet bevestigd bij het Kadaster).'],
  [
    '{{cijfer:hoog}}, of {{cijfer:laag}} als dat kan ({{peildatum:hoog}}).',
    '€_181, of €_104 als dat kan (2026, nagekeken op 22 november 2026, niet bevestigd bij het Kadaster).',
  ],
  [
    'Het Kadaster ({{cijfer:laag}} of {{cijfer:hoog}}) rekent dat.',
    'Het Kadaster (€_104 of €_181, nagekeken op 22 november 2026, niet bevestigd bij het Kadaster) rekent dat.',
  ],
  ['Eerst {{cijfer:hoog}}.\nDan {{cijfer:grens}}.', 'Eerst €_181 (nagekeken op 22 november 2026, niet bevestigd bij het Kadaster).\nDan €_555.000.'],
])('what could not be confirmed is said once in its line: %s', (text, expected) => {
  expect(fillFigures(text, figureBook(yearly, doubted('hoog', 181), doubted('laag', 104)), DAY)).toBe(expected.replaceAll('_', NBSP))
})

test('an English text says what could not be confirmed in English', () => {
  expect(fillFigures('{{cijfer:hoog}}', figureBook(doubted('hoog', 181)), DAY, 'en')).toBe(
    '€181 (checked on 22 November 2026, not confirmed with the Kadaster)',
  )
})
