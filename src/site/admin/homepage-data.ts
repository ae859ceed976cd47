/** The homepage texts and what the owner does with them, as the API gives them. */
import { useMutation } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf } from '../../owner-kit/api-call.ts'
import { readRevisions, recordCalls, recordHooks, useRemoval, withBody } from '../../owner-kit/record-hooks.ts'
import { showUndo } from '../../owner-kit/toasts.tsx'
import type { RecordRow } from '../../records/record-kind.ts'
import type { HomepageText } from '../homepage-text.ts'
import type { homepageApi } from '../homepage.api.ts'
import type { HomepageQuery } from './homepage-address.ts'
import { homepageAdminTexts, homepageEditorTexts } from './homepage.nl.ts'

const calls = hc<ReturnType<typeof homepageApi>>('/').api.admin['homepage-texts']

const list = ({ staat, na }: HomepageQuery) =>
  answerOf(calls.$get({ query: { ...(staat === 'verwijderd' && { deleted: '1' as const }), ...(na && { after: na }) } }))

/** What the owner can do with a text; each resolves with the row as it is then. */
export const homepageCalls = {
  ...recordCalls(calls),
  read: (id: string) => answerOf(calls[':id'].$get({ param: { id } })),
  save: (text: HomepageText, row: RecordRow | undefined) =>
    row ? answerOf(calls[':id'].$put(withBody(row.id, { ...text, version: row.version }))) : answerOf(calls.$post({ json: text })),
}

export type HomepageTextData = Awaited<ReturnType<typeof homepageCalls.read>>

export const {
  usePage: useHomepagePage,
  useOne: useHomepageText,
  useRevisions: useHomepageRevisions,
  useRefresh: useRefreshHomepage,
} = recordHooks({
  key: 'homepage-texts',
  failure: homepageAdminTexts.failed,
  // A planned text changes state by itself.
  rereadMs: 60_000,
  list,
  read: homepageCalls.read,
  revisions: (id) => readRevisions(calls, id),
})

/** Putting away and bringing back. */
export const useHomepageRemoval = () => useRemoval(homepageCalls, homepageEditorTexts.removal, useRefreshHomepage())

/** On and off from the list, which can be undone. */
export function useSwitch() {
  const settle = useRefreshHomepage()
  const change = useMutation({
    meta: { failure: homepageEditorTexts.failed },
    onSettled: settle,
    mutationFn: ({ text, on }: { text: HomepageTextData; on: boolean }) => {
      const { content, startsAt, endsAt } = text
      return homepageCalls.save({ content, startsAt, endsAt, isActive: on }, text)
    },
    onSuccess: ({ version }, { text, on }) =>
      showUndo(on ? homepageAdminTexts.switchedOn : homepageAdminTexts.switchedOff, () => change.mutate({ text: { ...text, version }, on: !on })),
  })
  return change
}
