import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculatorIds, type CalculatorId } from '../calculator-pages.ts'
import { loadFigures } from '../load-figures.ts'
import { openCalculator, type OpenCalculator } from './open-calculator.ts'

const book = loadFigures('content')
const TODAY = '2026-11-22'

const open = (id: CalculatorId, query = '', today = TODAY): OpenCalculator => openCalculator(id, new URLSearchParams(query), today, book)
const faults = (id: CalculatorId, query: string): [string, string][] => open(id, query).errors.map(({ field, message }) => [field, message])

describe.each(calculatorIds)('%s', (id) => {
  test('shows an example before anything is filled in, and may be found', () => {
    const page = open(id)
    expect(page).toMatchObject({ isExample: true, status: 200, index: true, moved: undefined, errors: [] })
    expect(page.view?.groups.length).toBeGreaterThan(0)
    expect(page.view?.figures.length).toBeGreaterThan(0)
  })

  test('opens its own example by its address, as an outcome that search engines leave out', () => {
    const [, query] = open(id).exampleAddress.split('?')
    expect(open(id, query)).toMatchObject({ isExample: false, status: 200, index: false, moved: undefined })
    expect(open(id, query).view).toEqual(open(id).view)
  })

  test('a parameter that is not of the form leaves the form empty', () => {
    expect(open(id, 'utm_source=brief')).toMatchObject({ isExample: true, index: false, errors: [] })
  })

  test('keeps what was typed when something is wrong, and shows no outcome', () => {
    const page = open(id, 'prijs=vier+ton&bedrag=vier+ton')
    expect(page).toMatchObject({ status: 422, view: undefined, moved: undefined, isExample: false })
    expect(Object.values(page.values)).toContain('vier ton')
    expect(page.title).toMatch(/^Let op: /)
  })

  test('offers this year and next year, and says which has no figures yet', () => {
    expect(open(id).years).toEqual([
      { year: 2025, known: true },
      { year: 2026, known: true },
      { year: 2027, known: false },
    ])
  })

  test('whatever the address holds, the page opens, and the shorter address it names is the last one', () => {
    const words = fc.constantFrom(
      '',
      'ja',
      'nee',
      '1',
      '2',
      '3',
      'kind',
      'partner',
      'ouder',
      'overig',
      'vrij',
      'studie',
      'zelf-wonen',
      'geen-woning',
      '<b>',
      'constructor',
    )
    const values = fc.oneof(
      words,
      fc.string({ maxLength: 8 }),
      fc.integer({ min: -5, max: 2030 }).map(String),
      fc.integer({ min: 0, max: 900_000_000 }).map(String),
    )
    const names = 'prijs gebruik kopers leeftijd vrijstelling-gebruikt aandeel leeftijd2 jaar hypotheek band bedrag band2 bedrag2 band6 bedrag6 eenmalig'.split(
      ' ',
    )
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), values), (query) => {
        const page = openCalculator(id, new URLSearchParams(query), TODAY, book)
        expect(page.view === undefined).toBe(page.errors.length > 0)
        if (page.moved) expect(open(id, page.moved.split('?')[1]).moved).toBeUndefined()
      }),
    )
  })
})

describe('the form of a purchase', () => {
  const alone = 'prijs=450000&gebruik=zelf-wonen&leeftijd=28&jaar=2026'

  test('needs only a price and an age; the rest has the usual answer', () => {
    expect(open('transfer-tax', 'prijs=450000&leeftijd=28').moved).toBe(`/overdrachtsbelasting-berekenen?${alone}`)
    expect(open('purchase-costs', 'prijs=450000&leeftijd=28').moved).toBe(`/kosten-koper-berekenen?${alone}&hypotheek=ja`)
  })

  test('an amount in any notation leads to the same address', () => {
    for (const price of ['450.000', '€ 450.000,-', '450 000', '450000,00'])
      expect(open('transfer-tax', `prijs=${encodeURIComponent(price)}&leeftijd=28`).moved).toBe(`/overdrachtsbelasting-berekenen?${alone}`)
  })

  test('names every fault at once, at its field', () => {
    expect(faults('transfer-tax', 'prijs=&gebruik=zelf-wonen&kopers=2&leeftijd=&aandeel=100&leeftijd2=oud&jaar=1999')).toEqual([
      ['prijs', 'Vul de koopprijs in, bijvoorbeeld 450.000.'],
      ['leeftijd', 'Vul uw leeftijd in, in hele jaren.'],
      ['aandeel', 'Vul een aandeel in tussen 0 en 100 procent. Koopt u alleen? Kies dan ‘Alleen’.'],
      ['leeftijd2', 'Vul de leeftijd van de andere koper in cijfers in, bijvoorbeeld 34.'],
      ['jaar', 'Kies een jaar uit de lijst.'],
    ])
  })

  test('asks for whole thousands when the price is too small to be one', () => {
    expect(faults('transfer-tax', 'prijs=450&leeftijd=28')).toEqual([['prijs', expect.stringContaining('hele koopprijs')]])
    expect(faults('transfer-tax', 'prijs=100000001&leeftijd=28').map(([field]) => field)).toEqual(['prijs'])
  })

  test('asks no age where the exemption cannot apply, and no second buyer where there is none', () => {
    expect(faults('transfer-tax', 'prijs=300000&gebruik=niet-zelf-wonen&kopers=2&leeftijd=x')).toEqual([])
    expect(faults('transfer-tax', 'prijs=300000&gebruik=zelf-wonen&kopers=1&leeftijd=28&leeftijd2=x&aandeel=900')).toEqual([])
  })

  test('two buyers have half each unless a share is given, which may have decimals', () => {
    expect(open('transfer-tax', 'prijs=400000&kopers=2&leeftijd=36&leeftijd2=33').moved).toContain('aandeel=50')
    expect(open('transfer-tax', 'prijs=300000&kopers=2&leeftijd=40&leeftijd2=40&aandeel=33%2C33').view?.groups.map((group) => group.title)).toEqual([
      'U, 40 jaar: aandeel 33,33%',
      'De andere koper, 40 jaar: aandeel 66,67%',
    ])
  })

  test('an unknown choice is a fault', () => {
    expect(faults('transfer-tax', 'prijs=300000&gebruik=kasteel&leeftijd=28')).toEqual([['gebruik', 'Kies wat u koopt.']])
    expect(faults('purchase-costs', 'prijs=300000&leeftijd=28&hypotheek=misschien')).toEqual([['hypotheek', 'Kies of u een hypotheek neemt.']])
  })

  test('goes on to the other calculator with what was filled in', () => {
    expect(open('transfer-tax', alone).sibling.address).toBe(`/kosten-koper-berekenen?${alone}`)
    expect(open('transfer-tax').sibling.address).toBe('/kosten-koper-berekenen')
  })
})

describe('the form of an inheritance', () => {
  test('needs who and how much', () => {
    expect(faults('inheritance-tax', 'band=&bedrag=')).toEqual([
      ['band', 'Kies wat deze persoon van de overledene is.'],
      ['bedrag', 'Vul in hoeveel deze persoon krijgt, bijvoorbeeld 50.000.'],
    ])
  })

  test('an added heir counts as soon as one of both is filled in', () => {
    expect(faults('inheritance-tax', 'band=kind&bedrag=1000&band2=kind&bedrag2=')).toEqual([['bedrag2', expect.stringContaining('Vul in hoeveel')]])
    expect(faults('inheritance-tax', 'band=kind&bedrag=1000&band2=&bedrag2=500')).toEqual([['band2', expect.stringContaining('Kies wat')]])
    expect(faults('inheritance-tax', 'band=kind&bedrag=1000&band2=&bedrag2=')).toEqual([])
  })

  test('there is one partner, and parents are counted together', () => {
    expect(faults('inheritance-tax', 'band=partner&bedrag=1000&band2=partner&bedrag2=1000')).toEqual([
      ['band2', 'Er kan maar één partner erven. Kies iets anders.'],
    ])
    expect(faults('inheritance-tax', 'band=ouder&bedrag=1000&band4=ouder&bedrag4=1000')).toEqual([['band4', expect.stringContaining('voor beiden samen')]])
  })

  test('six heirs are counted, and rows that were skipped close up', () => {
    const rows = ['', '2', '3', '4', '5', '6'].map((n) => `band${n}=kind&bedrag${n}=50000`).join('&')
    expect(open('inheritance-tax', rows).view?.groups).toHaveLength(6)
    expect(open('inheritance-tax', 'band=kind&bedrag=50000&band5=kleinkind&bedrag5=1000').moved).toBe(
      '/erfbelasting-berekenen?band=kind&bedrag=50000&band2=kleinkind&bedrag2=1000&jaar=2026',
    )
  })

  test('goes on to a gift only with a relation that a gift knows', () => {
    expect(open('inheritance-tax', 'band=kind-met-beperking&bedrag=50000&jaar=2026').sibling.address).toBe('/schenkbelasting-berekenen')
    expect(open('inheritance-tax', 'band=kind&bedrag=50000&jaar=2026').sibling.address).toBe('/schenkbelasting-berekenen?band=kind&bedrag=50000&jaar=2026')
  })
})

describe('the form of a gift', () => {
  test('asks an age only for a child with the raised exemption', () => {
    expect(faults('gift-tax', 'band=kind&bedrag=50000&eenmalig=vrij&leeftijd=')).toEqual([['leeftijd', 'Vul de leeftijd van het kind in, in hele jaren.']])
    expect(faults('gift-tax', 'band=kind&bedrag=50000&eenmalig=nee&leeftijd=x')).toEqual([])
    expect(faults('gift-tax', 'band=kleinkind&bedrag=50000&eenmalig=vrij&leeftijd=x')).toEqual([])
  })

  test('forgets the raised exemption for anyone but a child', () => {
    expect(open('gift-tax', 'band=overig&bedrag=50000&eenmalig=studie&leeftijd=20').moved).toBe('/schenkbelasting-berekenen?band=overig&bedrag=50000&jaar=2026')
  })
})

describe('the year', () => {
  test('without figures is calculated with the last known ones, and the page says so', () => {
    const page = open('transfer-tax', 'prijs=450000&gebruik=zelf-wonen&leeftijd=40&jaar=2027')
    expect(page.view).toMatchObject({
      yearIsUnknown: true,
      yearText: 'De cijfers van 2027 zijn nog niet ingevoerd. Dit is berekend met die van 2026; uw bedrag kan anders worden.',
    })
  })

  test('stays that of the address when it is opened in a later year', () => {
    const page = open('transfer-tax', 'prijs=450000&gebruik=zelf-wonen&leeftijd=40&jaar=2025', '2027-02-01')
    expect(page.moved).toBeUndefined()
    expect(page.view?.yearText).toBe('Berekend met de cijfers van 2025.')
  })

  test('in a year that began without figures the page still works and says so', () => {
    for (const id of calculatorIds) expect(open(id, '', '2027-01-01').view?.yearIsUnknown).toBe(true)
  })

  test('of a gift with the raised exemption is one of which that exemption is known', () => {
    const page = open('gift-tax', 'band=kind&bedrag=50000&eenmalig=vrij&leeftijd=30&jaar=2025')
    expect(page.view).toMatchObject({ yearIsUnknown: true, yearText: expect.stringContaining('Niet alle cijfers van 2025 zijn ingevoerd') as string })
  })
})

test('the title of an outcome names the amount', () => {
  expect(open('transfer-tax', 'prijs=450000&gebruik=zelf-wonen&leeftijd=40&jaar=2026').title).toBe('€\u00a09.000 overdrachtsbelasting')
  expect(open('purchase-costs', 'prijs=400000&gebruik=zelf-wonen&leeftijd=40&jaar=2026&hypotheek=ja').title).toMatch(/^€.9\.242 tot.€.10\.722 kosten koper$/)
})

test('a year of birth is told to be no age', () => {
  expect(faults('transfer-tax', 'prijs=400000&leeftijd=1956')).toEqual([['leeftijd', 'Controleer uw leeftijd: vul een getal in van 0 tot en met 120.']])
})

test('a price as people say it is calculated with, and shown as an amount', () => {
  expect(open('transfer-tax', 'prijs=4,5+ton&leeftijd=70')).toMatchObject({ status: 200, errors: [], view: { amount: { minCents: 900_000 } } })
})
