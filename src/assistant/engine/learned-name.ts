/** People ask for the site by its name; the ranking knows it by the name that its ways of asking were learned with. */
import type { EngineInput } from '../conversation/engine.ts'
import { foldText, listWords } from '../retrieval/fold-text.ts'
import type { Corpus } from './corpus.ts'
import { productName, siteName } from '../../platform/site-name.ts'

const LETTER = /[a-z0-9]/

/** The places of `part` in `text` as whole words. */
function placesOf(part: string, text: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) {
    if (!LETTER.test(text[at - 1] ?? '') && !LETTER.test(text[at + part.length] ?? '')) places.push(at)
  }
  return places
}

/** A name made of words of the trade alone, such as 'De Notaris', is left as it is: mostly it means no site. */
export function byLearnedName(input: EngineInput, { index }: Pick<Corpus, 'index'>): EngineInput {
  const name = siteName()
  if (name === productName || listWords(name).every((word) => index.vocabulary.words.has(word))) return input
  const [text, part] = [foldText(input.question), foldText(name)]
  // Folding that changes the length would cut elsewhere.
  if (text.length !== input.question.length || part === '') return input
  const question = placesOf(part, text).reduceRight((said, at) => said.slice(0, at) + productName + said.slice(at + part.length), input.question)
  return { ...input, question }
}
