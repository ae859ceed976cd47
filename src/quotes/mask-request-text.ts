/** What visitor and office write to each other says nothing of who asks: as in the chat, and also the name, which the request knows. */
import { maskPersonalData } from '../assistant/conversation/mask-personal-data.ts'
import { foldLetters } from '../platform/fold-letters.ts'
import { maskedTexts as texts } from './masked.nl.ts'

/** Parts of names that are words of every sentence. */
const PARTICLES = new Set('van von der den des het ten ter aan bij met uit voor und the mevrouw meneer heer mej fam familie dhr mevr drs ing prof'.split(' '))
/** Shorter parts are initials, or words of every sentence. */
const SHORTEST = 3

const WORD = /\p{L}+/gu
const STREET = /(?<!\p{L})(?!onderweg)\p{L}{2,40}(?:straat|laan|weg|plein|gracht|kade|singel|steeg|dreef|plantsoen)\s{1,2}\d{1,4}(?:\s?[a-z])?(?![\p{L}\d])/giu
const SAID_NAME =
  /(?<=(?:[Mm]ijn naam is|[Ii]k heet|[Gg]roet(?:en|jes)?,?)\s{1,3})\p{Lu}[\p{L}.'’-]{0,30}(?:\s(?:(?:van|de|der|den|ter|ten|te)\s){0,2}\p{Lu}[\p{L}.'’-]{0,30}){0,3}/gu

const partsOf = (name: string): ReadonlySet<string> =>
  new Set((name.match(WORD) ?? []).map(foldLetters).filter((part) => part.length >= SHORTEST && !PARTICLES.has(part)))

/** `name`: of who asks; '' when it is not known. */
export function maskRequestText(text: string, name: string): string {
  const parts = partsOf(name)
  return maskPersonalData(text)
    .text.replace(STREET, texts.address)
    .replace(SAID_NAME, texts.name)
    .replace(WORD, (word) => (parts.has(foldLetters(word)) ? texts.name : word))
}
