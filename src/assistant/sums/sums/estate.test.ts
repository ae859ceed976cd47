import { describe, expect, test } from 'vitest'
import { amountsOf, ask, converse } from '../test-questions.ts'

describe('what the law gives children, and the tax over it', () => {
  test.each([
    [
      'Mijn man is overleden zonder testament, zijn nalatenschap is 240.000 euro en we hebben twee kinderen. Hoe groot is het erfdeel van elk kind?',
      ['80.000'],
    ],
    [
      'Mijn vader was ongehuwd, had twee kinderen en heeft mij in zijn testament onterfd. De nalatenschap is 200.000 euro. Hoeveel is mijn legitieme portie?',
      ['50.000'],
    ],
    ["mijn moeder (weduwe) heeft mij onterfd. er zijn 2 kinderen en de erfenis is 200.000. hoeveel is mijn legitieme portie in euro's", ['50.000']],
    ['mijn moeder is overleden, huis 270.000 hypotheekvrij en 30.000 op de bank, vader leeft nog, 2 kinderen, hoeveel is ons deel', ['100.000']],
    ['hoe groot is onze vordering? huis 360.000 schuldenvrij, 2 kinderen, gemeenschap van goederen', ['60.000']],
    ["pa is overleden, ma leeft nog en we zijn met z'n drieen. erfenis 4 ton, wat krijg ik", ['100.000']],
    ['mijn vader is dood erfenis 300.000 mijn moeder leeft nog ik heb een broer hoeveel krijg ik', ['100.000']],
    ['mn moeder is overleden en liet 180 duizend na. pa was al eerder overleden. mijn broer en zus en ik, hoeveel krijgt ieder', ['60.000']],
    ['wat is mijn kindsdeel als de nalatenschap 120.000 is en mijn moeder nog leeft, wij zijn met 2 kinderen', ['40.000']],
    ['kindsdeel berekenen nalatenschap 250.000 langstlevende moeder 4 kinderen', ['50.000']],
    ['hoe groot is het kindsdeel bij een erfenis van 90.000 met een partner en 2 kinderen?', ['30.000']],
    ['legitieme portie bij een erfenis van 300.000, 3 kinderen, geen partner', ['50.000']],
    ['legitieme portie bij een erfenis van 300.000, 2 kinderen en moeder leeft nog', ['50.000']],
    ['Mijn vader heeft mij onterfd, ik ben enig kind en mijn moeder is al overleden. Hij laat 150.000 na. Waar heb ik recht op?', ['75.000']],
    ['me vader heb me onterfd, er zijn 4 kinderen, hij was gescheiden, nalatenschap 2 ton. wat is me legitieme', ['25.000']],
    ['Als ik overlijd, wat krijgen mijn vrouw en 3 kinderen ieder van 400.000 zonder testament?', ['100.000']],
    ['Mijn man is overleden, ik en onze twee kinderen erven 600.000. Hoeveel erfbelasting?', ['18.887,10', '37.774,20', '0']],
    ['Mijn vader is overleden en mijn moeder leeft nog, de erfenis is 300.000. Hoeveel erfbelasting?', ['12.377', '7.377', '4.877']],
    ['mijn vader is overleden en mijn moeder leeft nog. erfenis 300.000, wat is mijn kindsdeel', ['150.000', '100.000', '75.000']],
    ['mijn moeder is overleden, we zijn met 3 kinderen, nalatenschap 120.000, wat is het erfdeel', ['30.000', '40.000']],
    ['Wij zijn in gemeenschap van goederen getrouwd en hebben samen 500.000. Mijn man overlijdt, we hebben 1 kind. Hoe groot is het kindsdeel?', ['125.000']],
    [
      'mijn vader is overleden, in gemeenschap getrouwd met mijn moeder. Huis WOZ 480.000, hypotheek 120.000, spaargeld 60.000, begrafenis was 9.000. ik en mijn broer zijn de kinderen, geen testament. wat is ons deel?',
      ['67.000'],
    ],
    ['mijn vader is overleden, ma leeft nog, huis 300.000 met 60.000 schuld, 2 kinderen, hoe groot is het kindsdeel', ['80.000']],
    ['Mijn vriend en ik wonen samen, hij is overleden, we hebben 2 kinderen, hij had 100.000. hoe groot is het erfdeel van de kinderen?', ['50.000']],
    ['Hoeveel erfbelasting over mijn kindsdeel van 80.000?', ['5.377']],
    ['We gaan scheiden. Huis 500.000, restschuld 350.000. Ik heb 60% van het huis, hoeveel moet ik mijn ex betalen als ik het overneem', ['150.000', '60.000']],
    ['mijn vader is overleden, mijn moeder leeft nog en ik heb 2 broers, erfenis 240.000, hoeveel erfbelasting', ['3.377', '10.131', '0']],
    ['mijn moeder heeft mij onterfd, ze was gescheiden en had 3 kinderen. nalatenschap 120.000. hoeveel kan ik nog opeisen als legitieme', ['20.000']],
    ['vader overleden, erfenis 160 duizend, moeder leeft nog, 3 kids, hoeveel is de vordering van elk kind', ['40.000']],
    ['hoeveel moet mijn moeder aan ons kinderen betalen als kindsdeel, pa liet 280.000 na, we zijn met 3', ['70.000']],
    ['vader overleden nalatenschap 150.000 testament zegt alles naar moeder, 2 kinderen, legitieme portie?', ['25.000']],
    ['ik heb 2 kinderen en 300.000 vermogen, ik ben gescheiden, wat krijgt ieder kind als ik dood ben', ['150.000']],
    ['huis 500.000, hypotheek 200.000, spaargeld 40.000, in gemeenschap van goederen getrouwd. man overleden, 3 kids. kindsdeel?', ['42.500']],
    ['onterfd kind, er zijn nog 2 andere kinderen, geen partner, erfenis 90.000. waar heeft het recht op?', ['15.000']],
    ['vader dood, moeder leeft, 1 zus en ik. nalatenschap na aftrek schulden 210.000. mijn erfdeel?', ['70.000']],
    ['Weduwnaar, 3 kinderen, vermogen na schulden 300.000. Eén kind heb ik onterfd. Op hoeveel kan die nog aanspraak maken?', ['50.000']],
    ['legitieme portie als er 3 kinderen zijn en de erfenis 450.000, een langstlevende is er niet', ['75.000']],
    ['Ik heb mijn ene zoon onterfd. Ik ben weduwe, heb 3 kinderen en 330.000 euro. Op hoeveel heeft hij nog recht?', ['55.000']],
    ['Mijn man en ik zijn onder huwelijkse voorwaarden getrouwd. Hij sterft en heeft zelf 200.000, we hebben 3 kinderen. Wat erft elk kind?', ['50.000']],
    ['mijn zus en ik erven samen met mijn moeder van mijn vader. totale erfenis 240.000. hoeveel erfbelasting over mijn deel', ['5.377', '10.754', '0']],
    [
      'mijn man is gestorven. Er staat 96.000 op de spaarrekening en het huis is 384.000 waard, geen hypotheek. Gemeenschap van goederen, twee dochters. Hoeveel krijgt elke dochter?',
      ['80.000'],
    ],
    ['mijn vader overleden, moeder leeft nog, samen hadden ze 400.000, 2 kinderen, gemeenschap van goederen, hoeveel erft ieder', ['66.666,66']],
    [
      'Vader is overleden, getrouwd met moeder in gemeenschap van goederen, samen hadden ze 320.000, 3 kinderen. Hoe groot is het erfdeel van elk kind?',
      ['40.000'],
    ],
  ])('%s -> %j', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))
})

describe('a next question changes the sum', () => {
  test.each([
    ['hoe groot is mijn erfdeel bij een nalatenschap van 200.000', '2 kinderen en de partner leeft nog', ['66.666,66']],
    ['hoe groot is mijn erfdeel bij een nalatenschap van 200.000', '3 kinderen en geen partner', ['66.666,66']],
    [
      'Mijn man is overleden zonder testament, zijn nalatenschap is 240.000 euro en we hebben twee kinderen. Hoe groot is het erfdeel van elk kind?',
      'en met 3 kinderen?',
      ['60.000'],
    ],
    [
      'Mijn man is overleden zonder testament, zijn nalatenschap is 240.000 euro en we hebben twee kinderen. Hoe groot is het erfdeel van elk kind?',
      'en als het 300.000 is?',
      ['100.000'],
    ],
    [
      'Mijn man is overleden zonder testament, zijn nalatenschap is 240.000 euro en we hebben twee kinderen. Hoe groot is het erfdeel van elk kind?',
      'en de legitieme portie?',
      ['40.000'],
    ],
    [
      'Mijn man is overleden zonder testament, zijn nalatenschap is 240.000 euro en we hebben twee kinderen. Hoe groot is het erfdeel van elk kind?',
      'en hoeveel erfbelasting is dat?',
      ['5.377', '10.754', '0'],
    ],
    [
      'Mijn man is overleden zonder testament, zijn nalatenschap is 240.000 euro en we hebben twee kinderen. Hoe groot is het erfdeel van elk kind?',
      'en zonder partner?',
      ['120.000'],
    ],
    ['legitieme portie bij 300.000, 3 kinderen, geen partner', 'Stel dat ik er maar 2 had', ['75.000']],
    ['legitieme portie bij 300.000, 2 kinderen, geen partner', 'en als mijn vrouw nog geleefd had', ['50.000']],
    ['Mijn man is overleden, ik en onze twee kinderen erven 600.000. Hoeveel erfbelasting?', 'en in 2025?', ['19.482,30', '38.964,60', '0']],
  ])('%s %s -> %j', (first, second, amounts) => expect(amountsOf(converse(first, second)[1])).toEqual(amounts))
})

test.each(['hoe groot is mijn erfdeel bij een nalatenschap van 200.000'])('asks back for the fact that is missing: %s', (question) =>
  expect(ask(question)?.kind).toBe('verduidelijking'),
)

test.each([
  'wat is de legitieme portie',
  'hoe groot is een kindsdeel',
  'wanneer kan ik mijn kindsdeel van 80.000 opeisen',
  'Wat kost een verklaring van erfrecht bij een erfenis van 300.000 en 2 kinderen?',
  'hoe koop ik mijn ex uit',
  'hoeveel hypotheekrente betaal ik over 300.000',
])('is left to the knowledge base: %s', (question) => expect(ask(question)).toBeUndefined())

test('a child that is told of next counts with those before it', () => {
  const [, answer] = converse(
    'mijn vader is overleden, erfenis 240.000, moeder leeft nog, wij zijn met 2 kinderen, wat is ons erfdeel',
    'en als hij later nog een derde kind bij haar kreeg',
  )
  expect(amountsOf(answer)).toEqual(['60.000'])
})
