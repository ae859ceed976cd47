/** What the assistant keeps of visitors. */
import type { StoredData } from '../../platform/stored-data.ts'
import { conversationsOfPerson } from './conversations-of-person.ts'
import { eraseConversations } from './erase-conversations.ts'
import { closeStaleRuns } from './runs/close-stale-runs.ts'
import { conversationDataTexts, conversationTerm } from './stored-data.nl.ts'

export const conversationData: readonly StoredData[] = [
  {
    id: 'gesprekken',
    about: 'visitors',
    tables: ['elk_chat_sessions', 'elk_chat_messages', 'elk_chat_runs', 'elk_chat_feedback', 'elk_chat_search'],
    ...conversationDataTexts,
    term: { setting: 'retention_chat_days', after: conversationTerm },
    aged: [{ table: 'elk_chat_sessions', column: 'last_activity' }],
    passedTo: 'model',
    ofPerson: conversationsOfPerson,
    async forget(context, before) {
      await closeStaleRuns(context)
      return eraseConversations(context, { before })
    },
  },
]
