/** The articles and what the owner does with them, as the API gives them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf, ApiProblem } from '../../owner-kit/api-call.ts'
import { showFailure, showSuccess, showUndo } from '../../owner-kit/toasts.tsx'
import type { articlesAdminApi } from '../articles-admin.api.ts'
import { articleEditorTexts, articlesAdminTexts, responsibilityTexts } from './articles-admin.nl.ts'

const { articles: calls, 'article-responsibility': responsibility } = hc<ReturnType<typeof articlesAdminApi>>('/').api.admin

const readArticles = async () => (await answerOf(calls.$get())).articles

export type ArticleData = Awaited<ReturnType<typeof readArticles>>[number]

const articlesKey = ['article-wordings']
const listKey = [...articlesKey, 'list']

export const useArticles = () => useQuery({ queryKey: listKey, queryFn: readArticles, meta: { failure: articlesAdminTexts.loadFailed } })

export const useArticleRevisions = (slug: string) =>
  useQuery({
    queryKey: [...articlesKey, 'revisions', slug],
    queryFn: async () => (await answerOf(calls[':slug'].revisions.$get({ param: { slug } }))).revisions,
  })

export interface TypedWording {
  title: string
  description: string
}

export type WordingAction = 'publish' | 'draft' | 'discard' | 'unpublish'

interface WordingChange {
  slug: string
  version: number
  action: WordingAction
  typed: TypedWording
}

function send({ slug, version, action, typed }: WordingChange) {
  // Variables: the types of the routes name the parameters of the path, not the body that `readJson` reads.
  const change = { param: { slug }, json: { version, ...typed } }
  const step = { param: { slug }, json: { version } }
  const routes = calls[':slug']
  if (action === 'publish') return answerOf(routes.published.$put(change))
  if (action === 'draft') return answerOf(routes.draft.$put(change))
  return action === 'discard' ? answerOf(routes['discard-draft'].$post(step)) : answerOf(routes.unpublish.$post(step))
}

const doneTexts = {
  publish: articleEditorTexts.published,
  draft: articleEditorTexts.draftSaved,
  discard: articleEditorTexts.discarded,
  unpublish: articleEditorTexts.unpublished,
}

/** `onSaved` gets the version that now stands; the list is read again before it is called. */
export function useChangeWording(onSaved: (change: WordingChange, version: number) => void, onConflict: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ version }, change) => {
      showSuccess(doneTexts[change.action])
      await client.invalidateQueries({ queryKey: articlesKey })
      onSaved(change, version)
    },
    onError: async (error) => {
      if (error instanceof ApiProblem && error.code === 'not_signed_in') return
      const isConflict = error instanceof ApiProblem && error.code === 'conflict'
      showFailure(isConflict ? articleEditorTexts.conflict : articleEditorTexts.saveFailed)
      await client.invalidateQueries({ queryKey: articlesKey })
      if (isConflict) onConflict()
    },
  })
}

interface Responsibility {
  slugs: string[]
  taken: boolean
}

export function useResponsibility() {
  const client = useQueryClient()
  const change = useMutation({
    meta: { failure: responsibilityTexts.failed },
    mutationFn: (json: Responsibility) => answerOf(responsibility.$put({ json })),
    onSuccess: (_answer, { slugs, taken }) => {
      const one = taken ? responsibilityTexts.taken : responsibilityTexts.givenBack
      showUndo(taken && slugs.length > 1 ? responsibilityTexts.takenAll : one, () => change.mutate({ slugs, taken: !taken }))
    },
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  })
  return change
}
