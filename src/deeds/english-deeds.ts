/** What the deeds are called in English: in a sentence, and in the words that people type. */
import { deeds, type Deed } from './deed.ts'
import { longestWithin } from './match-service.ts'

interface EnglishNames {
  /** As in a sentence: 'a will'. */
  phrase: string
  /** Lower case, without punctuation. */
  names: readonly string[]
}

/** By the slug of the deed. */
const english: Readonly<Record<string, EnglishNames>> = {
  'huis-kopen': {
    phrase: 'buying a house',
    names: [
      'real estate',
      'estate agent',
      'buy a house',
      'buying a house',
      'buying my house',
      'buying our house',
      'buy a home',
      'buying a home',
      'buy an apartment',
      'buying an apartment',
      'buy a flat',
      'buying a flat',
      'house purchase',
      'purchase of a house',
      'purchase of our house',
      'deed of transfer',
      'transfer deed',
      'conveyancing',
      'purchase agreement',
      'house',
      'apartment',
    ],
  },
  hypotheekakte: { phrase: 'a mortgage deed', names: ['mortgage', 'mortgages', 'mortgage deed', 'remortgage', 'refinance', 'refinancing'] },
  testament: {
    phrase: 'a will',
    names: [
      'a will',
      'my will',
      'our will',
      'our wills',
      'the will',
      'his will',
      'her will',
      'their will',
      'new will',
      'two wills',
      'wills',
      'last will',
      'will made',
      'make will',
    ],
  },
  tweetrapstestament: { phrase: 'a two-step will', names: ['two step will', 'two stage will', 'two step wills'] },
  levenstestament: { phrase: 'a living will', names: ['living will', 'living wills', 'lasting power of attorney'] },
  samenlevingscontract: {
    phrase: 'a cohabitation contract',
    names: ['cohabitation contract', 'cohabitation agreement', 'living together agreement', 'living together contract', 'cohabitation'],
  },
  'huwelijkse-voorwaarden': {
    phrase: 'a prenuptial agreement',
    names: ['prenup', 'prenups', 'prenuptial agreement', 'prenuptial', 'postnup', 'marriage contract', 'marriage settlement', 'registered partnership'],
  },
  'verklaring-van-erfrecht': {
    phrase: 'a certificate of inheritance',
    names: [
      'certificate of inheritance',
      'inheritance certificate',
      'certificate of executorship',
      'declaration of inheritance',
      'probate',
      'estate',
      'inheritance',
    ],
  },
  'akte-van-verdeling': { phrase: 'a deed of division', names: ['deed of division', 'divorce', 'buy out my ex', 'buying out my ex', 'buyout'] },
  'bv-oprichten': {
    phrase: 'setting up a BV',
    names: ['bv', 'b v', 'limited company', 'private limited company', 'set up a company', 'setting up a company', 'start a company', 'holding'],
  },
  volmacht: {
    phrase: 'a power of attorney',
    names: ['power of attorney', 'powers of attorney', 'poa', 'legalise', 'legalize', 'legalisation', 'legalization', 'legalise my signature'],
  },
  voogdij: { phrase: 'appointing a guardian', names: ['guardian', 'guardians', 'guardianship'] },
}

/** As in a sentence; undefined for a deed that has no name here. */
export const englishPhraseOf = (slug: string): string | undefined => english[slug]?.phrase

const known = deeds.flatMap((deed) => (english[deed.slug]?.names ?? []).map((words) => ({ deed, words })))

/** By the longest of its English names that stands in the text. */
export const findEnglishDeed = (text: string): Deed | undefined => longestWithin(known, text)?.deed
