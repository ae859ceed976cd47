/** Questions that were left without help, in groups, each one step from an answer. */
import { Anchor, Badge, Box, Button, Group as Columns, Text } from '@mantine/core'
import { makeAnswer } from '../../admin/make-answer.ts'
import { Only } from '../../../owner-kit/role.tsx'
import { amsterdamTime } from '../../../platform/dutch-time.ts'
import type { Unhelped } from '../read-unanswered.ts'
import { QuestionCard } from './question-card.tsx'
import { useDismiss, useShowAgain, useUnanswered, type Group, type Period } from './question-data.ts'
import { questionTexts as texts, reasonTexts } from './questions.nl.ts'

export function UnansweredSections({ period, wanted }: { period: Period; wanted: boolean }) {
  const unanswered = useUnanswered(period, wanted)
  if (!wanted) return null
  const failed = texts.unansweredFailed.message
  return (
    <>
      <QuestionCard id="unanswered-heading" heading={texts.unansweredHeading} note={texts.unansweredNote} query={unanswered} failed={failed}>
        {({ groups, cut, dismissed }) => (
          <>
            {groups.length === 0 ? <Text>{texts.unansweredNone}</Text> : <Groups groups={groups} />}
            {cut && <Text c="dimmed">{texts.cut}</Text>}
            {dismissed.length > 0 && <Hidden dismissed={dismissed} />}
          </>
        )}
      </QuestionCard>
      <QuestionCard id="outside-heading" heading={texts.outsideHeading} note={texts.outsideNote} query={unanswered} failed={failed}>
        {({ outside }) => (outside.length === 0 ? <Text>{texts.outsideNone}</Text> : <Groups groups={outside} />)}
      </QuestionCard>
    </>
  )
}

function Groups({ groups }: { groups: readonly Group[] }) {
  const dismiss = useDismiss()
  return (
    <ul className="lined">
      {groups.map((group) => (
        <Columns key={group.words} component="li" justify="space-between" align="flex-start" gap="12px 24px">
          <Facts group={group} />
          <Only needs="editor">
            <div className="cluster">
              <Button size="sm" onClick={() => makeAnswer(group)} aria-label={texts.makeAnswerOf(group.question)}>
                {texts.makeAnswer}
              </Button>
              <Button
                size="sm"
                variant="default"
                aria-disabled={dismiss.isPending}
                aria-label={texts.dismissOf(group.question)}
                onClick={() => !dismiss.isPending && dismiss.mutate(group.question)}
              >
                {texts.dismiss}
              </Button>
            </div>
          </Only>
        </Columns>
      ))}
    </ul>
  )
}

function Facts({ group }: { group: Group }) {
  const { question, count, reasons, lastAsked, sessionId, after, ways } = group
  return (
    <Box flex="1 1 320px" miw={0}>
      {after !== null && <Text c="dimmed">{texts.after(after)}</Text>}
      <Text fw={600}>{question}</Text>
      <div className="cluster">
        <Text span c="dimmed">
          {texts.asked(count)}, {texts.last(amsterdamTime(lastAsked))}
        </Text>
        {(Object.entries(reasons) as [Unhelped, number][]).map(([reason, times]) => (
          <Badge key={reason} variant="default">
            {reasonTexts[reason](times)}
          </Badge>
        ))}
        <Anchor className="field-link" href={`?tab=chat-logs&sessie=${encodeURIComponent(sessionId)}`}>
          {texts.toSession}
        </Anchor>
      </div>
      {ways.length > 0 && (
        <details>
          <summary>{texts.ways(ways.length)}</summary>
          <ul className="bullets">
            {ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        </details>
      )}
    </Box>
  )
}

function Hidden({ dismissed }: { dismissed: readonly { id: string; question: string }[] }) {
  const showAgain = useShowAgain()
  return (
    <details>
      <summary>{texts.hidden(dismissed.length)}</summary>
      <ul className="lined">
        {dismissed.map(({ id, question }) => (
          <Columns key={id} component="li" justify="space-between" wrap="nowrap">
            <span>{question}</span>
            <Only needs="editor">
              <Button
                size="sm"
                variant="default"
                aria-label={texts.showAgainOf(question)}
                aria-disabled={showAgain.isPending}
                onClick={() => !showAgain.isPending && showAgain.mutate(id)}
              >
                {texts.showAgain}
              </Button>
            </Only>
          </Columns>
        ))}
      </ul>
    </details>
  )
}
