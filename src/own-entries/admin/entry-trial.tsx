/** The owner asks the assistant something with the entry as it stands, and sees what it answers and why. */
import { useState, type FormEvent } from 'react'
import { Button, Text, TextInput, Title } from '@mantine/core'
import { ChatMessage } from '../../assistant/chat/chat-message.tsx'
import { useTrial, type TrialResult } from './entry-data.ts'
import { faultsOf, toContent, type EntryForm } from './entry-form.ts'
import { editorTexts, outcomeTexts, trialTexts as texts } from './own-entries.nl.ts'

export function EntryTrial({ form, reference }: { form: EntryForm; reference: string | undefined }) {
  const [question, setQuestion] = useState('')
  const trial = useTrial()
  const content = toContent(form.values)
  const blocked = Object.keys(faultsOf(content)).length > 0
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (blocked || trial.isPending || question.trim() === '') return
    trial.mutate({ content, question: question.trim(), reference })
  }
  return (
    <section className="admin-card" aria-labelledby="own-trial-heading">
      <Title order={3} id="own-trial-heading">
        {texts.heading}
      </Title>
      <Text size="sm">{texts.note}</Text>
      <form onSubmit={ask} className="with-button">
        <TextInput label={texts.question} value={question} onChange={(event) => setQuestion(event.currentTarget.value)} maxLength={500} />
        <Button type="submit" variant="default" aria-disabled={blocked || trial.isPending}>
          {trial.isPending ? texts.asking : texts.ask}
        </Button>
      </form>
      <div role="status">
        {blocked && <Text size="sm">{texts.invalid}</Text>}
        {trial.data && <Result result={trial.data} reference={reference ?? 'eigen-proef'} />}
      </div>
    </section>
  )
}

const percent = (share: number): number => Math.round(share * 100)

function verdict({ winner, own }: TrialResult, reference: string): string {
  if (winner === reference) return texts.wins
  return winner === null ? texts.loses : texts.otherWins(own.find(({ id }) => id === winner)?.question ?? '')
}

function Result({ result, reference }: { result: TrialResult; reference: string }) {
  const { answer, outcome, needed, own, content } = result
  return (
    <>
      <Text fw={600}>{verdict(result, reference)}</Text>
      <ul className="own-chat chat-list" data-whole>
        {/* oxlint-disable-next-line jsx-a11y/aria-role -- who speaks, not an ARIA role */}
        <ChatMessage role="assistant" text={answer.text} sources={answer.sources} name={editorTexts.name} />
      </ul>
      <details>
        <summary>{texts.why}</summary>
        <Text size="sm">{outcomeTexts[outcome]}</Text>
        <Text size="sm" fw={600} mt="xs">
          {texts.ownHits}
        </Text>
        <ol>
          {own.map(({ id, question, fit }) => (
            <li key={id}>
              {question}{' '}
              <Text span c="dimmed">
                ({texts.fit(percent(fit), percent(needed))})
              </Text>
            </li>
          ))}
          {own.length === 0 && <li>{texts.nothing}</li>}
        </ol>
        <Text size="sm" fw={600} mt="xs">
          {texts.contentHits}
        </Text>
        <ol>
          {content.map(({ title, score }) => (
            <li key={title}>
              {title}{' '}
              <Text span c="dimmed">
                ({texts.score(percent(score))})
              </Text>
            </li>
          ))}
          {content.length === 0 && <li>{texts.nothing}</li>}
        </ol>
      </details>
    </>
  )
}
