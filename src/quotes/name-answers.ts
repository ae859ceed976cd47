/** What was answered, as a letter and an office read it: by what it is ('Koopsom'), and not by the question that the visitor got. */
import type { Particular } from './particulars.ts'
import type { DeedQuestions } from './questions.schema.ts'

export interface NamedAnswer {
  /** The question itself where it is asked in other words by now. */
  name: string
  answer: string
  /** Chosen from the answers of the form, so in our words. */
  isChosen: boolean
}

/** Requests keep the question as the visitor read it; `questions` are those of the deed today. */
export function nameAnswers(questions: DeedQuestions | undefined, particulars: readonly Particular[]): NamedAnswer[] {
  return particulars.map(({ ask, answer }) => {
    const field = questions?.fields.find((one) => one.ask === ask)
    return { name: field?.short ?? ask, answer, isChosen: field?.kind === 'choice' }
  })
}
