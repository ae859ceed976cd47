/** What stands around an answer is said in its language: English words are fetched with the first English answer on a Dutch page. */
import { useEffect, useState } from 'react'
import { useChatWords, type ChatWords } from './chat-words.ts'

/** `lang` of the answer, absent for Dutch. Those of the page until they are there, and where they cannot be fetched. */
export function useWordsOf(lang: string | undefined): ChatWords {
  const page = useChatWords()
  const [english, setEnglish] = useState<ChatWords>()
  const isOther = lang === 'en' && page.lang !== 'en'
  useEffect(() => {
    if (!isOther) return
    import('./chat-words.en.ts').then(
      ({ englishWords }) => setEnglish(englishWords),
      () => {},
    )
  }, [isOther])
  return (isOther && english) || page
}
