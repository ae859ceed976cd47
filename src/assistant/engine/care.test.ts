import { expect, test } from 'vitest'
import { answerGrief, findCare, withCare } from './care.ts'

test.each([
  ['mijn zoon wil dat ik morgen teken voor het huis maar ik durf geen nee te zeggen', 'druk-om-te-tekenen'],
  ['mijn moeder heeft dementie, kunnen we nog snel haar testament laten aanpassen', 'testament-dementie'],
  ['kan ik mijn huis op naam van mijn vrouw zetten zodat de deurwaarder er niet bij kan', 'schuldeisers-benadelen'],
  ['mag ik 20.000 euro van de koopsom contant betalen', 'contant-betalen-notaris'],
  ['mijn man staat erop dat ik teken dat ik afstand doe van het huis', 'druk-om-te-tekenen'],
  ['als ik niet teken mag ik de kinderen niet meer zien zegt hij, ik durf niet te weigeren', 'druk-om-te-tekenen'],
  ['ik krijg een aanslag van de fiscus, als ik snel mijn geld schenk kunnen ze er toch niet bij', 'schuldeisers-benadelen'],
  ['ik moet over een uur tekenen en ik begrijp de akte niet', 'tekenen-niet-begrijpen'],
  ['mijn zwager vraagt of ik op papier directeur wil worden van zijn bv', 'stroman-katvanger'],
  ['kan de akte niet een jaar geantedateerd worden', 'akte-datum'],
  ['mag ik haar handtekening nadoen onder het formulier', 'akte-datum'],
  ['kunnen we in de akte net doen of het een lening was', 'akte-datum'],
  ['hoe kan ik mijn spaargeld voor de scheiding wegsluizen', 'vermogen-verbergen'],
  ['wij willen pa vooraf instrueren wat hij moet zeggen', 'ouder-sturen'],
])('%s is answered by %s', (question, entry) => {
  expect(findCare(question)?.entry).toBe(entry)
})

test.each([
  'Wat kost een testament?',
  'Mijn man en ik willen een huis kopen',
  'Kan ik een volmacht geven om te tekenen?',
  'Wat zijn de schulden van een nalatenschap?',
  'Op papier is mijn ex nog eigenaar van het huis, wat nu?',
  'Kunnen we een eerdere datum afspreken bij de notaris?',
  'Mijn vader wil mij overhalen om het huis te verkopen',
  'Ik wil mijn testament laten bewerken',
  'Kan ik iets verbergen voor mijn partner in mijn testament?',
  'Over een uur tekenen we en mijn naam is verkeerd gespeld',
  'De notaris instrueren over mijn testament, hoe doe ik dat?',
  'Iemand heeft mijn handtekening vervalst',
  'Mijn vader is op papier nog directeur van de bv, wat gebeurt er na zijn overlijden',
])('%s is a question like any other', (question) => {
  expect(findCare(question)).toBeUndefined()
})

test('who owns a house with others and asks whether they can make it be sold is not taken for somebody who is pressed', () => {
  expect(findCare('kan een broer mij dwingen om het ouderlijk huis te verkopen, we zijn samen erfgenaam')).toBeUndefined()
  expect(findCare('kunnen erfgenamen elkaar dwingen het huis te verkopen')).toBeUndefined()
  expect(findCare('mijn zoon dwingt mij om het huis te verkopen')?.entry).toBe('druk-om-te-tekenen')
})

test('who only says how it is gets a word and no offer', () => {
  expect(answerGrief('ik vind het allemaal zo moeilijk')?.kind).toBe('medeleven')
  expect(answerGrief('Mijn man is gisteren overleden.')?.text).toMatch(/^Gecondoleerd met uw verlies\./)
  expect(answerGrief('Mijn man is gisteren overleden. Wat moet ik regelen?')).toBeUndefined()
})

test.each([
  'Gisternacht is onze opa ingeslapen',
  'ons moeder is dood',
  'We hebben vorige week ons dochtertje begraven',
  'ik mis hem zo',
  'sinds Piet er niet meer is komt er niemand meer',
  'Mijn man is verongelukt. Het huis is zo stil.',
])('who tells of a death or how empty it is gets a word: %s', (told) => {
  expect(answerGrief(told)?.kind).toBe('medeleven')
})

test.each([
  'Mijn vader is overleden, krijgen wij nu ons deel',
  'mijn moeder is dood en ik moet haar huis verkopen',
  'buurman is dood en had geen familie',
  'ouders blijven in de woning tot hun dood',
  'Mijn man is vorige week overleden, wat moet ik regelen',
])('who tells it because of what is to be known gets an answer: %s', (told) => {
  expect(answerGrief(told)).toBeUndefined()
})

const answer = { kind: 'kennis' as const, text: 'Bel de huisarts.', sources: [], reference: 'x', suggestions: [] }

test('one sentence of sympathy goes, on a line of its own, before an answer to who just lost somebody, and none before any other', () => {
  expect(withCare('Mijn moeder is vanochtend overleden, wat nu?', answer)).toMatchObject({
    text: 'Gecondoleerd met uw verlies.\n\nBel de huisarts.',
    isGentle: true,
  })
  expect(withCare('Mijn moeder is vorig jaar overleden, wat nu?', answer)).toBe(answer)
  expect(withCare('Mijn vader heeft nog maar een paar weken te leven', answer).text).toMatch(/^Wat verdrietig/)
})

test('nothing is sold below an answer to who is pressed or about to do harm; who asks for information may be offered an office', () => {
  for (const reference of ['druk-om-te-tekenen', 'ouder-sturen', 'schuldeisers-benadelen', 'vermogen-verbergen']) {
    expect([reference, withCare('Wat nu?', { ...answer, reference }).isGentle]).toEqual([reference, true])
  }
  for (const reference of ['testament-dementie', 'contant-betalen-notaris']) {
    expect([reference, withCare('Wat nu?', { ...answer, reference }).isGentle]).toEqual([reference, undefined])
  }
})

test('after an answer it is told because of what was asked', () => {
  expect(answerGrief('oma is er niet meer')?.kind).toBe('medeleven')
  expect(answerGrief('oma is er niet meer', true)).toBeUndefined()
  expect(answerGrief('Mijn man is vorige week verongelukt. Het huis is zo stil.', true)?.text).toMatch(/^Gecondoleerd/)
})

test('the death of a child is met with sympathy however long ago, and a supposition is not', () => {
  expect(withCare('Mijn zoon is overleden en had schulden, wat moet ik doen?', answer).text).toMatch(/^Gecondoleerd/)
  expect(answerGrief('mijn dochter is dood')?.text).toMatch(/^Gecondoleerd/)
  for (const supposed of [
    'Wat als mijn kind eerder is overleden dan ik?',
    'als mijn zoon is overleden, erven zijn kinderen dan',
    'Stel onze dochter is overleden voor ons',
  ]) {
    expect(withCare(supposed, answer)).toBe(answer)
    expect(answerGrief(supposed)).toBeUndefined()
  }
})

test.each(['ik vind het moeilijk om een notaris te kiezen', 'ik ben er helemaal op tegen dat mijn zus executeur is', 'ik vind dit moeilijk te begrijpen'])(
  '%s is no grief',
  (question) => {
    expect(answerGrief(question)).toBeUndefined()
    expect(withCare(question, answer)).toBe(answer)
  },
)

test.each(['ik vind het allemaal zo moeilijk', 'ik ben helemaal op', 'ik heb het zwaar'])('%s is met with a kind word', (said) => {
  expect(answerGrief(said)).toBeDefined()
})
