/** What a figure is called. */
import type { Figure } from './figure.ts'
import type { Language } from './figure-words.ts'

/** The label in the language of the text, Dutch when there is no other. */
export const labelIn = (figure: Figure, language: Language): string => (language === 'en' ? (figure.labelEn ?? figure.label) : figure.label)
