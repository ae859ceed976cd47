import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadFigures } from '../load-figures.ts'
import type { CalculatorView, Step } from './calculator-view.ts'
import type { CalculatorId } from '../calculator-pages.ts'
import { openCalculator } from './open-calculator.ts'

const book = loadFigures('content')
const TODAY = '2026-11-22'

function viewOf(id: CalculatorId, query: Record<string, string | number>): CalculatorView {
  const { view, errors } = openCalculator(id, new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])), TODAY, book)
  if (!view) throw new Error(errors.map((error) => `${error.field}: ${error.message}`).join(', '))
  return view
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
const stepsOf = (view: CalculatorView): Step[] => view.groups.flatMap((group) => group.steps)
const linesOf = (view: CalculatorView): (string | number)[][] =>
  stepsOf(view).map(({ text, amount }) => [plain(text), ...(amount ? [amount.minCents / 100] : [])])
const detailsOf = (view: CalculatorView): string[] => stepsOf(view).flatMap(({ detail }) => (detail ? [plain(detail)] : []))
const sumOf = (steps: readonly Step[], kind: Step['kind'], bound: 'minCents' | 'maxCents'): number =>
  steps.filter((step) => step.kind === kind).reduce((sum, step) => sum + (step.amount?.[bound] ?? 0), 0)

function expectSums(view: CalculatorView) {
  const steps = stepsOf(view)
  expect(sumOf(steps, 'add', 'minCents')).toBe(view.amount.minCents)
  expect(sumOf(steps, 'add', 'maxCents')).toBe(view.amount.maxCents)
  for (const group of view.groups) {
    const subtotals = group.steps.filter((step) => step.kind === 'subtotal')
    if (subtotals.length > 0)
      expect(sumOf(group.steps, 'base', 'minCents') - sumOf(group.steps, 'minus', 'minCents')).toBe(sumOf(subtotals, 'subtotal', 'minCents'))
  }
}

describe('worked by hand with the figures of 2026', () => {
  test('a home of 450.000 to live in, bought alone at 40: 2%', () => {
    const view = viewOf('transfer-tax', { prijs: 450_000, leeftijd: 40 })
    expect(linesOf(view)).toEqual([
      ['Koopprijs', 450_000],
      ['2% over € 450.000', 9000],
    ])
    expect(detailsOf(view)).toEqual(['Het tarief voor een woning om zelf in te wonen. Vanaf 35 jaar is er geen startersvrijstelling.'])
    expect(view.amount).toEqual({ minCents: 900_000, maxCents: 900_000 })
  })

  test('the same home bought at 28: the exemption', () => {
    const view = viewOf('transfer-tax', { prijs: 450_000, leeftijd: 28 })
    expect(linesOf(view).at(-1)).toEqual(['Over € 450.000 betaalt u niets', 0])
    expect(detailsOf(view)).toEqual(['De startersvrijstelling: 28 jaar is jonger dan 35, en de hele woning kost niet meer dan € 555.000.'])
  })

  test.each([
    [{ prijs: 560_000, leeftijd: 28 }, 'Boven de grens van € 555.000 vervalt de startersvrijstelling helemaal.'],
    [{ prijs: 400_000, leeftijd: 28, 'vrijstelling-gebruikt': 'ja' }, 'De startersvrijstelling is al gebruikt en geldt dus niet nog een keer.'],
    [{ prijs: 400_000, leeftijd: 35 }, 'Vanaf 35 jaar is er geen startersvrijstelling.'],
    [{ prijs: 400_000, leeftijd: 17 }, 'De startersvrijstelling geldt pas vanaf 18 jaar.'],
  ])('%j pays 2%, and the page says why', (query, reason) => {
    const view = viewOf('transfer-tax', query)
    expect(view.amount.minCents).toBe(query.prijs * 2)
    expect(detailsOf(view)[0]).toContain(reason)
  })

  test('two buyers of 36 and 33: only the older pays, over the own half', () => {
    const view = viewOf('transfer-tax', { prijs: 400_000, kopers: 2, leeftijd: 36, leeftijd2: 33 })
    expect(linesOf(view)).toEqual([
      ['50% van € 400.000', 200_000],
      ['2% over € 200.000', 4000],
      ['50% van € 400.000', 200_000],
      ['Over € 200.000 betaalt deze koper niets', 0],
    ])
    expect(view.amount.minCents).toBe(400_000)
  })

  test('a home for letting of 300.000: 8%, in 2025 10,4%; a shop of 250.000: 10,4%', () => {
    expect(viewOf('transfer-tax', { prijs: 300_000, gebruik: 'niet-zelf-wonen' }).amount.minCents).toBe(2_400_000)
    expect(viewOf('transfer-tax', { prijs: 300_000, gebruik: 'niet-zelf-wonen', jaar: 2025 }).amount.minCents).toBe(3_120_000)
    expect(viewOf('transfer-tax', { prijs: 250_000, gebruik: 'geen-woning' }).amount.minCents).toBe(2_600_000)
  })

  test('a child that inherits 300.000: 26.230 free, 10% over 158.669, 20% over the rest', () => {
    const view = viewOf('inheritance-tax', { band: 'kind', bedrag: 300_000 })
    expect(linesOf(view)).toEqual([
      ['Wat deze erfgenaam krijgt', 300_000],
      ['Over € 26.230 betaalt u niets', 26_230],
      ['Daarover gaat de belasting', 273_770],
      ['10% over € 158.669', 15_866.9],
      ['20% over de rest: € 115.101', 23_020.2],
    ])
    expect(view.amount.minCents).toBe(3_888_710)
    expect(view.after?.amount.minCents).toBe(30_000_000 - 3_888_710)
  })

  test('a partner and two children who inherit 900.000 and 100.000 each', () => {
    const view = viewOf('inheritance-tax', { band: 'partner', bedrag: 900_000, band2: 'kind', bedrag2: 100_000, band3: 'kind', bedrag3: 100_000 })
    expect(view.groups.map((group) => group.title)).toEqual(['Erfgenaam 1: een partner', 'Erfgenaam 2: een kind', 'Erfgenaam 3: een kind'])
    // (900.000 - 828.035) * 10% + 2 * (100.000 - 26.230) * 10%
    expect(view.amount.minCents).toBe(719_650 + 2 * 737_700)
  })

  test('less than the exemption leaves nothing to tax', () => {
    const view = viewOf('inheritance-tax', { band: 'kind', bedrag: 20_000 })
    expect(linesOf(view)).toEqual([
      ['Wat deze erfgenaam krijgt', 20_000],
      ['Over € 20.000 betaalt u niets', 20_000],
      ['Daarover gaat de belasting', 0],
    ])
    expect(detailsOf(view)).toEqual(['Vrijstelling voor een kind: tot € 26.230.'])
  })

  test('a friend who inherits 50.000: 30% over what is above 2.769', () => {
    expect(viewOf('inheritance-tax', { band: 'overig', bedrag: 50_000 }).amount.minCents).toBe(1_416_930)
  })

  test('a child who gets 25.000: 10% over what is above 6.908', () => {
    expect(viewOf('gift-tax', { band: 'kind', bedrag: 25_000 }).amount.minCents).toBe(180_920)
  })

  test('a child of 30 who gets 50.000 with the raised exemption: 10% over what is above 33.129; for a study nothing', () => {
    const raised = viewOf('gift-tax', { band: 'kind', bedrag: 50_000, eenmalig: 'vrij', leeftijd: 30 })
    expect(raised.amount.minCents).toBe(168_710)
    expect(detailsOf(raised)[0]).toBe('De eenmalig hogere vrijstelling van € 33.129, in plaats van die van elk jaar.')
    expect(viewOf('gift-tax', { band: 'kind', bedrag: 50_000, eenmalig: 'studie', leeftijd: 30 }).amount.minCents).toBe(0)
  })

  test('a child of 45 does not get it, and the page says why', () => {
    const view = viewOf('gift-tax', { band: 'kind', bedrag: 50_000, eenmalig: 'vrij', leeftijd: 45 })
    expect(view.amount.minCents).toBe(430_920)
    expect(linesOf(view)[0]?.[0]).toBe(
      'De eenmalig hogere vrijstelling geldt niet: 45 jaar valt niet tussen 18 en 40. Wij rekenen met de vrijstelling van elk jaar.',
    )
  })

  test('the costs of buying a home of 400.000 at 40: tax, both deeds, the fund of both', () => {
    const view = viewOf('purchase-costs', { prijs: 400_000, leeftijd: 40 })
    expect(linesOf(view).slice(1)).toEqual([
      ['2% over € 400.000', 8000],
      ['Notaris, leveringsakte', 600],
      ['Notaris, hypotheekakte', 415],
      ['Kwaliteitsfonds van het notariaat', 19.9],
      ['Kadaster, inschrijving', 207],
    ])
    expect(view.amount).toEqual({ minCents: 924_190, maxCents: 1_072_190 })
    expect(view.notIncluded.join()).toContain('recherche')
    expect(detailsOf(view)).toContain(
      'Per akte € 103,50 of € 181. Het lage bedrag geldt als het Kadaster de akte automatisch verwerkt. Zonder btw. Nagekeken op 22 november 2026, niet bevestigd bij het Kadaster.',
    )
    expect(detailsOf(view).join()).toContain('Prijs inclusief btw, volgens Viisi (bron zonder datum).')
  })

  test('in 2025, without a tariff of the Kadaster, it is named as left out', () => {
    const view = viewOf('purchase-costs', { prijs: 400_000, leeftijd: 40, jaar: 2025 })
    expect(view.notIncluded[0]).toContain('het Kadaster')
    expect(linesOf(view).map(([text]) => text)).not.toContain('Kadaster, inschrijving')
  })

  test('without a mortgage there is no mortgage deed, and the page says so', () => {
    const view = viewOf('purchase-costs', { prijs: 400_000, leeftijd: 40, hypotheek: 'nee' })
    expect(view.amount).toEqual({ minCents: 871_345, maxCents: 919_095 })
    expect(linesOf(view).at(-1)).toEqual(['Zonder hypotheek is er geen hypotheekakte.'])
    expect(view.figures.map((figure) => figure.label)).not.toContain('Notaris, losse hypotheekakte')
  })
})

describe('every figure', () => {
  test('has a source with an address and the day it was checked', () => {
    for (const figure of viewOf('purchase-costs', { prijs: 400_000, leeftijd: 40 }).figures) {
      expect(figure.url).toMatch(/^https:\/\//)
      expect(figure.source).not.toBe('')
      expect(figure.checked).toMatch(/^\d{1,2} \w+ 20\d\d(?:, niet bevestigd bij \w+ \w+)?$/)
    }
  })

  test('is of the year that was asked for', () => {
    const { figures } = viewOf('inheritance-tax', { band: 'kind', bedrag: 100_000, jaar: 2025 })
    expect(figures.map(({ label, value, period }) => [label, plain(value), period])).toContainEqual(['Vrijstelling erfbelasting, kind', '€ 25.490', '2025'])
  })
})

describe('for anything that can be filled in', () => {
  const money = fc.integer({ min: 100_000, max: 500_000_000 }).map((cents) => String(cents / 100).replace('.', ','))
  const ages = fc.integer({ min: 10, max: 90 })
  const years = fc.constantFrom('2025', '2026', '2027')
  const relations = fc.constantFrom('kind', 'kleinkind', 'achterkleinkind', 'overig')
  const purchase = fc.record({
    prijs: money,
    gebruik: fc.constantFrom('zelf-wonen', 'niet-zelf-wonen', 'geen-woning'),
    kopers: fc.constantFrom('1', '2'),
    leeftijd: ages,
    aandeel: fc.integer({ min: 1, max: 99 }),
    leeftijd2: ages,
    jaar: years,
    hypotheek: fc.constantFrom('ja', 'nee'),
  })
  const gift = fc.record({ band: relations, bedrag: money, eenmalig: fc.constantFrom('nee', 'vrij', 'studie'), leeftijd: ages, jaar: years })
  const inheritance = fc.record({
    band: relations,
    bedrag: money,
    band2: relations,
    bedrag2: money,
    band3: fc.constantFrom('partner', 'ouder'),
    bedrag3: money,
    jaar: years,
  })

  test.each([
    ['transfer-tax', purchase],
    ['purchase-costs', purchase],
    ['gift-tax', gift],
    ['inheritance-tax', inheritance],
  ] as const)('the steps of %s add up to the outcome', (id, inputs) => {
    fc.assert(fc.property(inputs as fc.Arbitrary<Record<string, string | number>>, (query) => expectSums(viewOf(id, query))))
  })

  test.each([
    ['inheritance-tax', inheritance],
    ['gift-tax', gift],
  ] as const)('what is left after %s and the tax make up what was received', (id, inputs) => {
    fc.assert(
      fc.property(inputs as fc.Arbitrary<Record<string, string | number>>, (query) => {
        const view = viewOf(id, query)
        expect(view.amount.minCents + (view.after?.amount.minCents ?? 0)).toBe(sumOf(stepsOf(view), 'base', 'minCents'))
      }),
    )
  })

  test('no two lines of a group read the same, so that each can be told apart', () => {
    fc.assert(
      fc.property(purchase, (query) => {
        for (const group of viewOf('purchase-costs', query).groups) expect(new Set(group.steps.map((step) => step.text)).size).toBe(group.steps.length)
      }),
    )
  })
})
