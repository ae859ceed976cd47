import { describe, expect, test } from 'vitest'
import { calculatorIds, calculators } from '../../figures/calculator-pages.ts'
import { openCalculator } from '../../figures/calculators/open-calculator.ts'
import { isOwnLink } from '../../ui/safe-markdown.tsx'
import { ask, book, day, outcomeOf, textOf } from './test-questions.ts'

const linkOf = (question: string): string => /\]\(([^)]+)\)$/.exec(textOf(ask(question)))?.[1] ?? ''

/** What the page behind the link shows, from an address that says no more than it needs. */
function openLink(link: string) {
  const address = new URL(link, 'https://www.example.nl')
  const id = calculatorIds.find((one) => calculators[one].path === address.pathname)
  if (!id) throw new Error(`no calculator at ${link}`)
  return openCalculator(id, address.searchParams, day, book)
}

const euros = (cents: number): string => (cents / 100).toLocaleString('nl-NL', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })

describe('the link opens the calculator with this sum and its outcome', () => {
  test.each([
    'Ik ben 40 en koop een huis van 450.000. Hoeveel overdrachtsbelasting?',
    'Ik ben 29 en koop een huis van 450.000,50. Hoeveel overdrachtsbelasting?',
    'Ik ben 29, heb de startersvrijstelling al gebruikt en koop een huis van 450.000. Hoeveel overdrachtsbelasting?',
    'Ik (28) en mijn vriendin (37) kopen een huis van 420.000, ik voor 70% en zij voor 30%. Hoeveel overdrachtsbelasting?',
    'Hoeveel overdrachtsbelasting over een vakantiehuis van 200.000 euro in 2025?',
    'Hoeveel overdrachtsbelasting over een winkelpand van 800.000 euro?',
    'Ik erf 300.000 van mijn moeder, hoeveel erfbelasting?',
    'Ik erf 60.000 van mijn tante in 2025, hoeveel erfbelasting?',
    'Mijn man laat mij 1 miljoen na, hoeveel erfbelasting?',
    'Ik schenk mijn dochter van 32 eenmalig 50.000 euro, hoeveel schenkbelasting?',
    'Mijn opa schenkt mij 20.000 in 2025, hoeveel schenkbelasting?',
  ])('%s', (question) => {
    const link = linkOf(question)
    const page = openLink(link)
    expect(link).toContain('?')
    expect(isOwnLink(link)).toBe(true)
    expect([page.status, page.moved]).toEqual([200, undefined])
    expect(euros(page.view?.amount.minCents ?? -1)).toBe(outcomeOf(ask(question)))
  })

  test('also for the costs of a purchase, without a mortgage too', () => {
    for (const question of [
      'Hoeveel kosten koper bij een huis van 400.000, ik ben 40?',
      'Kosten koper van een huis van 400.000 zonder hypotheek, ik ben 40?',
    ]) {
      const { view, status, moved } = openLink(linkOf(question))
      expect([status, moved]).toEqual([200, undefined])
      const range = [view?.amount.minCents ?? 0, view?.amount.maxCents ?? 0].map((cents) => euros(Math.round(cents / 100) * 100))
      expect(outcomeOf(ask(question))).toBe(range.join(' tot '))
    }
  })

  test('also for heirs who share by law, each with an own line', () => {
    const { view, status } = openLink(linkOf('Mijn man is overleden, ik en onze twee kinderen erven 600.000. Hoeveel erfbelasting?'))
    expect(status).toBe(200)
    expect(view?.amount.minCents).toBe(3_777_420)
  })

  test('also for several heirs with equal parts', () => {
    const { view } = openLink(linkOf('Mijn drie kinderen erven samen 600.000 euro. Hoeveel erfbelasting betalen ze?'))
    expect(view?.amount.minCents).toBe(5_666_130)
  })
})

describe('the link opens the empty calculator', () => {
  test.each([
    ['when the age is not said', 'Hoeveel overdrachtsbelasting betaal ik over vijf ton?'],
    ['when the age does not matter but was not said', 'Hoeveel overdrachtsbelasting over een huis van 600.000?'],
    ['when there are several outcomes', 'Hoeveel erfbelasting over 100.000?'],
    ['when there are more heirs than the form takes', 'Mijn 8 kinderen erven samen 900.000, hoeveel erfbelasting?'],
    ['when an amount is lower than the form takes', 'Ik krijg € 0,50 van mijn opa, hoeveel schenkbelasting?'],
  ])('%s', (_, question) => {
    const link = linkOf(question)
    expect(link).not.toContain('?')
    expect(openLink(link).status).toBe(200)
  })
})
