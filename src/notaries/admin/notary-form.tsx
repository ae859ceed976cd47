/** The form of one notary, with how visitors see it, its earlier versions and deleting it. */
import { Button, Group, Text, Title } from '@mantine/core'
import { ConflictNote } from '../../owner-kit/conflict-note.tsx'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { showFailure, showUndo } from '../../owner-kit/toasts.tsx'
import { formatRating } from '../notaries.nl.ts'
import { BackButton } from './back-button.tsx'
import { editTexts, toastTexts } from './notaries-admin.nl.ts'
import { useNotaryAddress } from './notary-address.ts'
import { notaryCalls, useNotaryAction, type NotaryDetail, type Row } from './notary-data.ts'
import { NotaryFields } from './notary-fields.tsx'
import { NotaryHistory } from './notary-history.tsx'
import { NotaryPreview } from './notary-preview.tsx'
import { draftOfValues } from './notary-values.ts'
import { PriceFields } from './price-fields.tsx'
import { useNotaryForm, type NotaryFormState } from './use-notary-form.ts'

interface NotaryFormProps {
  /** Undefined: a new notary. */
  stored: NotaryDetail | undefined
  /** Starts anew from what is stored. */
  onReload: () => void
  onLeave: () => void
}

export function NotaryForm({ stored, onReload, onLeave }: NotaryFormProps) {
  const { open } = useNotaryAddress()
  const state = useNotaryForm(stored, open)
  const { form, dirty, row } = state
  const leave = async () => {
    if (!dirty || (await askConfirmation(editTexts.leave))) onLeave()
  }
  const loadTheirs = async () => {
    if (await askConfirmation(editTexts.overwrite)) onReload()
  }
  const draft = draftOfValues(form.values)
  const rated = { id: stored?.id ?? '', rating: stored?.rating, reviewCount: stored?.reviewCount ?? 0 }
  return (
    <section aria-labelledby="notary-heading">
      <BackButton onLeave={() => void leave()} />
      <Title order={2} id="notary-heading" mb="md">
        {stored?.name ?? editTexts.newTitle}
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
        <NotaryFields form={form} />
        <PriceFields form={form} today={state.today} />
        <RatingLine stored={stored} />
        <SaveBar state={state} row={row} name={stored?.name ?? ''} onDeleted={onLeave} />
      </form>
      <NotaryPreview draft={draft} rated={rated} today={state.today} />
      {row && <NotaryHistory row={row} draft={draft} dirty={dirty} onRestored={onReload} />}
    </section>
  )
}

function RatingLine({ stored }: { stored: NotaryDetail | undefined }) {
  if (!stored) return null
  return (
    <Text c="dimmed" size="sm">
      {stored.rating === undefined ? editTexts.ratingNone : editTexts.rating(formatRating(stored.rating), stored.reviewCount)} {editTexts.ratingNote}
    </Text>
  )
}

function SaveBar({ state, row, name, onDeleted }: { state: NotaryFormState; row: Row | undefined; name: string; onDeleted: () => void }) {
  const bringBack = useNotaryAction(
    notaryCalls.bringBack,
    () => {},
    () => showFailure(toastTexts.failed),
  )
  const remove = useNotaryAction(
    notaryCalls.remove,
    (deleted) => {
      showUndo(toastTexts.deleted, () => bringBack.mutate(deleted))
      onDeleted()
    },
    () => showFailure(toastTexts.conflict),
  )
  const ask = async (chosen: Row) => {
    if (!remove.isPending && (await askConfirmation(editTexts.confirmDelete(name)))) remove.mutate(chosen)
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
