import { expect, test } from 'vitest'
import { converse } from './test-engine.ts'

const opened = (...questions: string[]) => converse(...questions).opens?.[0]

test.each([
  ['ik wil een testament maken', 'testament-maken.stappen'],
  ['Testament opstellen', 'testament-maken.stappen'],
  ['moet ik naar de notaris voor een testament', 'testament-maken.bij-de-notaris'],
  ['ik wil een levenstestament', 'levenstestament-voorbereiden.verloop'],
  ['wij willen graag een samenlevingscontract laten opstellen', 'samenlevingscontract-inhoud.de-onderwerpen'],
  ['hoe werkt een samenlevingscontract', 'samenlevingscontract-inhoud.de-onderwerpen'],
  ['wij gaan huwelijkse voorwaarden maken', 'huwelijkse-voorwaarden-eigen-papier.alleen-notarieel'],
  ['Ik wil een BV oprichten.', 'bv-oprichten-stappen.stappen'],
  ['hoe lang duurt een verklaring van erfrecht', 'overlijden-verklaring-duur.enkele-weken'],
  ['wat kost een bv oprichten', 'kosten-bv.prijs'],
  ['moet ik een samenlevingscontract hebben', 'samenlevingscontract-verplicht.niet-verplicht'],
])('who names one thing, and nothing else, is told how it is arranged, or what is asked of it: %s', (question, opens) => {
  expect(opened(question)).toBe(opens)
})

test.each([
  [['ik wil een testament maken', 'wat kost het', 'hoe lang duurt het'], 'testament-duur.verschilt'],
  [['ik wil een testament maken', 'wat moet ik meenemen'], 'testament-voorbereiden.meenemen'],
  [['Hoe maak ik een testament?', 'en de kosten?'], 'kosten-testament.prijs-knb'],
  [['ik wil een samenlevingscontract', 'en wat kost dat dan'], 'kosten-samenlevingscontract.prijs'],
  [['ik wil een bv oprichten', 'moet ik daarvoor naar de notaris', 'wat kost het'], 'kosten-bv.prijs'],
  [['wat is een verklaring van erfrecht', 'hoe lang duurt het'], 'overlijden-verklaring-duur.enkele-weken'],
  [['wat is een verklaring van erfrecht', 'heb ik die altijd nodig'], 'overlijden-verklaring-nodig.niet-altijd'],
  [['moet een stichting bij de notaris', 'en een vereniging, kan dat zonder'], 'vereniging-oprichten.zonder-notaris'],
])('what it costs, how long it takes and whether it needs a notary is asked of what was named before: %s', (questions, opens) => {
  expect(opened(...questions)).toBe(opens)
})

test.each([
  [['ik wil een testament maken', 'moet mijn vrouw ook tekenen'], 'testament-getuigen.wie-tekent'],
  [['testament aanpassen na scheiding nodig?', 'moet zij daar voor tekenen'], 'testament-getuigen.wie-tekent'],
  [['wij willen een samenlevingscontract', 'moeten we allebei tekenen'], 'huwelijk-partnerschap-samenwonen.contract-begin-en-einde'],
  [['Ik wil huwelijkse voorwaarden', 'moet mijn man ook tekenen'], 'huwelijkse-voorwaarden-tijdens-huwelijk.niet-tekenen'],
  [['wat is een verklaring van executele', 'moeten de erfgenamen daar nog voor tekenen'], 'overlijden-erfrecht-of-executele.geen-handtekening'],
  [['hoe regel ik voogdij', 'moet mijn zus daarvoor tekenen'], 'voogd-weigeren.vooraf-niet-tekenen'],
  [['wie tekent de leveringsakte'], 'huis-leveringsakte.wie-tekent'],
])('who has to sign is asked of what was named, whoever it is about: %s', (questions, opens) => {
  expect(opened(...questions)).toBe(opens)
})

test.each([
  ['hoe snel kan ik een verklaring van erfrecht hebben', 'overlijden-verklaring-duur.enkele-weken'],
  ['hoeveel tijd kost een testament', 'testament-duur.verschilt'],
  ['is een levenstestament duur', 'kosten-levenstestament.prijs'],
  ['hoeveel ben ik kwijt aan een levenstestament', 'kosten-levenstestament.prijs'],
  ['kunt u uitleggen wat een boedelvolmacht is', 'overlijden-boedelvolmacht.wat-is-het'],
  ['kan ik huwelijkse voorwaarden zelf regelen', 'huwelijkse-voorwaarden-eigen-papier.alleen-notarieel'],
  ['kan je een codicil later aanpassen', 'testament-ingang.codicil-veranderen'],
  ['hoe kom ik van bewind af', 'bewind-einde.opheffen'],
  ['hoe lang blijft een levenstestament geldig', 'levenstestament-herroepen.verloopt-niet'],
  ['wat als ik geen volmacht heb', 'dement-niets-geregeld.niemand-vanzelf'],
  ['wat zijn de nadelen van koude uitsluiting', 'koude-uitsluiting.nadeel'],
  ['wat is het voordeel van een holding', 'holding-oprichten.winst-veiliger'],
  ['wanneer is een levenstestament zinvol', 'levenstestament-wat.waarom'],
  ['is een levenstestament verplicht', 'levenstestament-wat.niet-verplicht'],
  ['hoe kom ik van mijn bv af', 'bv-ontbinden.zonder-notaris'],
  ['kan ik een bv wijzigen', 'bv-statuten-wijzigen.via-de-notaris'],
  ['hoe kom ik van een testament af', 'testament-wijzigen.altijd'],
  ['hoe werkt een verrekenbeding', 'verrekenbeding.wat-is-het'],
])('one thing is asked of one thing in many words: %s', (question, opens) => {
  expect(opened(question)).toBe(opens)
})

test.each([
  [['wat is een samenlevingscontract', 'en als ik dat niet doe'], 'samenlevingscontract-verplicht.zonder-contract'],
  [['wat is een volmacht', 'kan ik dat weer intrekken'], 'volmacht-intrekken.intrekken'],
  [['wat is een volmacht', 'wat ben ik dan kwijt'], 'kosten-volmacht.geen-vast-tarief'],
  [['wat is een samenlevingscontract', 'verloopt dat'], 'samenlevingscontract-wijzigen.oud-contract'],
  [['wat is een akte van verdeling', 'hoe snel kan dat'], 'partner-uitkopen.termijn'],
  [['wat is curatele', 'kan dat ook zonder notaris'], 'kind-beperking-18.formulier'],
  [['wat is verwerpen', 'kan ik dat later veranderen'], 'overlijden-verwerpen.definitief'],
])('and what it takes, lasts, costs or does is asked of what was named before, not of what the words were taught for: %s', (questions, opens) => {
  expect(opened(...questions)).toBe(opens)
})

test.each([
  [['wat kost curatele'], 'Een prijs hiervoor heb ik niet.'],
  [['hoe snel kan ik een wilsverklaring hebben'], 'Een vaste termijn hiervoor heb ik niet gevonden.'],
  [['wat is een convenant', 'hoe lang duurt dat'], 'Een vaste termijn hiervoor heb ik niet gevonden.'],
])('what is not known is said first, and then what the thing is: %s', (questions, lead) => {
  expect(converse(...questions).text.startsWith(lead)).toBe(true)
  expect(converse(...questions).kind).toBe('kennis')
})

test.each(['wat kost het om een testament te wijzigen', 'is een codicil geldig'])(
  'two things asked in one question, or a word of another one, are left to the search: %s',
  (question) => {
    expect(converse(question).text).not.toMatch(/weet ik niet|heb ik niet/)
    expect(opened(question)).not.toBe('kosten-testament.prijs-knb')
  },
)

test.each([
  [['ik wil een testament maken', 'wat kost het om te tekenen'], 'kosten-testament.prijs-knb'],
  [['ik wil een testament maken', 'wat moet ik meenemen om te tekenen'], 'testament-voorbereiden.meenemen'],
])('and what it costs or what to bring goes before it: %s', (questions, opens) => {
  expect(opened(...questions)).toBe(opens)
})

test('people are named only where it is asked who signs: a will for two has a price of its own', () => {
  expect(opened('wat kost een testament samen')).not.toBe('kosten-testament.prijs-knb')
})

test('two things asked at once of one thing are both answered', () => {
  expect(opened('ik wil een bv oprichten, wat kost dat en hoe lang duurt het')).toBeDefined()
  const { text } = converse('ik wil een bv oprichten, wat kost dat en hoe lang duurt het')
  expect(text).toContain('€')
  expect(text).toMatch(/termijn|hangt af van de notaris/)
})

test('a question that says more is not taken for a plain one', () => {
  for (const question of ['ik wil mijn testament wijzigen', 'wat kost een testament voor een stel', 'hoe lang blijft een testament geldig'])
    expect(converse(question).reference).not.toBe('testament-maken')
})

test('the heading of one article is no answer to what is asked of something else', () => {
  expect(converse('stichting oprichten', 'wat kost het').reference).toBe('kosten-stichting')
  expect(converse('hypotheek oversluiten', 'moet ik naar de notaris').reference).toBe('hypotheek-oversluiten')
})

test('what was named stays the subject where the answer is told of several things', () => {
  expect(converse('hoe lang is een volmacht geldig', 'en moet dat bij de notaris').reference).toBe('volmacht-vorm')
})

test('one of many things in a story is not the subject of what is asked after it', () => {
  const story =
    'Mijn ex en ik gaan uit elkaar na 11 jaar huwelijk. We hebben een koophuis met overwaarde van ongeveer 140.000 euro en ik wil er met de kinderen blijven wonen. Hoe zorg ik dat het huis op mijn naam komt?'
  expect(converse(story, 'En wat ben ik kwijt aan de notaris?').reference).not.toBe('trouwen-mogen')
})

test.each([
  [['mogen mijn ouders mij 30.000 euro belastingvrij geven voor mijn huis', 'moet daar een notariële akte voor zijn'], 'schenken-notaris.geld-zonder-notaris'],
  [['ik wil een samenlevingscontract', 'moet dat notarieel vastgelegd worden'], 'samenlevingscontract-zelf-maken.zelf-schrijven-mag'],
  [['moet een schenking bij notariële akte'], 'schenken-notaris.geld-zonder-notaris'],
  [['moet een schenking bij notariële akte', 'wat is een notariële akte'], 'notariele-akte.wat'],
  [['is een notariële akte verplicht'], 'notariele-akte.soms-verplicht'],
])('the deed of a notary is how something is done, unless it is asked what it is: %s', (questions, opens) => {
  expect(opened(...questions)).toBe(opens)
})

test.each([
  [['mijn notaris reageert al weken niet, waar kan ik klagen', 'wat kost dat?'], 'tuchtrechter.hoe-klagen'],
  [['executeur taken', 'wat mag je ervoor vragen'], 'testament-executeur-keuze.loon'],
  [['wat is het verschil tussen samenwonen en trouwen', 'en wat kost trouwen qua notaris?'], 'trouwen-mogen.geen-notaris'],
])('what it costs is asked of what the conversation is about: %s', (questions, opens) => {
  expect(opened(...questions)).toBe(opens)
})

test('until when something may be done is not how long it takes', () => {
  expect(converse('klacht over notaris indienen', 'hoe lang heb ik daarvoor').text).not.toContain('Een vaste termijn hiervoor')
})
