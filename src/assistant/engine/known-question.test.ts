import { expect, test } from 'vitest'
import { converse } from './test-engine.ts'

test.each([
  ['Welk recht is van toepassing op de nalatenschap als de laatste woonplaats in Frankrijk was?', 'erfrecht-buitenland'],
  ['wij zijn getrouwd en wonen in portugal welk recht geldt voor onze erfenis', 'erfrecht-buitenland'],
  ['Ik heb twee nationaliteiten, welk erfrecht geldt dan?', 'erfrecht-buitenland'],
  ['Valt de erfenis van mijn vader onder Duits of Nederlands recht? Hij woonde de laatste jaren in Keulen.', 'erfrecht-buitenland'],
  ['Which law governs an inheritance with dual nationality?', 'en-inherit-which-law'],
  ['My husband had both British and Dutch nationality. He died in London. What law governs his estate?', 'en-inherit-which-law'],
  ["Does EU regulation 650/2012 apply to my father's estate? He lived in Germany.", 'en-inherit-which-law'],
])('which law governs an estate is not answered with the law of marriages: %s', (question, reference) => {
  expect(converse(question).reference).toBe(reference)
})

test.each([
  ['Wij zijn getrouwd en hebben twee nationaliteiten. Welk recht geldt voor ons huwelijk?', 'huwelijk-buitenland'],
  ['We have different nationalities. Which law applies to our marriage?', 'en-marriage-foreign'],
])('which law governs a marriage still is: %s', (question, reference) => {
  expect(converse(question).reference).toBe(reference)
})

test.each([
  'Mijn vader is overleden. Mijn broer is erfgenaam en heeft veel schulden. Kunnen zijn schuldeisers bij de erfenis?',
  'Mijn zoon heeft schulden. Kunnen zijn schuldeisers aan de erfenis komen als ik overlijd?',
  'Een van de kinderen heeft schulden bij de Belastingdienst. Kan de deurwaarder bij de erfenis?',
  'mijn broer erft mee maar heeft incassobureaus achter zich aan. raken wij ook ons deel kwijt?',
  'Kunnen de schuldeisers van een erfgenaam het huis van mijn overleden vader laten verkopen?',
  'Een van de erfgenamen heeft schulden. Moeten wij als andere erfgenamen die betalen?',
  'mijn zoon zit in de wsnp en erft van opa wat gebeurt er met zijn deel',
  'Mijn zus is erfgenaam en failliet verklaard, wat betekent dat voor de verdeling?',
])('who has to be paid by an heir is not taken for who has to be paid by the estate: %s', (question) => {
  expect(converse(question).reference).toBe('erfgenaam-met-schulden')
})

test.each([
  'Mijn vader had schulden bij zijn overlijden, kunnen zijn schuldeisers bij ons aankloppen?',
  'De schuldeisers van mijn overleden moeder bellen mij. Moet ik betalen?',
  'Moet ik de schulden van mijn vader betalen als ik erf?',
  'Mijn oom is overleden. Er staat 20.000 op de bank en er is 28.000 schuld. Ik ben erfgenaam, moet ik die schulden nu betalen of wat moet ik regelen?',
])('what the deceased owed is owed by the estate: %s', (question) => {
  expect(converse(question).reference).toBe('erfrecht-schulden')
})

test.each(['mijn broer heeft zelfmoord gepleegd, erven wij de schulden?', 'my brother committed suicide, do we inherit his debts'])(
  'a brother who died owes nothing as an heir: %s',
  (question) => {
    const { kind, reference } = converse(question)
    expect([kind, reference]).not.toEqual(['onbekend', undefined])
    expect(reference).not.toBe('erfgenaam-met-schulden')
  },
)

test.each([
  ['My son has debts. Can his creditors get his share of my estate?', 'en-heir-with-debts.seizure'],
  ['My brother is bankrupt and an heir. What happens to his share?', 'en-heir-with-debts.bankruptcy'],
])('in English the creditors of an heir are told apart from the debts of the estate: %s', (question, opens) => {
  expect(converse(question).opens).toEqual([opens])
})

test.each([
  'Hoe lang zit er tussen het koopcontract en de overdracht?',
  'hoe lang tussen koopcontract en overdracht',
  'Hoeveel tijd zit er tussen tekenen van de koopovereenkomst en de levering?',
  'Wanneer is de overdracht na het voorlopig koopcontract?',
  'hoeveel weken tussen voorlopige koopakte en passeren',
  'Na hoeveel tijd na het koopcontract gaan we naar de notaris?',
  'hoe snel na het tekenen van het koopcontract kan de sleuteloverdracht zijn',
  'we hebben het koopcontract getekend, hoe lang duurt het nu tot de overdracht',
])('how long it is from the contract to the transfer is said to stand in the contract: %s', (question) => {
  expect(converse(question).text).toMatch(/^Een vaste tijd tussen het koopcontract en de overdracht is er niet/)
})

test.each([
  'Hoe lang is de bedenktijd na het koopcontract?',
  'Binnen welke termijn na het koopcontract moet de waarborgsom bij de notaris staan voor de overdracht?',
])('another term after a contract is another question: %s', (question) => {
  expect(converse(question).text).not.toMatch(/^Een vaste tijd/)
})

test.each(['Wat gebeurt er met mijn spullen als ik overlijd', 'wie krijgt mijn geld als ik doodga', 'naar wie gaat mijn huis na mijn dood'])(
  'who tells nothing of a family or a will hears whom the law names: %s',
  (question) => {
    expect(converse(question)).toMatchObject({ reference: 'erfrecht-zonder-testament', text: expect.stringMatching(/^Zonder testament wijst de wet/) })
  },
)

test.each([
  'wat gebeurt er met mijn huis als ik overlijd en ik ben getrouwd',
  'wie krijgt mijn hond als ik overlijd',
  'wat gebeurt er met mijn bv als ik overlijd',
])('who tells more is not answered as if nothing was told: %s', (question) => {
  expect(converse(question).text).not.toMatch(/^Zonder testament wijst de wet/)
})

test.each(['huwelijkse voorwaarden na trouwen', 'kunnen we nog huwelijkse voorwaarden maken', 'wij zijn al jaren getrouwd en willen huwelijkse voorwaarden'])(
  'that a prenup can be made during the marriage is said to who asks after the wedding: %s',
  (question) => {
    expect(converse(question).reference).toBe('huwelijkse-voorwaarden-tijdens-huwelijk')
  },
)

test.each([
  'wat kosten huwelijkse voorwaarden na het trouwen',
  'we hebben huwelijkse voorwaarden en ik wil nog een testament',
  'gelden huwelijkse voorwaarden nog na de scheiding',
])('another question about a prenup is not: %s', (question) => {
  expect(converse(question).reference).not.toBe('huwelijkse-voorwaarden-tijdens-huwelijk')
})

test('whoever has no children and says nothing of being married hears both', () => {
  const { text, opens } = converse('wie erft er van mij als ik geen kinderen heb')
  expect(text).toMatch(/^Bent u getrouwd of geregistreerd partner, dan erft uw partner alles/)
  expect(opens).toEqual(['erfrecht-zonder-testament.geen-partner-geen-kinderen'])
})

test('an heir who wants to be the executor is not told of an heir who takes over from one', () => {
  expect(converse('Kan een erfgenaam zelf executeur zijn?').opens).toEqual(['testament-executeur-keuze.bijna-iedereen'])
  expect(converse('Mag mijn dochter executeur worden?').text).not.toMatch(/^Nee/)
})

test('who was never married is answered as who lived together', () => {
  expect(converse('Mijn vriend is overleden, wij zijn nooit getrouwd. Erf ik?').opens).toEqual(['samenwoners-erven.niet-van-elkaar'])
})

test('in English a house in both names is not taken for one of the deceased alone', () => {
  const { text, opens } = converse(
    'My father died and his partner says she owns half of the house, they were not married and it is in both names. Is she right?',
  )
  expect(text).toContain('who lived there keeps the own share')
  expect(opens).toEqual(['en-house-together-unmarried.inherit'])
})

test('where a will is kept is told at once, without a second reading', () => {
  const { opens, text } = converse('Wat kost een testament?', 'Waar wordt mijn testament bewaard?')
  expect(opens).toEqual(['testament-register.papier-kwijt'])
  expect(text).not.toContain('Of bedoelde u')
  expect(converse('Waar wordt mijn levenstestament bewaard?').opens).not.toEqual(['testament-register.papier-kwijt'])
})

test('a complaint in a conversation about a notary goes to that office, and one about this site to us', () => {
  expect(converse('Onze notaris reageert al weken niet meer.', 'bij wie dien ik een klacht in?').opens).toEqual(['klacht-indienen.begin-bij-kantoor'])
  expect(converse('Waar kan ik een klacht indienen over deze site?').reference).toBe('klacht-over-deze-site')
})

test.each(['Kun je voor mij een volmacht opstellen?', 'kunt u dan een testament voor ons maken'])(
  'who wants a deed of us hears that we make none: %s',
  (question) => {
    const { opens, text } = converse(question)
    expect(opens).toEqual(['site-is-geen-notaris.geen-akten'])
    expect(text).toMatch(/^Nee, een akte maken kan deze site niet/)
  },
)

test('what to do with a note that leaves everything is answered as what no note can do', () => {
  expect(converse('Oma schreef op een briefje dat alles naar mijn neef gaat. Wat moeten we daarmee?').opens).toEqual(['testament-codicil.niet-in-codicil'])
})

test('who says to be the seller after all hears that a seller has no days to withdraw', () => {
  const { opens } = converse('Ik heb spijt van het koopcontract dat ik gisteren tekende. Kan ik nog terug?', 'nee, ik ben zelf de verkoper')
  expect(opens).toEqual(['huis-bedenktijd-verkoper.geen-bedenktijd'])
})

test('after a divorce a living will is told to stay as it is, other than what was left in a will', () => {
  const { opens } = converse(
    'Ik ga scheiden. Mijn man staat in mijn testament, wat gebeurt daarmee?',
    'en mijn levenstestament, is dat dan ook vervallen of nog geldig',
  )
  expect(opens).toEqual(['levenstestament-herroepen.scheiding'])
})

test('who can only nod is not taken for who no longer understands', () => {
  const dying = 'mijn vader ligt in het ziekenhuis en haalt het weekend misschien niet, hij wil nog een testament. kan dat'
  expect(converse(dying, 'hij kan bijna niet meer praten, alleen knikken').opens).toEqual(['niet-kunnen-tekenen.niet-praten'])
  expect(converse('Mijn oom wil zijn testament veranderen, hij ligt in het hospice.', 'hij kan bijna niet praten, alleen knikken').opens).toEqual([
    'niet-kunnen-tekenen.niet-praten',
  ])
})
