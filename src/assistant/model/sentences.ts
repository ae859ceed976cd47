/** Cuts text that streams into what may pass at once and sentences that wait until they are whole. */
import { abbreviations, firstWords, numberStarts, openers } from './sentence.nl.ts'
import { isNumberWord } from './take-out.ts'

/** A sentence that is longer is let go, but for its end. */
const LONGEST_HOLD = 400
/** Longer is no link, name, amount or claim any more. */
const KEPT_END = 120
/** What has passed of a sentence is read along with what waits of it. */
const CONTEXT = 80
/** A shorter first word may go on as a name: 'De' as 'Dennis'. */
const SHORTEST_PASSING = 3

/** Decides letter by letter what passes at once and what waits. `clean` is given a sentence, or what is certain of it, and returns what may be shown. */
export class Sentences {
  readonly #clean: (text: string) => string
  /** Not passed yet. */
  #held = ''
  /** The end of what passed of this sentence. */
  #passed = ''
  /** The word at the end of all there is; its first letters may have passed. */
  #word = ''
  #isWaiting = false
  #isSkipping = false

  constructor(clean: (text: string) => string) {
    this.#clean = clean
  }

  take = (letter: string): string => {
    if (this.#isSkipping && !isSpace(letter)) return ''
    this.#isSkipping = false
    return this.#isWaiting ? this.#wait(letter) : this.#read(letter)
  }

  end(): string {
    const rest = withoutOpenLink(this.#held)
    this.#held = ''
    return this.#release(rest)
  }

  #read(letter: string): string {
    const followsStop = /[.!?:]["”’')]*$/.test(this.#held)
    this.#held += letter
    if (/\p{Ll}/u.test(letter) && !followsStop) return this.#readLetter(letter)
    const word = this.#word
    this.#word = ''
    if (/\p{Lu}/u.test(letter) && word === '' && this.#passed.trim() === '' && !followsStop) {
      this.#word = letter
      return ''
    }
    const isEnd = isSpace(letter) || /[,;()"“”„‘’'«»–—…-]/.test(letter)
    if (/[.!?:]/.test(letter) || (followsStop && /["”’')]/.test(letter))) {
      if (opens(word)) this.#isWaiting = true
      return ''
    }
    if (!isEnd || opens(word) || (followsStop && !isSpace(letter))) {
      this.#isWaiting = true
      return ''
    }
    return followsStop && isWhole(this.#passed + this.#held.slice(0, -1))
      ? this.#endSentence(this.#pass(this.#held.slice(0, -1)), letter)
      : this.#passWord(letter)
  }

  #readLetter(letter: string): string {
    const isBegun = this.#word !== '' && !this.#held.trim().startsWith(this.#word)
    this.#word += letter
    const word = this.#word
    const isName = /^\p{Lu}/u.test(word) && !(word.length >= SHORTEST_PASSING && firstWords.has(word))
    return isBegun || !(isName || mayOpen(word)) ? this.#pass(this.#held) : ''
  }

  /** All but the space after a word, which may go with the source mark that follows it. */
  #passWord(letter: string): string {
    if (!isSpace(letter)) return this.#pass(this.#held)
    const passed = this.#pass(this.#held.slice(0, -1))
    this.#held = letter
    return passed
  }

  #wait(letter: string): string {
    const before = this.#held
    this.#held += letter
    if (isSpace(letter) && isWhole(this.#passed + before)) return this.#endSentence(this.#release(before), letter)
    if (before.endsWith('\n') && /[\n\-*•#\d]/.test(letter) && isClosed(before)) {
      const released = this.#endSentence(this.#release(before.slice(0, -1)), '\n')
      return released + this.#read(letter)
    }
    return this.#held.length > LONGEST_HOLD ? this.#letGo() : ''
  }

  /** Too long to wait for its end. A word without end is dropped. */
  #letGo(): string {
    const clean = this.#release(this.#held)
    const cut = clean.slice(0, Math.max(0, clean.length - KEPT_END)).search(/\s\S*$/)
    this.#isSkipping = !/\s\S{0,120}$/.test(this.#held)
    this.#held = cut < 0 ? '' : clean.slice(cut)
    const out = cut < 0 ? clean : clean.slice(0, cut)
    this.#passed = out.slice(-CONTEXT)
    return out
  }

  #endSentence(out: string, letter: string): string {
    this.#isWaiting = false
    this.#held = letter
    this.#passed = ''
    this.#word = ''
    return out
  }

  #pass(text: string): string {
    this.#held = ''
    this.#passed = (this.#passed + text).slice(-CONTEXT)
    return text
  }

  /** What is left of it, after what passed before. */
  #release(text: string): string {
    const clean = this.#clean(this.#passed + text)
    let same = 0
    while (same < this.#passed.length && clean[same] === this.#passed[same]) same += 1
    return clean.slice(same)
  }
}

const isSpace = (letter: string): boolean => /\s/.test(letter)

const opens = (word: string): boolean => (/^\p{Lu}/u.test(word) && !firstWords.has(word)) || openers.has(word.toLowerCase()) || isNumberWord(word)

const openerList = [...openers]
const mayOpen = (word: string): boolean => {
  const small = word.toLowerCase()
  return openerList.some((opener) => opener.startsWith(small)) || numberStarts.some((start) => start.startsWith(small) || small.startsWith(start))
}

const isClosed = (text: string): boolean =>
  text.lastIndexOf('<') <= text.lastIndexOf('>') && text.lastIndexOf('[') <= text.lastIndexOf(']') && text.lastIndexOf('(') <= text.lastIndexOf(')')

/** Without a link or a picture that was begun and not ended. */
function withoutOpenLink(text: string): string {
  const at = text.indexOf('[', text.lastIndexOf(']') + 1)
  return at < 0 ? text : text.slice(0, at).replace(/!$/, '')
}

/** A full stop after an abbreviation or an initial ends nothing. */
function isWhole(text: string): boolean {
  if (!/[.!?…]["”’')\]]*$/.test(text) || !isClosed(text)) return false
  const word = /(?<![\p{L}.])([\p{L}.]+)\.$/u.exec(text)?.[1] ?? ''
  return !/^(?:\p{Lu}\.)*\p{Lu}$/u.test(word) && !abbreviations.has(word.toLowerCase())
}
