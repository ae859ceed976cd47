/** Splits Dutch compounds into parts that the site's own vocabulary knows: 'hypotheekaktekosten' -> hypotheek, akte, kosten. */
import { spendWork } from '../../platform/work.ts'
import { wordSet } from './word-pattern.ts'
import { stemWord } from './stem.ts'
import { stopWords } from './stop-words.nl.ts'
import type { Vocabulary } from './vocabulary.ts'

const LINKERS = ['', 's', 'en', 'e', 'er', 'n'] as const
const SHORTEST_PART = 3
const SHORTEST_COMPOUND = 7
/** Longer is no Dutch word; the longest of the content has 36 letters. */
const LONGEST_COMPOUND = 40
/** Beginnings and endings that look like words and split derivations wrongly: 'on-gehuwd', 'verant-woordelijk', 'partner-schap'. */
const NOT_A_PART = wordSet(
  'ver verre ont her ing ten den end ter schap heid lijk lijke lijks lijken baar ling los' +
    ' eren ren men ste ton tel art arts per rust enig staan gaan vol volle land ken kenen',
)
/** Compounds that do not mean what their parts mean. */
const OPAQUE = new RegExp(
  `^(?:${[
    'levenstestament|levenseinde|rechtbank|rechtspersoon|rechtstreeks|huisdier|huisarts|huishoud|huisnummer|klein(?:kind|zoon|dochter)|grootouder',
    'half(?:broer|zus)|goedkoop|goedkope|vastgoed|ziekenhuis|verpleeghuis|buitenland|verschillen|kwijtraken|raadple|achternaam|koophandel',
    'samengesteld|vrijblijv|alleenstaand|achter|vast(?:leg|stel)|zelf|terug|weg|binnen|jaar(?:lijks|rekening)',
  ].join('|')})`,
)
const COMMON_SHORT = 4
const COMMON_TAIL = 3

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

type Splits = Map<string, string[]>

/** The parts as they are written, or an empty list when no split holds. Of several splits the one with the longest last part wins. */
export const splitCompound = (word: string, vocabulary: Vocabulary): string[] => (word.length > LONGEST_COMPOUND ? [] : split(word, vocabulary, new Map()))

/** The same beginning is met along many ways: how it splits is found once. */
function split(word: string, vocabulary: Vocabulary, known: Splits): string[] {
  let parts = known.get(word)
  if (!parts) known.set(word, (parts = findSplit(word, vocabulary, known)))
  return parts
}

function findSplit(word: string, vocabulary: Vocabulary, known: Splits): string[] {
  if (word.length < SHORTEST_COMPOUND || OPAQUE.test(word)) return []
  const splitFurther = (part: string): string[] => {
    const parts = split(part, vocabulary, known)
    return parts.length > 0 ? parts : [part]
  }
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
    spendWork(1)
    const right = word.slice(cut)
    if (!isPart(right, vocabulary)) continue
    const left = findLeft(word.slice(0, cut), vocabulary)
    if (left) return [...splitFurther(left), ...splitFurther(right)]
    const deeper = split(word.slice(0, cut), vocabulary, known)
    if (deeper.length > 0) return [...deeper, right]
  }
  return []
}

const SHORTEST_TAIL = 5

/** The longest known word with which an otherwise unknown word ends: 'donorcodicil' -> 'codicil'. Dutch compounds are what their last part says. */
export function findTail(word: string, vocabulary: Vocabulary): string | undefined {
  if (word.length > LONGEST_COMPOUND) return undefined
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_TAIL; cut++) {
    const tail = word.slice(cut)
    if ((vocabulary.words.get(tail) ?? 0) >= COMMON_TAIL && !stopWords.has(tail) && !NOT_A_PART.has(tail)) return tail
  }
  return undefined
}
