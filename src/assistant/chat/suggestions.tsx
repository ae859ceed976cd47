/** Questions that are asked with one click. */
import { AskButton, AskForm, type AskFormProps } from './ask-form.tsx'

interface SuggestionsProps extends AskFormProps {
  label: string
  questions: readonly string[]
}

export function Suggestions({ label, questions, ...form }: SuggestionsProps) {
  if (questions.length === 0) return null
  return (
    <AskForm className="chat-suggestions" {...form}>
      <p>{label}</p>
      {questions.map((question) => (
        <AskButton key={question} says={question} onAsk={form.onAsk} />
      ))}
    </AskForm>
  )
}
