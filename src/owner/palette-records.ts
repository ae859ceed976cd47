/** Links, notaries and articles that answer to what is typed in the palette. Each is asked by itself: one that fails leaves the others. */
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { articlesAdminApi } from '../articles/articles-admin.api.ts'
import type { notariesAdminApi } from '../notaries/notaries-admin.api.ts'
import { answerOf } from '../owner-kit/api-call.ts'
import type { redirectsAdminApi } from '../redirects/redirects-admin.api.ts'
import { paletteTexts } from './palette.nl.ts'
import { hasWords } from './palette-settings.ts'

const { redirects } = hc<ReturnType<typeof redirectsAdminApi>>('/').api.admin
const { notaries } = hc<ReturnType<typeof notariesAdminApi>>('/').api.admin
const { articles } = hc<ReturnType<typeof articlesAdminApi>>('/').api.admin

/** Of one letter nearly everything has it. */
const SHORTEST = 2
/** Who wants more goes to the list itself. */
const MOST = 5

interface FoundRecord {
  id: string
  label: string
  description: string
  /** As `moveTo` takes it. */
  place: Record<string, string>
}

export interface FoundGroup {
  group: string
  records: readonly FoundRecord[]
  isFailed: boolean
}

async function findLinks(query: string): Promise<FoundRecord[]> {
  const page = await answerOf(redirects.$get({ query: { search: query, deleted: '0' } }))
  return page.redirects.map(({ id, slug, title }) => ({ id, label: `/out/${slug}`, description: title, place: { tab: 'redirects', link: id } }))
}

async function findNotaries(query: string): Promise<FoundRecord[]> {
  const page = await answerOf(notaries.$get({ query: { search: query } }))
  // Not those that only have a deed of this name: that are nearly all.
  return page.notaries
    .filter(({ name, location }) => hasWords(`${name} ${location}`, query))
    .map(({ id, name, location }) => ({ id, label: name, description: location, place: { tab: 'inhoud', onderdeel: 'notarissen', notaris: id } }))
}

async function findArticles(query: string): Promise<FoundRecord[]> {
  const { articles: all } = await answerOf(articles.$get())
  return all
    .map(({ slug, file, published }) => ({
      id: slug,
      label: published?.title ?? file.title,
      description: `/${slug}`,
      place: { tab: 'inhoud', onderdeel: 'artikelen', artikel: slug },
    }))
    .filter(({ label }) => hasWords(label, query))
}

const sources = [
  ['links', findLinks],
  ['notaries', findNotaries],
  ['articles', findArticles],
] as const

/** `query` as it rests; nothing is asked of a shorter one. */
export function usePaletteRecords(query: string): FoundGroup[] {
  return useQueries({
    queries: sources.map(([name, find]) => ({
      queryKey: ['palette', name, query],
      queryFn: async () => (await find(query)).slice(0, MOST),
      enabled: query.length >= SHORTEST,
    })),
    combine: (results: UseQueryResult<FoundRecord[]>[]) =>
      results.map(({ data, isError }, place) => ({ group: paletteTexts.groups[sources[place]?.[0] ?? 'links'], records: data ?? [], isFailed: isError })),
  })
}
