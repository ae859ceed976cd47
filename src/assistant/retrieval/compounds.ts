/** Splits Dutch compounds into parts that the site's own vocabulary knows: 'hypotheekaktekosten' -> hypotheek, akte, kosten. */
import { stemWord } from './stem.ts'
import { stopWords } from './stop-words.nl.ts'
import type { Vocabulary } from './vocabulary.ts'

const LINKERS = ['', 's', 'en', 'e', 'er', 'n'] as const
const SHORTEST_PART = 3
const SHORTEST_COMPOUND = 7
/** Beginnings and endings that look like words and split derivations wrongly: 'on-gehuwd', 'verant-woordelijk', 'partner-schap'. */
const NOT_A_PART = new Set([
  'ver',
  'verre',
  'ont',
  'her',
  'ing',
  'ten',
  'den',
  'end',
  'ter',
  'schap',
  'heid',
  'lijk',
  'lijke',
  'lijks',
  'lijken',
  'baar',
  'ling',
  'los',
  'eren',
  'ren',
  'men',
  'ste',
  'ton',
  'tel',
  'art',
  'arts',
  'per',
  'rust',
  'enig',
  'staan',
  'gaan',
  'vol',
  'volle',
  'land',
  'ken',
  'kenen',
])
/** Compounds that do not mean what their parts mean. */
const OPAQUE =
  /^(?:levenstestament|levenseinde|rechtbank|rechtspersoon|rechtstreeks|huisdier|huisarts|huishoud|huisnummer|klein(?:kind|zoon|dochter)|grootouder|half(?:broer|zus)|goedkoop|goedkope|vastgoed|ziekenhuis|verpleeghuis|buitenland|verschillen|kwijtraken|raadple|achternaam|koophandel|samengesteld|vrijblijv|alleenstaand|achter|vast(?:leg|stel)|zelf|terug|weg|binnen|jaar(?:lijks|rekening))/
const COMMON_SHORT = 4

function isPart(word: string, vocabulary: Vocabulary): boolean {
  if (word.length < SHORTEST_PART || stopWords.has(word) || NOT_A_PART.has(word)) return false
  const count = vocabulary.words.get(word) ?? 0
  // A short string is a word by accident more often, so it must be a common one.
  return word.length <= COMMON_SHORT ? count >= 3 : count > 0 || vocabulary.stems.has(stemWord(word))
}

function findLeft(left: string, vocabulary: Vocabulary): string | undefined {
  for (const linker of LINKERS) {
    if (!left.endsWith(linker)) continue
    const bare = left.slice(0, left.length - linker.length)
    const undoubled = bare.replace(/([bdfgklmnprst])\1$/, '$1')
    const found = [bare, undoubled].find((form) => isPart(form, vocabulary))
    if (found) return found
  }
  return undefined
}

/** The stems of the parts, or an empty list when no split holds. Of several splits the one with the longest last part wins. */
export function splitCompound(word: string, vocabulary: Vocabulary): string[] {
  if (word.length < SHORTEST_COMPOUND || OPAQUE.test(word)) return []
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
    const right = word.slice(cut)
    if (!isPart(right, vocabulary)) continue
    const left = findLeft(word.slice(0, cut), vocabulary)
    if (left) return [...splitOrStem(left, vocabulary), ...splitOrStem(right, vocabulary)]
    const deeper = splitCompound(word.slice(0, cut), vocabulary)
    if (deeper.length > 0) return [...deeper, stemWord(right)]
  }
  return []
}

function splitOrStem(part: string, vocabulary: Vocabulary): string[] {
  const parts = splitCompound(part, vocabulary)
  return parts.length > 0 ? parts : [stemWord(part)]
}
