/** Requests for quotes. */
import { z } from 'zod'
import { listProgramRequests, openProgramRequest, type ProgramRequest } from '../../quotes/list-program-requests.ts'
import { maybe, moment, pageOfAnswer, text, uuid, whole } from './answer-fields.ts'
import { answerList, listingOf, listQuery } from './list-query.ts'
import { list, one } from './operation.ts'

const request = z
  .strictObject({
    id: uuid,
    reference: text.meta({ description: 'What visitor, office and owner call it by.' }),
    deed: text,
    place: text,
    wanted: z.enum(['spoed', 'maand', 'kwartaal', 'later']),
    state: z
      .enum(['own', 'unconfirmed', 'open', 'ended', 'chosen', 'completed', 'withdrawn'])
      .meta({ description: '`own`: the visitor asks offices by hand. `unconfirmed`: the mail address is not confirmed yet.' }),
    doubtful: z.boolean().meta({ description: 'It waits for the owner: perhaps no person sent it.' }),
    language: text,
    source_page: text,
    created_at: moment,
    confirmed_at: maybe(moment),
    due_at: maybe(moment).meta({ description: 'When the offices must have answered.' }),
    ended_at: maybe(moment),
    erase_at: moment.meta({ description: 'Soon after it is erased, and there is none of it.' }),
    invitations: z.array(
      z.strictObject({
        id: uuid,
        notary_id: text,
        office: text,
        state: z.enum(['waiting', 'invited', 'quoted', 'declined', 'expired', 'chosen', 'passed', 'revoked']),
        invited_at: maybe(moment),
        answered_at: maybe(moment),
        total_cents: maybe(whole).meta({ description: 'Of the quote, VAT included, when it is whole.' }),
      }),
    ),
    person: maybe(
      z.strictObject({
        given: z
          .array(z.enum(['name', 'email', 'phone']))
          .meta({ description: 'What the visitor filled in. Only the office that the visitor chooses gets it.' }),
        particulars: z.array(z.strictObject({ question: text, answer: text })),
        note: text,
      }),
    ).meta({ description: 'What the visitor wrote; only with the scope `people`. Who it is, is told to no program.' }),
  })
  .meta({ id: 'Request' })

const toRequest = ({ person, invitations, doubt, language, ...row }: ProgramRequest): z.input<typeof request> => ({
  ...row,
  doubtful: doubt !== null,
  language: language ?? 'nl',
  invitations: invitations.map(({ request_id: _request, office_name: office, ...one }) => ({ ...one, office })),
  person: person && {
    given: person.given,
    particulars: person.particulars.map(({ ask: question, answer }) => ({ question, answer })),
    note: person.note,
  },
})

const common = { scope: 'requests', resource: 'requests', holdsPeople: true } as const

export const requestOperations = [
  list({
    ...common,
    id: 'listRequests',
    path: '/requests',
    summary: 'List requests for quotes',
    description:
      'Requests for quotes with the offices that were asked, by when they came. What the visitor wrote needs the scope `people` as well; who asks is not told.',
    query: listQuery,
    answer: pageOfAnswer(request),
    read: async (context, asked) =>
      answerList(asked, await listProgramRequests(context, listingOf(asked)), {
        at: (row) => row.created_at,
        id: (row) => row.id,
        toItem: toRequest,
      }),
  }),
  one({
    ...common,
    id: 'getRequest',
    path: '/requests/:id',
    summary: 'Get a request for quotes',
    description: 'One request, by its id.',
    answer: request,
    read: async (context, id) => toRequest(await openProgramRequest(context, id)),
  }),
]
