/** The long texts of the site: their tone, and that they say nothing that the code or the law contradicts. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { frontMatterSchema } from '../articles/article.ts'
import { notaryOrders } from '../notaries/notary.ts'
import { orderTexts } from '../notaries/notaries.nl.ts'
import { storedData } from '../privacy/list-stored-data.ts'
import type { PassingOn } from '../privacy/passing-on.ts'
import * as privacy from '../privacy/privacy.nl.ts'
import type { Responsibility } from '../articles/responsibility.nl.ts'
import * as accessibility from './accessibility.nl.ts'
import * as about from './about.nl.ts'
import * as terms from './terms.nl.ts'

/** All strings of a module, at any depth. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const waysOut: readonly PassingOn[] = [
  { hosting: { party: undefined, country: undefined }, mail: { transport: 'inbox', host: undefined, skipsOwner: false }, model: undefined },
  { hosting: { party: 'Serverhuis', country: 'Duitsland' }, mail: { transport: 'smtp', host: 'mail.example.nl', skipsOwner: true }, model: 'ai.example.nl' },
  { hosting: { party: 'Serverhuis', country: undefined }, mail: { transport: 'form_mail', host: 'forms.example.nl', skipsOwner: false }, model: undefined },
]

const nobody = { name: 'Voorbeeld B.V.', taken: 0, articles: 25 }

const privacyTexts = [
  ...stringsIn(privacy),
  privacy.serviceText(),
  ...waysOut.flatMap((passing) => [
    privacy.shortText(passing),
    privacy.protectionText(passing, { demo: true }),
    privacy.aiText({ demo: true, model: passing.model, responsibility: nobody }),
  ]),
  privacy.aboutPageText('1 januari 2026'),
]

const texts: [string, string][] = [
  ['privacy', privacyTexts.join('\n')],
  ['stored data', stringsIn(storedData).join('\n')],
  ['about', [...stringsIn(about), about.whoText(), about.whatText({ forwards: true }), about.whatNotText(undefined), about.textsText(nobody)].join('\n')],
  ['terms', [...stringsIn(terms), terms.identityText(), ...stringsIn(terms.termsBodies({ endDays: 30, changeDays: 15 }))].join('\n')],
  ['accessibility', stringsIn(accessibility).join('\n')],
]

test.each(texts)('%s is written in the voice of the site', (_name, text) => {
  expect(text).not.toMatch(/[!—–]/)
  expect(text).not.toMatch(/\b(?:je|jij|jouw|jullie)\b/i)
  expect(text).not.toMatch(/succesvol|onafhankelijk|commissie\b/i)
})

test.each(texts)('%s links to paths of this site and to authorities only', (_name, text) => {
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href)
  const foreign = links.filter((href) => !/^(?:\/(?!\/)|tel:)/.test(href))
  const allowed = new Set(['https://www.autoriteitpersoonsgegevens.nl/', 'https://www.consuwijzer.nl/', 'https://www.notaris.nl/'])
  expect(foreign.filter((href) => !allowed.has(href))).toEqual([])
})

test.each(texts)('%s does not point to the European platform for disputes, which is closed', (_name, text) => {
  expect(text).not.toMatch(/ec\.europa\.eu|\bODR\b|geschillenplatform/i)
})

test('a fee is fixed and never depends on a deed or a percentage', () => {
  for (const [, text] of texts.filter(([name]) => name === 'about' || name === 'privacy')) expect(text).toMatch(/vaste vergoeding/)
  expect(about.moneyText).toMatch(/nooit een percentage en nooit een bedrag per akte/)
})

test('that messages are passed on to an office is said only where one takes them', () => {
  expect([about.whatText({ forwards: true }), about.whatText({ forwards: false })].map((text) => text.includes('Doorgeven'))).toEqual([true, false])
})

test('the page on the order explains every order that the list knows', () => {
  for (const order of notaryOrders) expect(about.orderText).toContain(`**${orderTexts[order]}`)
})

const said = (responsibility: Responsibility) => [about.textsText(responsibility), privacy.aiText({ demo: false, model: undefined, responsibility })]

test('no article has a human reviewer, and who takes responsibility is said as it is', () => {
  const reviewers = readdirSync('content/artikelen').map((file) => /reviewedBy: (\w+)/.exec(readFileSync(`content/artikelen/${file}`, 'utf8'))?.[1])
  expect(new Set(reviewers)).toEqual(new Set(['ai']))
  expect(frontMatterSchema.shape.factCheck.shape.reviewedBy.safeParse('notaris').success).toBe(false)
  for (const text of said(nobody)) expect(text).toContain('Nog geen notaris of redacteur')
  for (const text of said({ ...nobody, taken: 25 })) expect(text).toContain('Voorbeeld B.V. neemt voor alle artikelen')
  for (const text of said({ ...nobody, taken: 3 })) expect(text).toContain('voor 3 van de 25 artikelen')
})
