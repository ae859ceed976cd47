/** Questions that are asked with one click. */

interface SuggestionsProps {
  label: string
  questions: readonly string[]
  pagePath: string
  sessionId?: string | undefined
  onAsk?: ((question: string) => void) | undefined
}

export function Suggestions({ label, questions, onAsk, pagePath, sessionId }: SuggestionsProps) {
  if (questions.length === 0) return null
  return (
    <form className="chat-suggestions" method="post" action="/gesprek">
      <input type="hidden" name="pagePath" value={pagePath} />
      {sessionId && <input type="hidden" name="sessionId" value={sessionId} />}
      <p>{label}</p>
      {questions.map((question) => (
        <button
          key={question}
          name="message"
          value={question}
          onClick={(event) => {
            if (!onAsk) return
            event.preventDefault()
            onAsk(question)
          }}
        >
          {question}
        </button>
      ))}
    </form>
  )
}
