/** The words of either language, for the server. A browser gets English only where it needs it. */
import { englishWords } from './chat-words.en.ts'
import { dutchWords, type ChatWords } from './chat-words.ts'

export const chatWordsIn = (lang: 'nl' | 'en'): ChatWords => (lang === 'en' ? englishWords : dutchWords)
