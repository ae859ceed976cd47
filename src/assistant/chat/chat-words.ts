/** What the chat says, in the language of the page around it. Dutch unless a page says otherwise; English is fetched on English pages alone. */
import { createContext, useContext } from 'react'
import { redirectTexts } from '../../redirects/redirects.nl.ts'
import type { NoticeCode } from '../conversation/answer-part.ts'
import { aroundTexts, chatTexts, ctaTexts, demoThinking, feedbackTexts, liveThinking, ownDataTexts, personTexts } from './assistant.nl.ts'

const sentences = {
  chat: chatTexts,
  person: personTexts,
  ownData: ownDataTexts,
  feedback: feedbackTexts,
  cta: ctaTexts,
  around: aroundTexts,
  demoThinking,
  liveThinking,
  disclosure: redirectTexts.disclosure,
}

/** The same shape in other words. */
type Reworded<T> = T extends string ? string : T extends (...given: never[]) => unknown ? T : { readonly [Key in keyof T]: Reworded<T[Key]> }

export interface ChatWords extends Reworded<typeof sentences> {
  lang: 'nl' | 'en'
  /** Instead of what the server says in Dutch, by its code. */
  notices: Partial<Record<NoticeCode, string>>
  errors: Readonly<Record<string, string>>
  /** Words of the owner; undefined where the page speaks the owner's language. */
  ownersWords: Readonly<Record<string, string>> | undefined
}

export const dutchWords: ChatWords = { ...sentences, lang: 'nl', notices: {}, errors: {}, ownersWords: undefined }

const Words = createContext(dutchWords)

export const ChatWordsProvider = Words.Provider

export const useChatWords = (): ChatWords => useContext(Words)

/** What the server gives in Dutch is marked so on an English page. */
export const asDutch = ({ lang }: Pick<ChatWords, 'lang'>): 'nl' | undefined => (lang === 'nl' ? undefined : 'nl')
