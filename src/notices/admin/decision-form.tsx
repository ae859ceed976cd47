/** The owner's decision on a notice, with its reasons. */
import { useState } from 'react'
import { Button, SegmentedControl, Stack, Text, Textarea } from '@mantine/core'
import { useKeptState } from '../../owner-kit/use-unsaved.ts'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { noticeDecisions, reasonBounds, type NoticeDecision } from '../notice.ts'
import { decisionNames } from '../notices.nl.ts'
import { useDecide } from './notice-data.ts'
import { noticesAdminTexts as texts } from './notices-admin.nl.ts'

const start: { decision: NoticeDecision; reasons: string } = { decision: 'changed', reasons: '' }

export function DecisionForm({ id }: { id: string }) {
  const { typed, setTyped, discard } = useKeptState(`melding/${id}`, ['tab', 'onderdeel', 'melding'], start)
  const { decision, reasons } = typed
  const [isTried, setTried] = useState(false)
  const decide = useDecide(id, discard)
  const { length } = reasons.trim()
  const isFine = length >= reasonBounds.least && length <= reasonBounds.most
  const save = async () => {
    setTried(true)
    if (isFine && !decide.isPending && (await askConfirmation(texts.confirm))) decide.mutate(typed)
  }
  return (
    <form
      className="admin-card"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <h3>{texts.decide}</h3>
      <Stack align="stretch" gap="md">
        <SegmentedControl
          aria-label={texts.decision}
          value={decision}
          onChange={(value) => setTyped({ ...typed, decision: value })}
          data={noticeDecisions.map((value) => ({ value, label: decisionNames[value] }))}
        />
        <Textarea
          label={texts.reasons}
          description={texts.reasonsNote}
          error={isTried && !isFine && texts.reasonsFault}
          value={reasons}
          onChange={(event) => setTyped({ ...typed, reasons: event.currentTarget.value })}
          autosize
          minRows={4}
          required
        />
        <Text size="sm">{texts.once}</Text>
        <Button type="submit" aria-disabled={decide.isPending} style={{ alignSelf: 'flex-start' }}>
          {decide.isPending ? texts.saving : texts.save}
        </Button>
      </Stack>
    </form>
  )
}
