import { describe, expect, test } from 'vitest'
import { findCalculation } from './find-calculation.ts'
import { ask, book, converse, textOf } from './test-questions.ts'

const samples = [
  'Ik ben 28 en koop een huis van 560.000. Hoeveel overdrachtsbelasting?',
  'Mijn vriend is 36 en ik ben 33, we kopen een huis van 400.000. Hoeveel overdrachtsbelasting?',
  'Hoeveel overdrachtsbelasting betaal ik over vijf ton?',
  'Hoeveel overdrachtsbelasting voor een huis van 450.000 als wij samen kopen?',
  'Hoeveel overdrachtsbelasting over een winkelpand van 800.000 euro?',
  'Hoeveel overdrachtsbelasting over een vakantiehuis van 200.000 euro in 2025?',
  'Hoeveel kosten koper betaal ik bij een huis van 400.000?',
  'Wat zijn de totale kosten van een bedrijfspand van 400.000 zonder hypotheek?',
  'Hoeveel erfbelasting over 100.000?',
  'Ik erf 300.000 van mijn moeder, hoeveel erfbelasting?',
  'Mijn kinderen erven 500.000 euro, hoeveel erfbelasting?',
  'Mijn man laat mij 1 miljoen na, hoeveel erfbelasting?',
  'Hoeveel schenkbelasting over 10.000?',
  'Ik schenk mijn zoon van 25 jaar 50.000 euro, hoeveel schenkbelasting?',
  'Mijn opa schenkt mij 20.000 in 2025, hoeveel schenkbelasting?',
]

describe.each(samples)('%s', (question) => {
  const answer = ask(question)
  const paragraphs = (answer?.text.split('\n\n') ?? []).filter((paragraph) => !paragraph.startsWith('Ik reken met:'))

  test('says what it was read as, then the outcome, in bold where it is one amount, then steps, one paragraph of conditions and a link to the calculator', () => {
    expect(answer?.kind).toBe('berekening')
    expect(paragraphs).toHaveLength(4)
    expect(answer?.text).toMatch(/^Ik reken met: .*\.\n\n/)
    expect(paragraphs[0]).toMatch(answer?.extras?.asks || paragraphs[0]?.includes('Dat hangt af van') ? /^[^*]*€[^*]*\.$/ : /^\*\*.*€.*\.\*\*$/)
    for (const line of paragraphs[1]?.split('\n') ?? []) expect(line).toMatch(/^- .+\.$/)
    expect(paragraphs[2]).toMatch(/Belastingdienst (?:stelt|stellen) het bedrag vast\.$/)
    expect(paragraphs[2]).not.toContain('\n')
    expect(paragraphs[3]).toMatch(/^\[[^\]]+\]\(\/[a-z-]+-berekenen(?:\?[\w=&%-]+)?\)$/)
  })

  test('says of which year the figures are', () => expect(paragraphs[2]).toMatch(/cijfers van 202[56]/))

  test('keeps to the style of the house', () => {
    expect(answer?.text).not.toMatch(/[!—]|\b(?:je|jij|jouw)\b|undefined|NaN/)
    expect(answer?.text).not.toMatch(/\.\.|,,| {2}/)
  })

  test('names an own page first and then every source of its figures once', () => {
    const [own, ...outside] = answer?.sources ?? []
    expect(own?.url).toMatch(/^\/[a-z-]+$/)
    expect(outside.length).toBeGreaterThan(0)
    for (const source of outside) expect(source.url).toMatch(/^https:\/\//)
    expect(new Set(outside.map((source) => source.title)).size).toBe(outside.length)
  })

  test('suggests two or three changes that it can calculate, each with another answer', () => {
    expect(answer?.suggestions.length).toBeGreaterThanOrEqual(2)
    expect(answer?.suggestions.length).toBeLessThanOrEqual(3)
    for (const suggestion of answer?.suggestions ?? []) {
      const next = converse(question, suggestion)[1]
      expect(next?.kind, suggestion).toBe('berekening')
      expect(next?.text, suggestion).not.toBe(answer?.text)
    }
  })
})

describe('words of an answer', () => {
  test('show each buyer with age, share and base', () => {
    expect(textOf(ask(samples[1] ?? ''))).toContain(
      '- Koper van 33 jaar (50%): startersvrijstelling over € 200.000, dus € 0.\n- Koper van 36 jaar (50%): 2% over € 200.000 = € 4.000.',
    )
  })

  test('show both brackets', () => {
    expect(textOf(ask(samples[9] ?? ''))).toContain('- 10% over € 158.669 = € 15.866,90.\n- 20% over € 115.101 = € 23.020,20.')
  })

  test('say that a price above the limit ends the exemption', () => {
    expect(textOf(ask(samples[0] ?? ''))).toContain('Boven de grens van € 555.000 vervalt de startersvrijstelling helemaal.')
  })

  test('say for which year is calculated when the asked year has no figures', () => {
    const text = textOf(ask('Hoeveel erfbelasting betaal ik over 60.000 van mijn vader in 2027?'))
    expect(text).toContain('Over 2027 hebben wij nog geen cijfers; dit is berekend met die van 2026.')
  })

  test('say it too in a year that has begun without figures', () => {
    const text = textOf(findCalculation('Hoeveel erfbelasting over 60.000 van mijn vader?', [], '2027-02-01', book))
    expect(text).toContain('Over 2027 hebben wij nog geen cijfers; dit is berekend met die van 2026.')
  })

  test('list what the costs leave out and of when the prices are', () => {
    const text = textOf(ask('Hoeveel kosten koper betaal ik bij een huis van 400.000?'))
    expect(text).toContain('Niet meegerekend, want wij hebben er geen cijfer van: onderzoek in registers,')
    expect(text).toContain('inclusief btw (nagekeken op 20 november 2026)')
    expect(text).toMatch(/Kadaster, inschrijving: .* \(nagekeken op 22 november 2026, niet bevestigd bij het Kadaster\)\./)
  })

  test('show the outcome for several numbers of heirs when their number is not given', () => {
    const text = textOf(ask(samples[10] ?? ''))
    expect(text).toContain('- 2 personen: vrijstelling € 26.230, belasting € 28.887,10 per persoon, samen € 57.774,20.')
    expect(text).toContain('- 3 personen: vrijstelling € 26.230, belasting € 14.043,66 per persoon, samen € 42.130,98.')
  })
})
