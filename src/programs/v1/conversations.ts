/** Conversations with the assistant. */
import { z } from 'zod'
import { listConversations, openConversation } from '../../chat-logs/list-conversations.ts'
import { isImportableId } from '../../chat-logs/import/read-message.ts'
import { textField } from '../../platform/request-fields.ts'
import { maybe, moment, pageOfAnswer, text, whole } from './answer-fields.ts'
import { answerList, listingOf, listShape } from './list-query.ts'
import { list, one } from './operation.ts'

const conversationShape = {
  id: text,
  source_page: text.meta({ description: 'Path of the page on which it began.' }),
  started_at: moment,
  last_message_at: moment,
  message_count: whole,
  unanswered: z.boolean().meta({ description: 'An answer was of no use, or the last question has none.' }),
  helpful: z.boolean().meta({ description: 'The visitor said of an answer that it helped.' }),
  unhelpful: z.boolean().meta({ description: 'The visitor said of an answer that it did not help.' }),
  partner_shown: z.boolean(),
  partner_clicked: z.boolean(),
}

const conversation = z.strictObject(conversationShape).meta({ id: 'Conversation' })

const wholeConversation = z
  .strictObject({
    ...conversationShape,
    messages: z.array(
      z.strictObject({
        id: text,
        role: z.enum(['user', 'assistant']),
        content: text.meta({ description: 'As it is stored: telephone numbers, mail addresses and the like are masked.' }),
        created_at: moment,
        kind: maybe(text).meta({ description: 'How an answer came about, such as `kennis` or `berekening`.' }),
        status: z.enum(['complete', 'partial', 'failed']),
        sources: z.array(z.strictObject({ title: text, url: text })),
        model: maybe(text).meta({ description: 'The model that wrote it; null: the own engine of the site.' }),
        feedback: maybe(z.strictObject({ helpful: z.boolean(), reason: maybe(text), note: maybe(text) })),
      }),
    ),
  })
  .meta({ id: 'ConversationWithMessages' })

const query = z.strictObject({
  ...listShape,
  unanswered: z.enum(['true', 'false']).optional().meta({ description: 'Only those that are, or are not.' }),
})

type Stored = Awaited<ReturnType<typeof openConversation>>

const toConversation = (row: Awaited<ReturnType<typeof listConversations>>[number]): z.input<typeof conversation> => ({
  id: row.session_id,
  source_page: row.page_path,
  started_at: row.started_at,
  last_message_at: row.last_activity,
  message_count: row.message_count,
  unanswered: row.unanswered,
  helpful: row.has_helpful,
  unhelpful: row.has_unhelpful,
  partner_shown: row.affiliate_cta_shown,
  partner_clicked: row.affiliate_clicked,
})

const toWhole = ({ session, messages }: Stored): z.input<typeof wholeConversation> => ({
  ...toConversation(session),
  messages: messages.map(({ id, role, content, timestamp, kind, status, sources, provider, feedback, note }) => ({
    id,
    role,
    content,
    created_at: timestamp,
    kind,
    status,
    sources: sources.map(({ title, url }) => ({ title, url })),
    model: provider?.model ?? null,
    feedback: feedback && { helpful: feedback.helpful, reason: feedback.reason, note },
  })),
})

const common = { scope: 'conversations', resource: 'conversations' } as const

export const conversationOperations = [
  list({
    ...common,
    id: 'listConversations',
    path: '/conversations',
    summary: 'List conversations',
    description: 'Conversations with the assistant, by their last message: one that goes on comes up again.',
    query,
    answer: pageOfAnswer(conversation),
    read: async (context, asked) =>
      answerList(
        asked,
        await listConversations(context, { ...listingOf(asked), unanswered: asked.unanswered === undefined ? undefined : asked.unanswered === 'true' }),
        {
          at: (row) => row.last_activity,
          id: (row) => row.session_id,
          toItem: toConversation,
        },
      ),
  }),
  one({
    ...common,
    id: 'getConversation',
    path: '/conversations/:id',
    summary: 'Get a conversation',
    description: 'One conversation with its messages, oldest first.',
    idField: textField(64).refine(isImportableId),
    answer: wholeConversation,
    read: async (context, id) => toWhole(await openConversation(context, id)),
  }),
]
