import { expect, test } from 'vitest'
import { amountsOf, ask, converse } from './test-questions.ts'

test.each([
  ['Ik koop een bedrijfspand voor mijn fietsenzaak, 640k. Overdrachtsbelasting?', ['66.560']],
  ['losse garagebox kopen van 28.500, staat 3 straten verder dan mijn huis. hoeveel belasting komt daar nog bij?', ['2.964']],
  ['We kopen een bedrijfshal van 350.000 zonder btw. Hoeveel moet er naar de Belastingdienst?', ['36.400']],
  ['stuk weiland van 46k. hoeveel belasting komt daar bovenop als ik koop?', ['4.784']],
  [
    'Nu willen mijn vrouw en ik (51 en 53) een appartementje van 240.000 kopen waar onze zoon heen gaat, waar hij in kan. Hoeveel overdrachtsbelasting?',
    ['19.200'],
  ],
  ['mijn zoon koopt een huis van 310.000, hij is 22. hoeveel overdrachtsbelasting betaalt hij', ['0']],
  ['ik wil een appartement kopen om te verhuren. vraagprijs was 2,5 ton maar het wordt 241.000. hoeveel overdrachtsbelasting?', ['19.280']],
  ['Ben 28. In 2023 een appartement gekocht met startersvrijstelling, nu een rijtjeshuis van 335.000. Hoeveel overdrachtsbelasting?', ['6.700']],
  ['ik ben 36 en koop een huis van 300.000. klopt het dat ik geen overdrachtsbelasting hoef te betalen?', ['6.000']],
  ['klopt het dat onze dochter niks betaalt als we haar eenmalig 33.129 geven? ze is 41 en heeft het nooit gehad', ['2.622,10']],
  ['Wij hebben huwelijkse voorwaarden. Mijn man wil mij een ton schenken. Betaal ik daar belasting over en zo ja hoeveel?', ['9.723,10']],
  ['Ik heb mijn bedrijf verkocht en geef mijn dochter van 44 vier ton. Hoeveel schenkbelasting?', ['62.751,50']],
  ['mijn man en ik geven onze dochter ieder 10.000. hoeveel schenkbelasting?', ['1.309,20']],
  ['mijn oma wil mij twee ton geven. Ze heeft zeven kleinkinderen. Wat moet ik aan schenkbelasting betalen?', ['42.442,74']],
  ['ik heb zes kleinkinderen. De oudste zou ik graag € 10.000 schenken. Wat moet zij daarover aan belasting betalen?', ['1.301,58']],
  ['Moeder is 3 juli overleden, vader al in 2011. Samen 450.000, wij zijn met drie kinderen. Wat betaalt ieder aan erfbelasting?', ['12.377', '37.131']],
  [
    'mama is in september overleden en papa leeft al lang niet meer. ik ben enig kind. er blijft 185.000 over. wat moet ik aan erfbelasting betalen',
    ['15.887,10', '169.112,90'],
  ],
  ['mijn vader heeft mij onterfd. hij was weduwnaar, ik heb 1 broer, en er is 360k. waar heb ik nog recht op', ['90.000']],
  ['Ik laat 6 ton na: de helft voor mijn dochter, een kwart voor mijn kleinzoon en een kwart voor mijn beste vriendin. Wat is de erfbelasting?', ['105.335']],
  ['huis verkocht voor 612 duizend, hypotheek die nog openstond 388 duizend. mijn ex en ik doen alles door de helft. hoeveel krijg ik', ['224.000', '112.000']],
] as const)('a story with its numbers is a sum: %s', (question, amounts) => {
  expect(amountsOf(ask(question))).toEqual(amounts)
})

test.each([
  ['Ik koop een huis van 389.000, ik ben 30. Hoeveel overdrachtsbelasting?', 'oh ja mijn vriend koopt voor de helft mee en die is 36', ['3.890']],
  [
    'Ik schenk mijn zoon van 43 45.000. Hoeveel schenkbelasting?',
    'Mijn dochter is 32, zelfde bedrag, voor haar is het de eerste keer dus met die verhoogde vrijstelling graag.',
    ['1.187,10'],
  ],
  ['hoeveel erfbelasting moet ik betalen over het huis van mijn vader?', 'WOZ 310.000, geen hypotheek, verder niks. ik ben enig kind', ['40.887,10']],
] as const)('who adds a fact in his own words gets the sum made anew: %s', (first, next, amounts) => {
  expect(amountsOf(converse(first, next).at(-1))).toEqual(amounts)
})

test.each([
  'Mijn broer en ik hebben samen een huis van 4 ton. Ik koop zijn helft, ik ben 44. Hoeveel overdrachtsbelasting?',
  'Wij willen allebei een testament, de notaris vraagt 425 euro per testament zonder btw. Wat betalen wij samen met btw?',
  'leveringsakte 750 en hypotheekakte 650 zonder btw, kadaster 190, inzage 45, over die laatste twee komt geen btw. Wat wordt het totaal?',
])('what is not read for certain gets no sum: %s', (question) => {
  expect(ask(question)).toBeUndefined()
})

test('who tells something else after a question without an amount gets no sum of it', () => {
  const asked = 'hoeveel erfbelasting moet ik betalen over het huis van mijn vader?'
  for (const told of ['mijn auto is 12.000 waard en ik werk bij de gemeente', 'we hebben zelf vorig jaar een huis gekocht van 350.000'])
    expect([told, converse(asked, told).at(-1)]).toEqual([told, undefined])
})

test("a gift to somebody's husband is not one to the speaker's", () => {
  expect(converse('Ik geef mijn dochter van 44 vier ton. Hoeveel schenkbelasting?', 'en we geven haar man er ook 50 duizend bij').at(-1)).toBeUndefined()
})
