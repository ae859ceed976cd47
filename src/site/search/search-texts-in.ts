/** The sentences of the search page in the language of what was typed. */
import type { PageLanguage } from '../../frame/languages.ts'
import { kindNamesEn, searchTextsEn } from './search.en.ts'
import { kindNames, searchTexts } from './search.nl.ts'

const inLanguage = {
  nl: { texts: searchTexts, kinds: kindNames },
  en: { texts: searchTextsEn, kinds: kindNamesEn },
} as const

export const searchTextsIn = (lang: PageLanguage) => inLanguage[lang]
