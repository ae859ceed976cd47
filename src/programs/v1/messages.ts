/** Contact messages. */
import { z } from 'zod'
import { listProgramMessages, openProgramMessage, type ProgramMessage } from '../../contact/list-program-messages.ts'
import { maybe, moment, pageOfAnswer, text, uuid, whole } from './answer-fields.ts'
import { answerList, listingOf, listQuery } from './list-query.ts'
import { list, one } from './operation.ts'

const message = z
  .strictObject({
    id: uuid,
    created_at: moment,
    source_page: text.meta({ description: 'Path of the page with the form.' }),
    notary_id: maybe(text).meta({ description: 'The office that it is about.' }),
    sent_to_office: maybe(text).meta({ description: 'Name of the office that it went to; null: it came to the owner.' }),
    has_conversation: z.boolean().meta({ description: 'The conversation with the assistant was sent along.' }),
    read_at: maybe(moment),
    answered_at: maybe(moment),
    delivery: maybe(
      z.strictObject({
        status: z.enum(['delivered', 'waiting', 'failed']),
        attempts: whole,
        delivered_at: maybe(moment),
      }),
    ).meta({ description: 'Of the mail that it left in.' }),
    person: maybe(
      z.strictObject({
        name: text,
        email: text,
        phone: maybe(text),
        message: text,
        conversation: maybe(text),
      }),
    ).meta({ description: 'Only with the scope `people`.' }),
  })
  .meta({ id: 'Message' })

const toMessage = ({ delivery, ...row }: ProgramMessage): z.input<typeof message> => ({
  id: row.id,
  created_at: row.created_at,
  source_page: row.source_page,
  notary_id: row.notary_id,
  sent_to_office: row.recipient_name,
  has_conversation: row.hasConversation,
  read_at: row.read_at,
  answered_at: row.answered_at,
  delivery: delivery && { status: delivery.status, attempts: delivery.attempts, delivered_at: delivery.deliveredAt },
  person: row.person,
})

const common = { scope: 'messages', resource: 'messages', holdsPeople: true } as const

export const messageOperations = [
  list({
    ...common,
    id: 'listMessages',
    path: '/messages',
    summary: 'List contact messages',
    description: 'Messages of the contact forms, by when they came. Who wrote and what needs the scope `people` as well.',
    query: listQuery,
    answer: pageOfAnswer(message),
    read: async (context, asked) =>
      answerList(asked, await listProgramMessages(context, listingOf(asked)), {
        at: (row) => row.created_at,
        id: (row) => row.id,
        toItem: toMessage,
      }),
  }),
  one({
    ...common,
    id: 'getMessage',
    path: '/messages/:id',
    summary: 'Get a contact message',
    description: 'One message, by its id.',
    answer: message,
    read: async (context, id) => toMessage(await openProgramMessage(context, id)),
  }),
]
