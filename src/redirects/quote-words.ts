/** What a call for quotes says of a deed, the same on every page. */
import type { QuoteOffer } from './quote-offer.ts'
import { quoteTexts } from './redirects.nl.ts'

/** `phrase` is the deed as in a sentence, `place` what follows it, such as ' in Utrecht'. */
export function quoteWords(phrase: string | undefined, place = ''): Pick<QuoteOffer, 'title' | 'description' | 'buttonText'> {
  return {
    title: phrase === undefined ? quoteTexts.generalTitle : quoteTexts.title(phrase),
    description: quoteTexts.description(phrase ?? quoteTexts.generalPhrase, place),
    buttonText: quoteTexts.button,
  }
}
