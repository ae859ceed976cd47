/** Masking leaves alone what the calculations and the search need: amounts, years, dates and article numbers. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskPersonalData } from './mask-personal-data.ts'

const untouched = (text: string) => expect(maskPersonalData(text)).toEqual({ text, kinds: [] })

test.each([
  'Op dat punt nemen wij at random een beslissing',
  'Wat is een bsn en wie krijgt het in 2026?',
  'ik ben 28 en koop voor 560.000 euro',
  'Huis van € 450.000,00 met een hypotheek van 400.000',
  'Ik erf 1.234.567,89 euro van mijn tante',
  'koopsom 1 250 000 euro',
  'Wij kochten in 1998 voor 250000 gulden',
  'Mijn bedrijf is 2500000 waard',
  'Geldt de vrijstelling van 2025 ook in 2026 en 2027?',
  'Van 2020 t/m 2026 heb ik elk jaar 6.713 euro geschonken',
  'Wat zegt artikel 4:13 BW over mijn kinderen?',
  'art. 7:2 lid 2 BW en art. 4:194a BW',
  'Hoe hoog is de rente van 3,75 procent over 300.000 euro in 30 jaar?',
  'Op 1 januari 2027 verhuizen wij',
  'Ik heb 3 kinderen van 12, 15 en 21 jaar',
  'Kan het om 14:30 uur?',
  'Bel ik dan 112 of 0800-0113?',
  'Wat is het tarief per 1-1-2026?',
  'Woning uit 1930 met 120 m2',
  'Een hypotheek van 350.000 euro en 2 notarissen',
])('%s', untouched)

test.each([
  'Op 3 maart 2026 om 10 uur heb ik een afspraak',
  'Krijgen in 2027 de 2 kinderen evenveel?',
  'Gekocht in 2012 en verkocht in 2024 na 3 jaar verhuur',
  'Ik kocht in 2015 en heb sinds 2024 al 3 huurders',
  'Het huis kostte in 2012 nu 400.000 minder',
])('a year before a short word and a number is not an address: %s', untouched)

test.each(['12.000.000', '24.000.000', '36.000.000', '48.000.000', '61.000.000', '97.000.000'])(
  'an amount of %s euro is not a citizen service number',
  (amount) => untouched(`Het bedrijf is ${amount} euro waard`),
)

test.each(['01-01-1960', '05-01-1930', '17-01-1930', '09-02-1930'])('the date %s is not a citizen service number', (date) =>
  untouched(`Ik ben geboren op ${date}.`),
)

test.each(['2024-2025', '1980-1981', '2016-2017'])('the years %s are not a citizen service number', (years) => untouched(`De aangifte over ${years} is binnen`))

test('no date of birth is taken for something else', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1920-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }), (date) => {
      const [year, month, day] = date.toISOString().slice(0, 10).split('-')
      untouched(`geboren op ${day}-${month}-${year}`)
    }),
  )
})

test('no round amount of euros is taken for something else', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), (thousands) => {
      untouched(`Ik koop voor ${(thousands * 1_000).toLocaleString('nl-NL')} euro`)
    }),
  )
})
