import { describe, expect, test } from 'vitest'
import { isOwnLink } from '../../../ui/safe-markdown.tsx'
import { ask, converse, textOf } from '../test-questions.ts'

const samples = [
  'Mijn man is overleden zonder testament, zijn nalatenschap is 240.000 en we hebben twee kinderen. Hoe groot is het erfdeel van elk kind?',
  'Mijn moeder (weduwe) heeft mij onterfd, er zijn 2 kinderen en de erfenis is 200.000. Hoeveel is mijn legitieme portie?',
  'Mijn man is overleden, ik en onze twee kinderen erven 600.000. Hoeveel erfbelasting?',
  'Mijn vader is overleden, mijn moeder leeft nog, de erfenis is 300.000. Wat is mijn kindsdeel?',
  'Huis is 420.000 waard en de hypotheek is nog 260.000. Hoeveel moet ik mijn ex betalen om haar uit te kopen?',
  'Huis is 300.000 waard en de hypotheek 320.000, hoeveel betaal ik mijn ex als ik het overneem?',
  'Wij zijn met 3 broers eigenaar van een huis van 360.000 zonder hypotheek, wat betaal ik om ze uit te kopen?',
  'De notaris rekent 850 euro exclusief btw, wat betaal ik inclusief?',
  'Hoeveel is de notaris van 850 euro met btw of zonder btw?',
  'Wat kost NHG bij een hypotheek van 320.000?',
  'Wat kost NHG bij een hypotheek van 500.000?',
  'Mijn zoon erft 100.000 en mijn kleinzoon 50.000, hoeveel erfbelasting?',
  'Een ANBI erft 75.000, hoeveel erfbelasting?',
  'Hoeveel is een waarborgsom van 10% bij een koopprijs van 385.000?',
  'Hoeveel kost een bankgarantie van 42.000?',
  'Hoeveel rente per jaar is 6% over een papieren schenking van 50.000?',
  'Ik heb offertes van 1.150, 1.395 en 989 euro. Hoeveel scheelt dat?',
  'Kantoor 1 rekent 795 ex btw en kantoor 2 899 inclusief btw. Hoeveel scheelt dat?',
  'Leveringsakte 495 en hypotheekakte 425, beide exclusief btw. Hoeveel is dat met btw?',
  'Kosten koper: huis 400.000, notaris 1.450, taxatie 650, ik ben 50. Wat is het totaal?',
  'Hoeveel mag ik mijn 3 kinderen samen belastingvrij schenken?',
  'Mijn broer is overleden zonder partner of kinderen, onze ouders zijn dood en ik heb nog een zus. Nalatenschap 90.000, wat krijgt ieder?',
  'Getrouwd zonder kinderen, mijn man is overleden en laat 275.000 na, wat erf ik?',
  'Mijn zoon krijgt 2/3 en mijn dochter 1/3 van de erfenis van 270.000. Hoeveel is dat?',
  'Wat kost een testament en een levenstestament samen?',
  'Met zijn drieen kopen we een huis van 540.000, leeftijden 29, 31 en 38. Hoeveel overdrachtsbelasting?',
  'Winkel 300.000 en woning 200.000, ik ga er zelf wonen en ben 50. Hoeveel overdrachtsbelasting?',
  'Huis verkocht voor 389.000, hypotheek 310.000, makelaar 5.500. Wat houden we over?',
  'Hoeveel belasting over 12.000 euro van mijn oma?',
]

describe.each(samples)('%s', (question) => {
  const answer = ask(question)
  const paragraphs = textOf(answer).split('\n\n')

  test('starts with the outcome, in bold where nothing is left open, then steps, then conditions', () => {
    expect(answer?.kind).toBe('berekening')
    expect(paragraphs[0]).toMatch(paragraphs[0]?.includes('Dat hangt af van') ? /^[^*]*€[^*]*\.$/ : /^\*\*.*€.*\.\*\*$/)
    for (const line of paragraphs[1]?.split('\n') ?? []) expect(line).toMatch(/^- .+\.$/)
    expect(paragraphs[2]).toMatch(/\.$/)
  })

  test('says of which year the figures are, or that the sum needs none', () => expect(paragraphs[2]).toMatch(/202[56]|geen cijfers per jaar nodig/))

  test('keeps to the style of the house', () => {
    expect(textOf(answer)).not.toMatch(/[!—]|\b(?:je|jij|jouw)\b|undefined|NaN/)
    expect(textOf(answer)).not.toMatch(/\.\.|,,| {2}/)
  })

  test('names where it was read, with links within the site only', () => {
    expect(answer?.sources.some((source) => source.url.startsWith('https://'))).toBe(true)
    for (const [, href] of textOf(answer).matchAll(/\]\(([^)]*)\)/g)) expect(isOwnLink(href ?? '')).toBe(true)
  })

  test('suggests changes that lead to another answer', () => {
    expect(answer?.suggestions.length).toBeGreaterThan(0)
    for (const suggestion of answer?.suggestions ?? []) {
      if (!suggestion.startsWith('En ')) continue
      const next = converse(question, suggestion)[1]
      expect(next?.kind, suggestion).toBe('berekening')
      expect(next?.text, suggestion).not.toBe(answer?.text)
    }
  })
})

describe('words of a sum', () => {
  test('show each step of a division with its article of law', () => {
    expect(textOf(ask(samples[0] ?? ''))).toContain(
      'De partner en 2 kinderen krijgen ieder een gelijk deel (artikel 4:11 van het Burgerlijk Wetboek): € 240.000 gedeeld door 3 is € 80.000.',
    )
    expect(textOf(ask(samples[1] ?? ''))).toContain('(artikel 4:64): € 100.000 gedeeld door 2 is € 50.000.')
  })

  test('say that a share of the other is a half when no shares are named', () => {
    expect(textOf(ask(samples[4] ?? ''))).toContain('Deel van wie vertrekt: 50% van € 160.000 is € 80.000.')
    expect(textOf(ask(samples[4] ?? ''))).toContain('Wij gaan uit van ieder de helft.')
  })

  test('speak of a shortage when the mortgage is higher than the value', () => {
    expect(textOf(ask(samples[5] ?? ''))).toContain('een tekort van € 20.000')
  })

  test('say that both parents count as one giver', () => {
    const text = textOf(ask('Mijn ouders geven mij ieder 10.000, hoeveel schenkbelasting?'))
    expect(text).toContain('Twee keer € 10.000 is € 20.000. Partners en ouders tellen samen als één schenker (artikel 26 van de Successiewet).')
  })

  test('say what is left when that is asked', () => {
    const text = textOf(ask('Ik erf 40.000 van mijn broer, hoeveel houd ik over na belasting?'))
    expect(text).toContain('**De erfbelasting is € 11.169,30. Er blijft € 28.830,70 over.**')
  })

  test('say that a gift shortly before the death counts', () => {
    const text = textOf(ask('Mijn vader gaf mij 2 maanden voor zijn overlijden 20.000 en ik erf 100.000. Hoeveel erfbelasting?'))
    expect(text).toContain('Een schenking binnen 180 dagen voor het overlijden telt mee als erfenis')
  })
})
