import { describe, expect, test } from 'vitest'
import { amountsOf, ask, converse, textOf } from '../test-questions.ts'

describe('what the owner who stays pays the other', () => {
  test.each([
    ['huis is 420.000 waard en de hypotheek is nog 260.000. hoeveel moet ik mijn ex betalen als ik haar helft overneem', ['160.000', '80.000']],
    [
      'Het huis is getaxeerd op 520.000 euro, de hypotheek is nog 300.000 euro. We zijn ieder voor de helft eigenaar en ik blijf er wonen. Wat krijgt mijn ex van mij?',
      ['220.000', '110.000'],
    ],
    [
      'ons huis is 400.000 waard en er staat nog 250.000 hypotheek op, we zijn allebei voor de helft eigenaar. hoeveel moet ik mijn ex betalen om hem uit te kopen',
      ['150.000', '75.000'],
    ],
    ['Ik koop mijn ex uit. huis 380, hyp 220, gekocht in 2015. wat moet ik haar betalen', ['160.000', '80.000']],
    [
      'ik wil mijn ex uitkopen, huis 380, hyp 220, ik heb 20.000 eigen geld ingebracht dat ik volgens het samenlevingscontract terug mag vorderen. wat moet ik hem betalen',
      ['160.000', '70.000'],
    ],
    ['overwaarde huis 4,5 ton hypotheek 3 ton we gaan uit elkaar, hoeveel krijgt ieder', ['150.000', '75.000']],
    ['ik wil mn vriendin uitkopen, huis 380k, hypotheek 290k, wat moet ik haar geven', ['90.000', '45.000']],
    ['huis 300.000 hypotheek 320.000 uit elkaar hoeveel moet mijn ex betalen, ik neem huis over', ['20.000', '10.000']],
    ['wat is de overwaarde als het huis 410.000 waard is en de hypotheek 255.000', ['155.000', '77.500']],
    ['mijn broer uitkopen uit het huis van onze ouders, huis is 360.000 waard, geen hypotheek, wat krijgt hij', ['360.000', '180.000']],
    ['Broer en ik hebben mams huis geërfd, 330.000 waard zonder hypotheek. Hoeveel moet ik hem betalen om het over te nemen?', ['330.000', '165.000']],
    ['drie erfgenamen, huis van 420.000 vrij van hypotheek, ik wil het overnemen van mijn 2 zussen, hoeveel betaal ik elk van hen?', ['420.000', '140.000']],
    [
      'mijn vriend en ik hebben samen een flat gekocht voor 240.000. nu is ie 315.000 waard en de hypotheek staat op 205.000. hij gaat weg. wat krijgt hij mee?',
      ['110.000', '55.000'],
    ],
    [
      'ik heb 50.000 eigen geld ingebracht, huis is nu 430.000 en hypotheek 280.000. eerst mijn inbreng terug en de rest delen. hoeveel krijgt mijn ex?',
      ['150.000', '50.000'],
    ],
    [
      'mijn ex bracht 40.000 eigen geld in en krijgt dat eerst terug, huis 400.000 waard, hypotheek 260.000, hoeveel moet ik hem betalen',
      ['140.000', '90.000'],
    ],
    ['huis verkocht voor 389.000, hypotheek 310.000, makelaar 5.500 en notaris 250. wat houden we ieder over (50/50)', ['73.250', '36.625']],
    ['Wij zijn met 3 broers eigenaar van het ouderlijk huis van 360.000 zonder hypotheek, wat moet ik betalen om ze uit te kopen', ['360.000', '120.000']],
    ['mijn man wil mij uitkopen, huis 450.000, hypotheek 210.000, wat krijg ik', ['240.000', '120.000']],
    ['huis gekocht voor 280.000, nu 430.000 waard, hypotheek nog 230.000. hoeveel moet ik mijn ex uitkopen', ['200.000', '100.000']],
    ['de overwaarde is 90.000, wat moet ik mijn ex betalen', ['90.000', '45.000']],
    ['ik ga scheiden en wil in huis blijven. huis 365.000 hypotheek 215.000 wat kost het me om hem uit te kopen', ['150.000', '75.000']],
    ['huis getaxeerd op 600k met 420k hypotheek, ieder de helft. hoeveel krijgt mijn vrouw als ik blijf wonen', ['180.000', '90.000']],
    ['wat is de helft van de overwaarde als huis 375.000 is en hypotheek 195.000', ['180.000', '90.000']],
    ['huis 450.000 hypotheek 500.000 scheiding, hoeveel moet ik mijn ex betalen', ['50.000', '25.000']],
    ['kan ik mijn broer uitkopen voor de helft van 240.000, huis van ouders zonder hypotheek, wat moet ik betalen', ['240.000', '120.000']],
    ['huis 400.000 hypotheek 150.000 en nog een lening van 50.000 erop, uitkopen ex hoeveel', ['200.000', '100.000']],
    ['uitkopen partner: WOZ 380.000, hypotheek 200.000', ['180.000', '90.000']],
    ['mijn ex krijgt 40% van de overwaarde, huis 400.000, hypotheek 200.000, wat moet ik betalen?', ['200.000', '80.000']],
    ['Ik wil mijn zus uitkopen, ouderlijk huis 300.000, ik heb 2 zussen, geen hypotheek, wat moet ik elke zus betalen', ['300.000', '100.000']],
  ])('%s -> %j', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))
})

describe('a next question changes the sum', () => {
  test.each([
    ['huis is 400.000 waard, hoeveel moet ik mijn ex betalen als ik haar uitkoop', '240.000', ['160.000', '80.000']],
    ['huis is 400.000 waard, hoeveel moet ik mijn ex betalen als ik haar uitkoop', 'de hypotheek is nog 220.000', ['180.000', '90.000']],
    [
      'huis is 420.000 waard en de hypotheek is nog 260.000. hoeveel moet ik mijn ex betalen als ik haar helft overneem',
      'en als het huis 450.000 waard is',
      ['190.000', '95.000'],
    ],
    [
      'huis is 420.000 waard en de hypotheek is nog 260.000. hoeveel moet ik mijn ex betalen als ik haar helft overneem',
      'en als de hypotheek 200.000 is?',
      ['220.000', '110.000'],
    ],
  ])('%s %s -> %j', (first, second, amounts) => expect(amountsOf(converse(first, second)[1])).toEqual(amounts))
})

test.each(['huis is 400.000 waard, hoeveel moet ik mijn ex betalen als ik haar uitkoop'])('asks back for the fact that is missing: %s', (question) =>
  expect(ask(question)?.kind).toBe('verduidelijking'),
)

test.each([
  'wat is overwaarde',
  'Kunt u zeggen hoeveel overwaarde er op ons huis zit? We kochten het in 2012 voor 219.000.',
  'De makelaar stuurde een rekening van 6.000 euro, terwijl mijn broer het huis kocht. Moet ik die courtage echt betalen?',
  'wat kost de notaris als ik mijn ex uitkoop, huis 400.000',
  'Hoeveel overdrachtsbelasting als ik mijn ex uitkoop voor 200.000?',
])('is left to the knowledge base: %s', (question) => expect(ask(question)).toBeUndefined())

test.each(['en als er 40.000 van mij in zit uit een erfenis?', 'ik heb er wel 40.000 eigen geld in gestopt'])(
  'own money of which nobody said that it goes back makes two amounts: %s',
  (told) => {
    const [, answer] = converse('Wij gaan uit elkaar. Ons huis is 450.000 waard, de hypotheek is 250.000. Hoeveel moet ik betalen om haar uit te kopen?', told)
    expect(textOf(answer)).toContain('betaalt de ander € 80.000 of € 100.000.')
    expect(textOf(answer)).not.toContain('**')
  },
)

const FOR_HEIRS = /Over de verdeling van een erfenis betaalt de erfgenaam die het huis overneemt geen overdrachtsbelasting/

test.each([
  'Broer en ik hebben mams huis geërfd, 330.000 waard zonder hypotheek. Hoeveel moet ik hem betalen om het over te nemen?',
  'drie erfgenamen, huis van 420.000 vrij van hypotheek, ik wil het overnemen van mijn 2 zussen, hoeveel betaal ik elk van hen?',
  'Ik wil mijn zus uitkopen, ouderlijk huis 300.000, ik heb 2 zussen, geen hypotheek, wat moet ik elke zus betalen',
  'Mijn broer en ik erven het huis van 400.000 met een hypotheek van 100.000. Wat moet ik hem betalen als ik het overneem?',
])('who takes over a home as an heir is told what holds for heirs, and nothing of a marriage: %s', (question) => {
  const answer = ask(question)
  expect(textOf(answer)).toMatch(FOR_HEIRS)
  expect(textOf(answer)).not.toMatch(/huwelijksgemeenschap|andere regels|vertrekt|Wie blijft/)
  expect(answer?.suggestions.join()).not.toContain('echtscheiding')
})

test('that they are heirs holds for what is told next', () => {
  const [, answer] = converse(
    'mijn vader is overleden, mijn broer en ik erven het huis van 400.000, ik wil het overnemen, wat moet ik betalen',
    'Er is geen hypotheek',
  )
  expect(textOf(answer)).toMatch(FOR_HEIRS)
})

test('a couple that parts is told what holds for a couple, also where one of them inherited', () => {
  const text = textOf(ask('Wij gaan uit elkaar. Huis 400.000, hypotheek 200.000, de auto kwam uit een erfenis. Hoeveel moet ik betalen om haar uit te kopen?'))
  expect(text).toMatch(/huwelijksgemeenschap/)
  expect(text).not.toMatch(FOR_HEIRS)
})
