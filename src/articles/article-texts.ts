/** Chooses the sentences around an article by the language it is written in. */
import type { Language } from '../figures/figure-words.ts'
import { articleTextsEn } from './articles.en.ts'
import { articleTextsNl, type ArticleTexts } from './articles.nl.ts'

const texts: Record<Language, ArticleTexts> = { nl: articleTextsNl, en: articleTextsEn }

export const articleTextsIn = (language: Language): ArticleTexts => texts[language]
