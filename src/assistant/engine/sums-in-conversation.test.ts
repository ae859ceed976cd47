import { expect, test } from 'vitest'
import { boldOf, converse } from './test-engine.ts'

test('what is asked about a sum is not answered by the same sum', () => {
  const answer = converse('Mijn oom laat mij 347.000 na. Hoeveel erfbelasting is dat?', 'moet ik het huis dan verkopen om dat te kunnen betalen')
  expect(answer.kind).toBe('kennis')
  expect(
    converse('we gaan scheiden, het huis is 480k waard, hypotheek 210k. wat moet ik hem betalen?', 'en moet daar nog overdrachtsbelasting over').kind,
  ).toBe('kennis')
})

test('an amount that was told may be pointed at when its tax is asked for', () => {
  const story = 'Wij willen onze dochter 30.000 euro geven, zij heeft nog studieschuld. Moet dat bij de notaris?'
  expect(boldOf(story, 'en belasting over die 30.000?')).toBe('2.309,20')
  expect(converse(story, 'en belasting over die 40.000?').kind).toBe('kennis')
})

test('of two questions, one of which says nothing by itself, the sum of the whole story is the answer', () => {
  const story =
    'Mijn vriend en ik hebben een rijtjeshuis gevonden voor 520.000 euro, hij is 36 en ik ben 33. De makelaar zegt dat we geen overdrachtsbelasting betalen. '
  for (const asked of ['Hoeveel is het?', 'Wie heeft gelijk en hoeveel is het dan?']) expect([asked, boldOf(story + asked)]).toEqual([asked, '5.200'])
  expect(boldOf('ik wil mijn kleinzoon 10.000 euro geven. moet hij belasting betalen en hoeveel?')).toBe('1.301,58')
})

test.each([
  [['My girlfriend (37) and me (29) are buying a house for 480.000. How much transfer tax do we pay?'], '4,800'],
  [
    ['My girlfriend (37) and me (29) are buying a house for 480.000. How much transfer tax do we pay?', 'we might have to go to 560k, lots of people bidding'],
    '11,200',
  ],
  [
    ['My husband and I (34 and 36) found a house for €510,000. How much transfer tax?', 'The seller agreed to drop to 499,000. Does that change things?'],
    '4,990',
  ],
  [['My parents want to buy a 300k flat for my sister to live in. how much transfer tax is that'], '24,000'],
  [["I'm 26, moved here 3 years ago for work and I'm buying my first apartment for 449k to live in. What transfer tax do I owe?"], '0'],
  [['how much transfer tax on a separate garage, price €41,000?'], '4,264'],
  [['My dad left me 200,000. How much inheritance tax do I owe?', 'There is also 20k of debt'], '15,377'],
  [['My dad left me 180,000. How much inheritance tax do I owe?', 'And my brother gets the same'], '15,377'],
  [['My uncle left me 75k. tax?'], '21,669.30'],
  [['My husband passed away in May. We had no children and he left me 1.2 million. What will I owe in inheritance tax?'], '58,526.10'],
  [['Mum died in June, dad passed in 2015. there are three of us, equal shares, and there is 735k. inheritance tax per person?'], '27,887.10 83,661.30'],
  [["I'd like to give my granddaughter, who is 19, twelve thousand euros. Would she have to pay gift tax, and how much?"], '1,661.58'],
  [["We're divorcing. The house is worth 515k and the mortgage is 325k, we own it 50/50 and I keep it. What do I pay him out?"], '190,000 95,000'],
  [
    [
      'My girlfriend (37) and me (29) are buying a house for 480.000. How much transfer tax do we pay?',
      'And if we split up later: the house is worth 600k, mortgage 400k, how much do I pay to buy her out?',
    ],
    '200,000 100,000',
  ],
  [['We signed for a house at 629k. We must pay a deposit of ten percent, how much is that?'], '62,900'],
  [["The notary's bill is €1,452 including VAT. How much of that is VAT?"], '252 1,200'],
  [['You quoted us €1,240 excluding VAT. What will we pay including VAT?'], '1,500.40 260.40'],
] as const)('an English story with its numbers is a sum: %s', (questions, amounts) => {
  expect(boldOf(...questions)).toBe(amounts)
})

test.each([
  ["I'm 36, buying a house for 450k to live in. How much transfer tax?", 'The renovation will cost 40k'],
  ["I'm 36, buying a house for 450k to live in. How much transfer tax?", 'My contract ends in 2026'],
  ['My dad left me 200,000. How much inheritance tax do I owe?', 'The house needs work of 30k'],
  ['How much inheritance tax on 48,000 from my mother?', 'And do my brother and I have to file together, or separately?'],
  ["We're divorcing. The house is worth 515k and the mortgage is 325k, he owns 60%. What do I pay him out?"],
])('another question in English gets no sum: %s', (...questions) => {
  expect(boldOf(...questions.filter(Boolean))).toBe('no sum')
})

test('an English message that is not about our field gets no answer of it', () => {
  for (const question of ['what should I cook tonight', 'how do I fix a flat tire', 'can you recommend a good restaurant in utrecht'])
    expect([question, ['onbekend', 'buiten-bereik'].includes(converse(question).kind)]).toEqual([question, true])
})

test('an amount that is told after who inherits which part is divided among that family', () => {
  const family =
    'Oom is gestorven. Geen vrouw, geen kinderen, ouders al lang dood. Er is nog een zus, en een overleden broer met twee kinderen. Wie krijgt hoeveel?'
  const { reference, text } = converse(family, 'er is 90.000 euro, wat moeten die kinderen en de zus aan erfbelasting betalen')
  expect(reference).toBe('berekening:plaatsvervulling')
  expect(text.replaceAll('\u{A0}', ' ')).toContain('€ 12.669,30 en voor 2 kinderen ieder € 5.919,30')
})

test('after a child that is to be disinherited an amount is asked of the forced share', () => {
  expect(boldOf('Kan ik mijn dochter onterven?', 'ik laat 180.000 na, ben weduwe en heb drie kinderen. hoeveel is dat dan')).toBe('30.000')
})

test('what the tax authorities get of what was divided is worked out for each heir', () => {
  const family =
    'Mijn broer is overleden, nooit getrouwd, geen kinderen. Onze moeder leeft nog, vader niet meer. Wij zijn nog met vier broers en zussen. Geen testament. Hoe wordt dat verdeeld?'
  expect(boldOf(family, 'stel er is 160.000, wat betaal ik dan aan de fiscus')).toBe('8.169,30 0')
})

test.each([
  [
    'Ik ben hertrouwd en heb zelf twee kinderen, mijn man heeft een zoon uit zijn eerste huwelijk. Wie krijgt wat als ik doodga?',
    'en als er 180.000 is',
    '60.000',
  ],
  ['Mijn man en ik zijn getrouwd en hebben drie kinderen. Wie erft wat als hij overlijdt?', 'en als er 200.000 is', '50.000'],
  [
    'Ik ben vrijgezel, geen kinderen. Mijn moeder leeft nog, vader is dood, en ik heb twee broers. Wie erft er wat als ik morgen doodga?',
    'en bij 90.000',
    '30.000 30.000',
  ],
  ['Ik ben getrouwd en heb geen kinderen. Wie krijgt wat als ik doodga?', 'stel er is 90.000', '90.000'],
])('what was told of the family is what shares an amount that comes next: %s %s', (family, amount, bold) => {
  expect(boldOf(family, amount)).toBe(bold)
})

const secondDeath =
  'Mijn vader is zes jaar geleden overleden en nu is mijn moeder ook gestorven. Er is 300.000 en wij zijn met 2 kinderen. Hoeveel erfbelasting?'

test.each(['ons kindsdeel was 40.000 per kind', '40.000 ieder'])('claims from a first death are told after they were asked for: %s', (told) => {
  expect(boldOf(secondDeath)).toBe('open')
  expect(boldOf(secondDeath, told)).toBe('8.377 16.754')
})

test.each([
  [['Ik wil een stuk tuin van de buren kopen, mag dat zomaar', 'en wie regelt dat', 'het kost 15.000, hoeveel overdrachtsbelasting betaal ik dan'], '1.560'],
  [
    [
      'Ik koop een strook grond van de gemeente. Moet dat bij de notaris?',
      'en over een appartement van 200.000 waar ik zelf ga wonen, ik ben 50, hoeveel overdrachtsbelasting',
    ],
    '4.000',
  ],
] as const)('land that was told of before is no home, until a home is named: %j', (questions, amount) => {
  expect(boldOf(...questions)).toBe(amount)
})
