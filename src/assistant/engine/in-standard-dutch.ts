/** What was said in the words of the dictionary, spelled right. */
import type { EngineInput } from '../conversation/engine.ts'
import { mendSpelling } from '../retrieval/mend-spelling.ts'
import { isKnownPhrase } from '../retrieval/retrieve.ts'
import { toStandardDutch } from '../retrieval/spoken-dutch.ts'
import type { Corpus } from './corpus.ts'

/** Everything that reads what was said knows these. */
export function inStandardDutch({ question, history, ...others }: EngineInput, { index }: Pick<Corpus, 'index'>): EngineInput {
  const say = (text: string): string => {
    const said = toStandardDutch(text)
    // What was taught with its slip is known as it is.
    return isKnownPhrase(index, said) ? said : mendSpelling(said, index.vocabulary)
  }
  return { ...others, question: say(question), history: history.map((turn) => (turn.role === 'user' ? { ...turn, content: say(turn.content) } : turn)) }
}
