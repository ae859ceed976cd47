/** The figures and what the owner enters for them, as the API gives them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { moveTo } from '../../owner-kit/address.ts'
import { answerOf } from '../../owner-kit/api-call.ts'
import { readRevisions, recordCalls, withBody } from '../../owner-kit/record-hooks.ts'
import type { RecordRow } from '../../records/record-kind.ts'
import type { FigureDraft } from '../figure-draft.ts'
import type { figuresAdminApi } from '../figures-admin.api.ts'
import { listTexts, previewTexts } from './figures.nl.ts'

const { figures: calls, 'figure-values': values } = hc<ReturnType<typeof figuresAdminApi>>('/').api.admin

const readFigures = async () => (await answerOf(calls.$get())).figures
const readFigure = (id: string) => answerOf(calls[':id'].$get({ param: { id } }))

export type FigureLine = Awaited<ReturnType<typeof readFigures>>[number]
export type FigureDetail = Awaited<ReturnType<typeof readFigure>>
export type EnteredValue = FigureDetail['entered'][number]

const key = ['figures']

export const useFigures = () => useQuery({ queryKey: key, queryFn: readFigures, meta: { failure: listTexts.failed } })
export const useFigure = (id: string) => useQuery({ queryKey: [...key, id], queryFn: () => readFigure(id), meta: { failure: listTexts.failed } })
export const useVersions = (id: string) => useQuery({ queryKey: [...key, 'versions', id], queryFn: () => readRevisions(values, id), staleTime: 0 })

export function useRefreshFigures() {
  const client = useQueryClient()
  return () => Promise.all([client.invalidateQueries({ queryKey: key }), client.invalidateQueries({ queryKey: ['dashboard'] })]).then(() => {})
}

export const usePreview = () =>
  useMutation({
    meta: { failure: previewTexts.failed },
    mutationFn: async ({ draft, id }: { draft: FigureDraft; id: string | undefined }) => ({
      of: draft,
      ...(await answerOf(calls.preview.$post(Object.assign({}, { json: { ...draft, ...(id !== undefined && { id }) } })))),
    }),
  })

export type Preview = NonNullable<ReturnType<typeof usePreview>['data']>

/** What the owner can do with a value; each resolves with the row as it is then. */
export const valueCalls = {
  ...recordCalls(values),
  save: (draft: FigureDraft, row: RecordRow | undefined) =>
    row ? answerOf(values[':id'].$put(withBody(row.id, { ...draft, version: row.version }))) : answerOf(values.$post(Object.assign({}, { json: draft }))),
  revert: ({ id, version }: RecordRow, revision: string) => answerOf(values[':id'].revert.$post(withBody(id, { version, revision }))),
  async read(figure: string, id: string): Promise<RecordRow> {
    const found = (await readFigure(figure)).entered.find((value) => value.id === id)
    if (!found) throw new Error(`there is no value ${id}`)
    return found
  },
}

const part = { tab: 'inhoud', onderdeel: 'cijfers' }

export const showFigures = (): void => moveTo(part)
/** `value`: id of what the owner entered; undefined for a new one. */
export const showFigure = (figure: string, value?: string): void => moveTo({ ...part, cijfer: figure, waarde: value })
