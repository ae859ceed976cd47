/**
 * Cleans what a model streams before anyone sees or stores it: source marks are taken out and remembered; links, images, markup,
 * addresses, unknown amounts, unknown names and claims to be a person are taken out or replaced. Text that cannot become any of
 * these passes at once.
 */
import { cleanerTexts } from './provider.nl.ts'
import { namesIn, numbersIn } from './known-facts.ts'

export interface CleanerOptions {
  /** How many sources the model was given; a mark beyond them is dropped. */
  sourceCount: number
  /** Everything the model may quote amounts and names from: passages, results of tools, the visitor's own words. */
  knownText: string
}

export interface StreamCleaner {
  /** The clean text that is certain so far; often all of it. */
  push(delta: string): string
  /** What was held back, cleaned. */
  end(): string
  /** More to quote from, such as the result of a tool. */
  learn(text: string): void
  /** Numbers of the sources used, in order of first use. */
  usedSources(): number[]
}

/** Longer is no link, name or amount any more. */
const LONGEST_HOLD = 400

/** Where a construct that is taken out may begin and still be unfinished at the end of the text. */
const UNFINISHED = [
  /\s+$/,
  /!?\[[^\]]*(?:\](?:\([^)]*)?)?$/,
  /!$/,
  /<[^>]*$/,
  /&[a-z#0-9]*$/i,
  /(?:https?:?|www)\S*$|\/\/\S*$/i,
  /[^\s]*[@.][^\s]*$/,
  /(?:€|eur|euro)\s?[\d.,]*\s?(?:m|mi|mil|mln)?$/i,
  /\d[\d.,]*\s*(?:%|p|pr|pro|proc|proce|procen|e|eu|eur|m|mi|mil|milj|miljo|miljoe|d|du|dui|duiz|duize|duizen)?$/i,
  /\+?\d[\d\s()-]*$/,
  /(?:^|(?<=[\s("]))(?:notaris|notaresse|mr|mr\.|advocaat|kandidaat-notaris|jurist)(?:\s+(?:[A-Z][\p{L}'.-]*|van|de|der|den|ter|ten))*\s*$/u,
  /(?:^|(?<=[\s("]))(?:ik|wij)(?:\s+[\p{L}]*){0,4}$/iu,
]

/** Words that begin something; the first letters of one are kept back until it is clear that it is another word. */
const OPENERS = ['ik', 'wij', 'notaris', 'notaresse', 'kandidaat-notaris', 'mr.', 'advocaat', 'jurist', 'euro', 'http', 'www.']

const URL_LIKE =
  /(?:https?:|\/\/|www\.)[^\s)]*|(?<![\p{L}\d@.])[\w-]+(?:\.[\w-]+)*\.(?:nl|com|org|net|eu|be|de|info|io|ai|app|dev|example|site|online|shop|xyz)(?:\/[^\s)]*)?(?![\p{L}\d])|^\.(?:nl|com|org|net|eu|be|de|info|io|example)(?![\p{L}\d])\S*/giu
const EMAIL = /[^\s@<>()]*@[^\s@<>()]*/gi
const PHONE = /(?<![\d.,€])(?:\+31|0031|0)[\s-]?(?:\d[\s-]?){8,9}(?![\d])/g
const AMOUNT = /(?:€|\beuro?\b|\beur\b)\s?\d[\d.,]*(?:\s?(?:miljoen|mln))?|\d[\d.,]*\s?(?:miljoen\s|mln\s|duizend\s)?(?:euro\b|eur\b|%|procent\b)/gi
const NAMED =
  /\b(notaris|notaresse|mr\.?|advocaat|kandidaat-notaris|jurist)((?:\s+(?:van|de|der|den|ter|ten))*(?:\s+[A-Z][\p{L}'.-]+)(?:\s+(?:[A-Z][\p{L}'.-]*|van|de|der|den|ter|ten))*)/gu
const PERSON_CLAIM =
  /\b(?:ik|wij)\s+(?:ben|zijn)\s+(?:zelf\s+|ook\s+|echt\s+)?(?:een\s+|uw\s+|de\s+)?(?:\p{L}+\s+)?(?:notaris(?:sen)?|mens(?:en)?|advoca(?:at|ten)|jurist(?:en)?|persoon|medewerker)\b/giu

export function createStreamCleaner({ sourceCount, knownText }: CleanerOptions): StreamCleaner {
  let held = ''
  const used: number[] = []
  const numbers = new Set(numbersIn(knownText))
  const names = new Set(namesIn(knownText))

  const clean = (text: string): string =>
    text
      .replace(/!\[[^\]]*\](?:\([^)]*\))?/g, '')
      .replace(/\s?\[bron[:\s]\s?(\d{1,2})\]/gi, (_mark, digits: string) => {
        const number = Number(digits)
        if (number >= 1 && number <= sourceCount && !used.includes(number)) used.push(number)
        return ''
      })
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/<\/?[a-z!][^>]*>/gi, '')
      .replace(/[<>]/g, '')
      .replace(/&(?:#\d+|#x[\da-f]+|[a-z]+);/gi, '')
      .replace(EMAIL, '')
      .replace(URL_LIKE, '')
      .replace(PHONE, (phone) => (numbers.has(phone.replace(/\D/g, '')) ? phone : ''))
      .replace(AMOUNT, (amount) => (numbersIn(amount).every((number) => numbers.has(number)) ? amount : cleanerTexts.unknownAmount))
      .replace(NAMED, (whole, title: string, name: string) => (names.has(foldName(name)) ? whole : title.replace(/^mr\.?$/, 'notaris')))
      .replace(PERSON_CLAIM, cleanerTexts.whoIAm)

  const push = (delta: string): string => {
    held += delta
    const cut = held.length > LONGEST_HOLD ? held.length : safeLength(held)
    const ready = held.slice(0, cut)
    held = held.slice(cut)
    return clean(ready)
  }

  return {
    // In pieces: the patterns are for words and sentences, not for a hundred thousand letters without a space.
    push: (delta) => (delta.match(/[\s\S]{1,400}/g) ?? []).map(push).join(''),
    end() {
      const rest = clean(held.replace(/!?\[[^\]]*$/, ''))
      held = ''
      return rest
    },
    learn(text) {
      for (const number of numbersIn(text)) numbers.add(number)
      for (const name of namesIn(text)) names.add(name)
    },
    usedSources: () => [...used],
  }
}

/** How much of the text can no longer become part of something that is taken out. */
function safeLength(text: string): number {
  const cut = Math.min(beginningOfOpener(text), ...UNFINISHED.map((pattern) => pattern.exec(text)?.index ?? text.length))
  // What stands before the cut may itself be the beginning of something that goes on after it.
  return cut === text.length ? cut : safeLength(text.slice(0, cut))
}

function beginningOfOpener(text: string): number {
  const word = /[\p{L}.-]+$/u.exec(text)
  return word && OPENERS.some((opener) => opener.startsWith(word[0].toLowerCase())) ? word.index : text.length
}

const foldName = (name: string): string => name.trim().toLowerCase()
