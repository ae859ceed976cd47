/** What can be done with the title and description: with what is typed, and with what is stored. */
import { Button } from '@mantine/core'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { showRefusal } from '../../owner-kit/record-hooks.ts'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import type { RecordFormState } from '../../owner-kit/use-record-form.ts'
import type { RecordRow } from '../../records/record-kind.ts'
import { articleCalls, useArticleAction, type ArticleData, type TypedWording } from './article-data.ts'
import { articleEditorTexts as texts } from './articles-admin.nl.ts'
import { openPreview } from './open-preview.ts'
import type { WordingValues } from './use-wording-form.ts'

interface ArticleActionsProps {
  article: ArticleData
  /** As it is stored now. */
  row: RecordRow
  typed: TypedWording
  state: Pick<RecordFormState<WordingValues>, 'busy' | 'dirty'>
  save: RecordFormState<WordingValues>['save']
  /** It is stored so. */
  onWithdrawn: (step: 'discard' | 'unpublish') => void
}

export function ArticleActions({ article: { slug, draft, published }, row, typed, state, save, onWithdrawn }: ArticleActionsProps) {
  const withdraw = useArticleAction(
    (step: 'discard' | 'unpublish') => articleCalls.withdraw(step, row),
    (_row, step) => {
      showSuccess(step === 'discard' ? texts.discarded : texts.unpublished)
      onWithdrawn(step)
    },
    (error) => showRefusal(error, texts),
  )
  const busy = state.busy || withdraw.isPending
  const ask = async (step: 'discard' | 'unpublish') => {
    if (!busy && (!state.dirty || (await askConfirmation(texts.dropTyped)))) withdraw.mutate(step)
  }
  const button = (label: string, onClick: () => void) => (
    <Button variant="default" aria-disabled={busy} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <>
      <Button type="submit" aria-disabled={busy}>
        {texts.publish}
      </Button>
      {button(texts.saveDraft, () => save({ step: 'draft' }))}
      {button(texts.preview, () => openPreview(slug, typed))}
      {draft && button(texts.discard, () => void ask('discard'))}
      {published && button(texts.original, () => void ask('unpublish'))}
    </>
  )
}
