/** The articles and what the owner does with them, as the API gives them. */
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf } from '../../owner-kit/api-call.ts'
import { recordHooks, showRefusal } from '../../owner-kit/record-hooks.ts'
import { showUndo } from '../../owner-kit/toasts.tsx'
import type { RecordRow } from '../../records/record-kind.ts'
import type { articlesAdminApi } from '../articles-admin.api.ts'
import { readTexts } from './read-through.nl.ts'
import { articlesAdminTexts, responsibilityTexts } from './articles-admin.nl.ts'

const { articles: calls, 'article-responsibility': responsibility } = hc<ReturnType<typeof articlesAdminApi>>('/').api.admin

const readArticles = async () => (await answerOf(calls.$get())).articles.map((article) => ({ ...article, id: article.slug }))

/** Its id is its slug; the version is 0 while nothing was ever saved. */
export type ArticleData = Awaited<ReturnType<typeof readArticles>>[number]

const readArticle = async (slug: string) => ({ id: slug, ...(await answerOf(calls[':slug'].$get({ param: { slug } }))) })

/** With its texts. */
export type OpenedArticleData = Awaited<ReturnType<typeof readArticle>>

/** Made by the server, which knows the figures and the pages. */
export const useBodyPreview = (slug: string, body: string) =>
  useQuery({
    queryKey: ['article-text', slug, body],
    queryFn: () => answerOf(calls[':slug'].text.$post(Object.assign({ param: { slug } }, { json: { body } }))),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })

const key = 'article-wordings'

export const {
  usePage: useArticles,
  useOne: useArticle,
  useRevisions: useArticleRevisions,
  useRefresh: useRefreshArticles,
  useAction: useArticleAction,
} = recordHooks({
  key,
  failure: articlesAdminTexts.failed,
  list: (_all: 'all') => readArticles(),
  read: readArticle,
  revisions: async (slug) => (await answerOf(calls[':slug'].revisions.$get({ param: { slug } }))).revisions,
})

export interface TypedWording {
  title: string
  description: string
  body: string
}

const send = async (slug: string, json: { version: number; step: string } & Partial<TypedWording>): Promise<RecordRow> => ({
  id: slug,
  ...(await answerOf(calls[':slug'].$put(Object.assign({ param: { slug } }, { json })))),
})

export const articleCalls = {
  read: readArticle,
  /** Keeps what is typed as a draft, or puts it on the site. */
  save: (step: 'draft' | 'publish', typed: TypedWording, { id, version }: RecordRow) => send(id, { version, step, ...typed }),
  /** Throws the draft away, or takes the owner's words off the site. */
  withdraw: (step: 'discard' | 'unpublish', { id, version }: RecordRow) => send(id, { version, step }),
}

const readThrough = (slug: string) => answerOf(calls[':slug'].read.$get({ param: { slug } }))

export type ReadArticleData = Awaited<ReturnType<typeof readThrough>>

/** As visitors read it now. */
export const useReadArticle = (slug: string) => useQuery({ queryKey: [key, 'read', slug], queryFn: () => readThrough(slug) })

interface Responsibility {
  slugs: string[]
  taken: boolean
  /** Mark of the text that was read. */
  seen?: string
}

export function useResponsibility() {
  const refresh = useRefreshArticles()
  const change = useMutation({
    mutationFn: (json: Responsibility) => answerOf(responsibility.$put({ json })),
    onSuccess: (_answer, { slugs, taken }) =>
      showUndo(taken ? responsibilityTexts.taken : responsibilityTexts.givenBack, () => change.mutate({ slugs, taken: !taken })),
    onError: (error) => showRefusal(error, { conflict: readTexts.changed, failed: responsibilityTexts.failed }),
    onSettled: refresh,
  })
  return change
}
