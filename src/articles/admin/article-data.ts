/** The articles and what the owner does with them, as the API gives them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf, ApiProblem } from '../../owner-kit/api-call.ts'
import { showUndo } from '../../owner-kit/toasts.tsx'
import type { RecordRow } from '../../records/record-kind.ts'
import type { articlesAdminApi } from '../articles-admin.api.ts'
import { articlesAdminTexts, responsibilityTexts } from './articles-admin.nl.ts'

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

/** `id` is the slug, `version` 0 while nothing was ever saved. */
export async function readWording(slug: string): Promise<ArticleData & RecordRow> {
  const article = (await readArticles()).find((one) => one.slug === slug)
  if (!article) throw new ApiProblem(404, { code: 'not_found' })
  return { ...article, id: slug }
}

export async function changeWording(slug: string, version: number, action: WordingAction, typed: TypedWording): Promise<RecordRow> {
  const change = action === 'publish' || action === 'draft' ? typed : {}
  const json = { version, step: action, ...change }
  return { id: slug, ...(await answerOf(calls[':slug'].$put(Object.assign({ param: { slug } }, { json })))) }
}

export function useRefreshArticles(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: articlesKey })
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
