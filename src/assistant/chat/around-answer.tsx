/** What stands around an answer: what it takes as given, the question back, another reading, and offices. */
import { AskButton, AskForm, type AskFormProps } from './ask-form.tsx'
import { useChatWords } from './chat-words.ts'
import type { AnswerExtras, Assumption, FactQuestion } from '../conversation/answer-extras.ts'
import { ReferralCard } from './referral-card.tsx'

/** Each fact can be put right by one tap; without JavaScript too. */
function Assumptions({ assumptions, ...form }: AskFormProps & { assumptions: readonly Assumption[] }) {
  const { around: aroundTexts } = useChatWords()
  return (
    <AskForm className="chat-assumptions" {...form}>
      <p>{aroundTexts.assumptions}</p>
      <ul>
        {assumptions.map(({ fact, text, corrections }) => (
          <li key={fact}>
            {corrections.length === 0 ? (
              <span>{text}</span>
            ) : (
              <details>
                <summary>
                  {text}
                  <span className="visually-hidden">, {aroundTexts.correct}</span>
                </summary>
                {corrections.map(({ label, says }) => (
                  <AskButton key={says} label={label} says={says} onAsk={form.onAsk} />
                ))}
              </details>
            )}
          </li>
        ))}
      </ul>
    </AskForm>
  )
}

function FactAsked({ asks: { question, options }, ...form }: AskFormProps & { asks: FactQuestion }) {
  return (
    <AskForm className="chat-fact" {...form}>
      <p>{question}</p>
      {options.map(({ label, says }) => (
        <AskButton key={says} label={label} says={says} onAsk={form.onAsk} />
      ))}
    </AskForm>
  )
}

/** `open` is false for answers that others have followed: only the last one asks. */
export function AroundAnswer({ extras, open, ...form }: AskFormProps & { extras: AnswerExtras; open: boolean }) {
  const { around: aroundTexts } = useChatWords()
  const { assumptions, asks, otherReading, referral } = extras
  return (
    <>
      {assumptions && assumptions.length > 0 && <Assumptions assumptions={assumptions} {...form} />}
      {asks && open && <FactAsked asks={asks} {...form} />}
      {otherReading && open && (
        <AskForm className="chat-reading" {...form}>
          <p>{aroundTexts.otherReading}</p>
          <AskButton says={otherReading} onAsk={form.onAsk} />
        </AskForm>
      )}
      {referral && <ReferralCard referral={referral} />}
    </>
  )
}
