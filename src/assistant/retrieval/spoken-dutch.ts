/** Puts dialect and the language of messages into the words of the dictionary, so that everything that reads a question knows them. */
import { foldText } from './fold-text.ts'
import { spokenDutch } from './spoken-dutch.nl.ts'

const WORD = /[\p{L}]+/gu

/** The same text with only those words changed. */
export function toStandardDutch(text: string): string {
  const words = text.replace(WORD, (word) => spokenDutch.words.get(foldText(word)) ?? word)
  return spokenDutch.inCompany.reduce((current, [pattern, meant]) => current.replace(pattern, meant), words)
}
