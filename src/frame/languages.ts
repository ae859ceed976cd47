/** The two languages that pages are written in, and what the frame says in each. */
import { ownersWordsEn, siteTextsEn, trustLabelsEn } from './site.en.ts'
import { siteTexts, type SiteTexts } from './site.nl.ts'

export type PageLanguage = 'nl' | 'en'

const texts: Record<PageLanguage, SiteTexts> = { nl: siteTexts, en: siteTextsEn }

export const siteTextsIn = (lang: PageLanguage): SiteTexts => texts[lang]

/** By the words of the owner that are known; undefined where the page speaks the owner's language. */
export const ownersWordsIn = (lang: PageLanguage): Readonly<Record<string, string>> | undefined => (lang === 'en' ? ownersWordsEn : undefined)

/** The labels are ours; each is given by the claim that it stands for. */
export const trustLabelsIn = (lang: PageLanguage, labels: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  lang === 'en' ? { ...labels, ...trustLabelsEn } : labels
