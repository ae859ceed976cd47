/** The form of one notary, with how visitors see it, its earlier versions and deleting it. */
import { Text } from '@mantine/core'
import { lazyPart } from '../../owner-kit/lazy-part.tsx'
import { RecordForm } from '../../owner-kit/record-form.tsx'
import { useRemoval } from '../../owner-kit/record-hooks.ts'
import { formatRating } from '../notaries.nl.ts'
import { editTexts, toastTexts } from './notaries-admin.nl.ts'
import { useNotaryAddress } from './notary-address.ts'
import { notaryCalls, useRefreshNotaries, type NotaryDetail } from './notary-data.ts'
import { NotaryFields } from './notary-fields.tsx'
import { draftOfValues } from './notary-values.ts'
import { PriceFields } from './price-fields.tsx'
import { useNotaryForm } from './use-notary-form.ts'

const NotaryHistory = lazyPart(async () => (await import('./notary-history.tsx')).NotaryHistory)
const NotaryPreview = lazyPart(async () => (await import('./notary-preview.tsx')).NotaryPreview)

interface NotaryFormProps {
  /** Undefined: a new notary. */
  stored: NotaryDetail | undefined
  /** Starts anew from what is stored. */
  onReload: () => void
  onLeave: () => void
}

export function NotaryForm({ stored, onReload, onLeave }: NotaryFormProps) {
  const { open } = useNotaryAddress()
  const { form, today, ...state } = useNotaryForm(stored, open)
  const { remove } = useRemoval(notaryCalls, toastTexts, useRefreshNotaries())
  const draft = draftOfValues(form.values)
  const rated = { id: stored?.id ?? '', rating: stored?.rating, reviewCount: stored?.reviewCount ?? 0, sources: stored?.sources ?? [], day: stored?.day }
  return (
    <section aria-labelledby="notary-heading">
      <RecordForm
        id="notary-heading"
        title={stored?.name ?? editTexts.newTitle}
        state={state}
        onReload={onReload}
        onLeave={onLeave}
        confirmDelete={editTexts.confirmDelete(stored?.name ?? '')}
        onDelete={({ id }, done) => remove.mutate({ id, onRemoved: done })}
      >
        <NotaryFields form={form} />
        <PriceFields form={form} today={today} />
        <RatingLine stored={stored} />
      </RecordForm>
      {/* Without a name there is nothing to see yet. */}
      {draft.name !== '' && <NotaryPreview draft={draft} rated={rated} today={today} />}
      {state.row && <NotaryHistory row={state.row} draft={draft} dirty={state.dirty} onReverted={onReload} />}
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
