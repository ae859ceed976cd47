/** What the owner types over an article, and sending it: nothing typed is lost, and nobody else's save is overwritten unseen. */
import { useState } from 'react'
import { ApiProblem } from '../../owner-kit/api-call.ts'
import { useLeaveWarning } from '../../owner-kit/use-leave-warning.ts'
import { useChangeWording, type ArticleData, type TypedWording, type WordingAction } from './article-data.ts'
import { faultsOf, textOfTyped, typedOf } from './article-form.ts'

export function useWordingEditor(article: ArticleData) {
  const stored = typedOf(article)
  const [base, setBase] = useState({ typed: stored, version: article.version })
  const [typed, setTyped] = useState<TypedWording>(stored)
  const [overtaken, setOvertaken] = useState(false)
  const [tried, setTried] = useState(false)
  const dirty = textOfTyped(typed) !== textOfTyped(base.typed)
  useLeaveWarning(dirty)
  const change = useChangeWording(
    ({ action, typed: sent }, version) => {
      const next = action === 'publish' || action === 'draft' ? sent : typedAfter(action, article)
      setBase({ typed: next, version })
      if (next !== sent) setTyped(next)
      setOvertaken(false)
    },
    () => setOvertaken(true),
  )
  const act = (action: WordingAction) => {
    const checked = action === 'publish' || action === 'draft'
    setTried(checked)
    if (change.isPending || (checked && faultsOf(typed).length > 0)) return
    // Only after being told that somebody else saved does the next save go over it.
    change.mutate({ slug: article.slug, version: overtaken ? article.version : base.version, action, typed })
  }
  const refused = change.error instanceof ApiProblem ? change.error.fields : []
  return { typed, setTyped, dirty, busy: change.isPending, act, faults: tried ? faultsOf(typed) : [], refused }
}

/** What the fields hold after a draft is thrown away, or the words of the owner went off the site. */
function typedAfter(action: WordingAction, article: ArticleData): TypedWording {
  if (action === 'discard') return typedOf({ ...article, draft: null })
  return typedOf({ ...article, draft: article.draft ?? article.published, published: null })
}
