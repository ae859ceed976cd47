import { expect, test } from 'vitest'
import { makeStatement } from '../../../../tests/factories/knowledge.ts'
import { converse } from '../test-engine.ts'
import { readCase } from './case-record.ts'
import { readEnglishCase } from './english-case.ts'
import { eraOfEntry, eraOfText, yearsOfWedding } from './married-since.ts'

const DAY = '2026-11-20'

test.each([
  ['Bent u vóór 1 januari 2018 getrouwd, dan is bijna alles van u samen.', 'vroeger'],
  ['Trouwt u vanaf 1 januari 2018, dan is dat de beperkte gemeenschap.', 'later'],
  ['If you married before 1 January 2018, almost everything is joint.', 'vroeger'],
  ['In the limited community inheritances stay private.', 'later'],
  ['Trouwde u later dan vóór 2018, dan geldt de beperkte gemeenschap.', undefined],
  ['Een testament maakt u bij de notaris.', undefined],
])('%s speaks for marriages of: %s', (text, era) => expect(eraOfText(text)).toBe(era))

test('an entry is for the marriages of one time when nothing in it speaks for the other', () => {
  const [old, recent, any] = ['Vóór 2018 getrouwd.', 'Vanaf 2018 getrouwd.', 'Een akte is nodig.'].map((text) => makeStatement('een', text))
  expect(eraOfEntry({ question: 'Wat is van ons samen?', statements: [old!, any!] })).toBe('vroeger')
  expect(eraOfEntry({ question: 'Wat is van ons samen?', statements: [old!, recent!] })).toBeUndefined()
  expect(eraOfEntry({ question: 'Wat is van ons samen?', statements: [any!, recent!] })).toBeUndefined()
})

test.each([
  ['wij zijn in 2009 getrouwd', '2009'],
  ['we zijn elf jaar getrouwd', '2015'],
  ['na 23 jaar huwelijk gaan we scheiden', '2003'],
  ['acht jaar getrouwd, misschien net voor of net na de nieuwe regels', undefined],
  ['wij zijn voor 2018 getrouwd', '2017'],
  ['getrouwd, begin 2018 of eind 2017', undefined],
])('%s: %s', (said, year) => expect(readCase(said, [], DAY).get('since')?.value).toBe(year))

const yearOf = (...messages: string[]) => readEnglishCase(messages).get('since')?.value

test('in English too, the last year that was told', () => {
  expect(yearOf('We married in Pune in 2015.')).toBe('2015')
  expect(yearOf('We got married in 2015.', 'Sorry, our wedding was in 2019.')).toBe('2019')
  expect(yearOf('We married before 2018.')).toBe('2017')
  expect(yearOf('We bought the flat in 2015.')).toBeUndefined()
})

test.each([
  [['we zijn elf jaar getrouwd en mijn man had al een huis. is dat ook van mij'], ['huis-voor-huwelijk.voor-2018', 'getrouwd-voor-2018.bijna-alles-samen']],
  [['we zijn 3 jaar getrouwd en mijn man had al een huis. is dat ook van mij'], ['huis-voor-huwelijk.blijft-van-u']],
  [['We married in 2015 in The Hague. Is my flat from before the wedding mine?'], ['en-marriage-before-2018.full']],
])('what is joint depends on the year of the wedding: %j', (said, openings) => {
  expect(openings).toContain(converse(...said).opens?.join(' '))
})

test('an answer for an older marriage says nothing that holds for later ones only', () => {
  const { text } = converse('we zijn elf jaar getrouwd en mijn man had al een huis. is dat ook van mij')
  expect(text).toMatch(/vóór (?:1 januari )?2018/)
  expect(text).not.toMatch(/geen eigenaar|vanaf 2018/)
})

test.each([
  ['Bent u vóór 29 januari 2019 getrouwd, dan gelden andere regels.', '..2018'],
  ['Trouwt u vanaf 29 januari 2019, dan geldt het recht van het eerste woonland.', '2019..'],
  ['If you married before 29 January 2019, other rules decide.', '..2018'],
  ['If you marry on or after 29 January 2019, the first country decides.', '2019..'],
  ['Bent u vóór 1 januari 2018 getrouwd, dan is bijna alles van u samen.', undefined],
  ['Is het huis vóór 2019 gekocht, dan geldt het oude tarief.', undefined],
])('%s opens with weddings of: %s', (text, years) => expect(yearsOfWedding(text)).toBe(years))

test('a wedding of last year is one of that year, in both languages', () => {
  expect(readCase('wij zijn vorig jaar getrouwd', [], DAY).get('since')?.value).toBe('2025')
  expect(readEnglishCase(['We married in Las Vegas last year.'], DAY).get('since')?.value).toBe('2025')
  expect(converse('We married in Las Vegas last year and live in The Hague.', 'Can we still make a prenup now that we are married?').opens?.join()).not.toMatch(
    /older|before/,
  )
})

test('also when it was told earlier', () => {
  expect(converse('We married in 2021. Is my flat from before the wedding mine?').reference).toBe('en-marriage-default')
  expect(converse('My wife and I married in 2015. Can we still make a prenup?', 'Is my flat from before the wedding mine?').reference).toBe(
    'en-marriage-before-2018',
  )
})

test('who is married in community of property is not told what holds for those who share nothing', () => {
  const said = ['Mijn man wil alles op zijn naam. We zijn getrouwd in gemeenschap van goederen.', 'hij zegt dat ik bij een scheiding toch niks krijg']
  expect(converse(...said).reference).not.toBe('koude-uitsluiting')
  expect(converse(said[0]!, 'en bij koude uitsluiting, wat krijg ik dan bij een scheiding').reference).toBe('koude-uitsluiting')
})
