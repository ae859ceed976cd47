/** The form of one review, with how visitors see it, its earlier versions and deleting it. */
import { Button, Group, Text, Title } from '@mantine/core'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { ConflictNote } from '../../owner-kit/conflict-note.tsx'
import { showFailure, showUndo } from '../../owner-kit/toasts.tsx'
import { useReviewAddress } from './review-address.ts'
import { reviewCalls, useReviewAction, type ReviewDetail, type Row } from './review-data.ts'
import { ReviewFields } from './review-fields.tsx'
import { ModerationFields } from './moderation-fields.tsx'
import { ReviewHistory } from './review-history.tsx'
import { ReviewPreview } from './review-preview.tsx'
import { editTexts, listTexts, toastTexts } from './reviews-admin.nl.ts'
import { useReviewForm, type ReviewFormState } from './use-review-form.ts'
import { useSurroundings } from './surroundings.ts'

interface ReviewFormProps {
  /** Undefined: a new review. */
  stored: ReviewDetail | undefined
  /** Starts anew from what is stored. */
  onReload: () => void
  onLeave: () => void
}

export function ReviewForm({ stored, onReload, onLeave }: ReviewFormProps) {
  const { open } = useReviewAddress()
  const { notaries } = useSurroundings()
  const state = useReviewForm(stored, open)
  const { form, dirty, row } = state
  const leave = async () => {
    if (!dirty || (await askConfirmation(editTexts.leave))) onLeave()
  }
  const loadTheirs = async () => {
    if (await askConfirmation(editTexts.overwrite)) onReload()
  }
  return (
    <section aria-labelledby="review-heading">
      <Button variant="default" mb="md" onClick={() => void leave()}>
        {listTexts.back}
      </Button>
      <Title order={2} id="review-heading" mb="md">
        {stored ? editTexts.title(stored.name) : editTexts.newTitle}
      </Title>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          state.save()
        }}
      >
        {state.conflict && <ConflictNote busy={state.busy} onKeepMine={state.saveAnyway} onLoadTheirs={() => void loadTheirs()} />}
        <ReviewFields form={form} notaries={notaries} today={state.today} />
        <ModerationFields form={form} />
        <SaveBar state={state} row={row} onDeleted={onLeave} />
      </form>
      <ReviewPreview draft={form.values} notaries={notaries} />
      {row && <ReviewHistory row={row} draft={form.values} dirty={dirty} notaries={notaries} onRestored={onReload} />}
    </section>
  )
}

function SaveBar({ state, row, onDeleted }: { state: ReviewFormState; row: Row | undefined; onDeleted: () => void }) {
  const bringBack = useReviewAction(
    reviewCalls.bringBack,
    () => {},
    () => showFailure(toastTexts.failed),
  )
  const remove = useReviewAction(
    reviewCalls.remove,
    (deleted) => {
      showUndo(toastTexts.deleted, () => bringBack.mutate(deleted))
      onDeleted()
    },
    () => showFailure(toastTexts.conflict),
  )
  const ask = async (chosen: Row) => {
    if (!remove.isPending && (await askConfirmation(editTexts.confirmDelete))) remove.mutate(chosen)
  }
  return (
    <Group className="save-bar">
      <Button type="submit" aria-disabled={state.busy}>
        {state.busy ? editTexts.saving : editTexts.save}
      </Button>
      {row && (
        <Button variant="default" onClick={() => void ask(row)}>
          {editTexts.delete}
        </Button>
      )}
      <Text size="sm" role="status">
        {state.dirty ? editTexts.unsaved : ''}
      </Text>
    </Group>
  )
}
