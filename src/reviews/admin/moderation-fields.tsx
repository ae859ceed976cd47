/** Whether a review is placed, and on which lawful ground it is not. */
import { NativeSelect, Radio, Stack, Text, Textarea, Title } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { refusalReasons, reviewStates, type ReviewDraft } from '../review-draft.ts'
import { editTexts, reasonNames, stateNames, stateNotes } from './reviews-admin.nl.ts'

export function ModerationFields({ form }: { form: UseFormReturnType<ReviewDraft> }) {
  return (
    <section className="admin-card" aria-labelledby="moderation-heading">
      <Title order={3} id="moderation-heading" size="h4">
        {editTexts.moderation}
      </Title>
      <Text className="content-note">{editTexts.moderationLead}</Text>
      <Radio.Group label={editTexts.state} {...form.getInputProps('state')}>
        <Stack gap={4} mt={4}>
          {reviewStates.map((state) => (
            <Radio key={state} value={state} label={stateNames[state]} description={stateNotes[state]} className="content-choice" />
          ))}
        </Stack>
      </Radio.Group>
      {form.values.state === 'geweigerd' && (
        <>
          <NativeSelect
            size="md"
            label={editTexts.reason}
            data={[{ value: '', label: editTexts.chooseReason }, ...refusalReasons.map((reason) => ({ value: reason, label: reasonNames[reason] }))]}
            {...form.getInputProps('refusalReason')}
          />
          <Textarea label={editTexts.note} description={editTexts.noteNote} autosize minRows={2} {...form.getInputProps('refusalNote')} />
        </>
      )}
    </section>
  )
}
