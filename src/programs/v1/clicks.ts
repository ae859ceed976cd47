/** Clicks on links to partners. */
import { z } from 'zod'
import { clickKinds } from '../../redirects/click-kind.ts'
import { listClicks, openClick } from '../../redirects/list-clicks.ts'
import { maybe, moment, pageOfAnswer, text, uuid, whole } from './answer-fields.ts'
import { answerList, listingOf, listShape } from './list-query.ts'
import { list, one } from './operation.ts'

const click = z
  .strictObject({
    id: uuid,
    link: text.meta({ description: 'The last part of `/out/{link}`.' }),
    kind: z.enum(clickKinds).meta({ description: 'Only `human` counts as a click.' }),
    hits: whole.meta({ description: 'How many equal hits of one moment this row stands for; 1 for a person.' }),
    source_page: maybe(text).meta({ description: 'Path of the page of this site that it came from.' }),
    device: z.enum(['phone', 'tablet', 'desktop', 'unknown']),
    created_at: moment,
  })
  .meta({ id: 'Click' })

const query = z.strictObject({
  ...listShape,
  kind: z.enum(['human', 'all']).default('human').meta({ description: '`human`: what counts as a click. `all`: also robots, repeats and the like.' }),
})

const toClick = ({ slug, source_path, ...row }: Awaited<ReturnType<typeof openClick>>): z.input<typeof click> => ({
  id: row.id,
  link: slug,
  kind: row.kind,
  hits: row.hits,
  source_page: source_path,
  device: row.device,
  created_at: row.created_at,
})

export const clickOperations = [
  list({
    id: 'listClicks',
    path: '/clicks',
    summary: 'List clicks',
    description: 'Clicks on links to partners. Who clicked is not told.',
    scope: 'clicks',
    resource: 'clicks',
    query,
    answer: pageOfAnswer(click),
    read: async (context, asked) =>
      answerList(asked, await listClicks(context, { ...listingOf(asked), people: asked.kind === 'human' }), {
        at: (row) => row.created_at,
        id: (row) => row.id,
        toItem: toClick,
      }),
  }),
  one({
    id: 'getClick',
    path: '/clicks/:id',
    summary: 'Get a click',
    description: 'One click, by its id.',
    scope: 'clicks',
    resource: 'clicks',
    answer: click,
    read: async (context, id) => toClick(await openClick(context, id)),
  }),
]
