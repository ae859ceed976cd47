/** What the assistant keeps of visitors. */
import type { StoredData } from '../platform/stored-data.ts'
import { conversationsOfPerson } from './conversations-of-person.ts'
import { eraseDismissed } from './analysis/dismiss-question.ts'
import { forgetOriginsOfEntries } from './own-entries/forget-origins.ts'
import { eraseAnalyses } from './erase-analyses.ts'
import { eraseConversations } from './erase-conversations.ts'
import { closeStaleRuns } from './runs/close-stale-runs.ts'
import { analysisDataTexts, conversationDataTexts, conversationTerms } from './stored-data.nl.ts'

export const conversationData: readonly StoredData[] = [
  {
    id: 'gesprekken',
    about: 'visitors',
    tables: ['elk_chat_sessions', 'elk_chat_messages', 'elk_chat_runs', 'elk_chat_feedback', 'elk_chat_search'],
    ...conversationDataTexts,
    term: { setting: 'retention_chat_days', after: conversationTerms.conversation },
    aged: [{ table: 'elk_chat_sessions', column: 'last_activity' }],
    passedTo: 'model',
    ofPerson: conversationsOfPerson,
    async forget(context, before) {
      await closeStaleRuns(context)
      return eraseConversations(context, { before })
    },
  },
  {
    id: 'vragenoverzicht',
    about: 'visitors',
    tables: ['elk_chat_analyses', 'elk_dismissed_questions', 'elk_own_entries'],
    ...analysisDataTexts,
    term: { setting: 'retention_chat_days', after: conversationTerms.analysis },
    aged: [
      { table: 'elk_chat_analyses', column: 'analysis_date' },
      { table: 'elk_dismissed_questions', column: 'dismissed_at' },
    ],
    passedTo: 'nobody',
    async forget(context, before) {
      const counts = [await eraseAnalyses(context, { before }), await eraseDismissed(context, { before }), await forgetOriginsOfEntries(context, { before })]
      return counts.reduce((sum, count) => sum + count)
    },
  },
]
