/** What the owner types over an article, and sending it. */
import { useState } from 'react'
import { ApiProblem, isSignedOut } from '../../owner-kit/api-call.ts'
import { showFailure, showSuccess } from '../../owner-kit/toasts.tsx'
import { useLeaveWarning } from '../../owner-kit/use-leave-warning.ts'
import { useVersionedSave } from '../../owner-kit/use-versioned-save.ts'
import { changeWording, readWording, useRefreshArticles, type ArticleData, type TypedWording, type WordingAction } from './article-data.ts'
import { faultsOf, textOfTyped, typedOf } from './article-form.ts'
import { articleEditorTexts as texts } from './articles-admin.nl.ts'

const doneTexts = { publish: texts.published, draft: texts.draftSaved, discard: texts.discarded, unpublish: texts.unpublished }

interface Sent {
  action: WordingAction
  typed: TypedWording
}

export function useWordingEditor(article: ArticleData) {
  const { slug, version } = article
  const refresh = useRefreshArticles()
  const [base, setBase] = useState(typedOf(article))
  const [typed, setTyped] = useState(base)
  const [last, setLast] = useState<WordingAction>()
  const dirty = textOfTyped(typed) !== textOfTyped(base)
  useLeaveWarning(dirty)
  const show = (stored: TypedWording) => {
    setBase(stored)
    setTyped(stored)
  }
  const saving = useVersionedSave({
    row: { id: slug, version },
    read: readWording,
    write: ({ action, typed: sent }: Sent, row) => changeWording(slug, row?.version ?? 0, action, sent),
    async onSaved(_row, { action, typed: sent }) {
      showSuccess(doneTexts[action])
      await refresh()
      if (isTyped(action)) setBase(sent)
      else show(typedAfter(action, article))
    },
    async onFailed(error) {
      if (isSignedOut(error)) return
      showFailure(texts.saveFailed)
      await refresh()
    },
    async onTheirs(stored) {
      show(typedOf(stored))
      await refresh()
    },
  })
  const start = (action: WordingAction, save: typeof saving.save) => {
    setLast(action)
    if (!isTyped(action) || faultsOf(typed).length === 0) save({ action, typed })
  }
  const { busy, conflict, error, loadTheirs } = saving
  const refused = error instanceof ApiProblem ? error.fields : []
  const faults = last && isTyped(last) ? faultsOf(typed) : []
  const act = (action: WordingAction) => start(action, saving.save)
  return { typed, setTyped, dirty, busy, act, faults, refused, conflict, loadTheirs, actAnyway: () => last && start(last, saving.saveAnyway) }
}

const isTyped = (action: WordingAction): boolean => action === 'publish' || action === 'draft'

/** What the fields hold after a draft is thrown away, or the words of the owner went off the site. */
function typedAfter(action: WordingAction, article: ArticleData): TypedWording {
  if (action === 'discard') return typedOf({ ...article, draft: null })
  return typedOf({ ...article, draft: article.draft ?? article.published, published: null })
}
