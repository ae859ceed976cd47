/** What the overviews of questions keep of visitors. */
import type { StoredData } from '../../platform/stored-data.ts'
import { eraseAnalyses } from '../erase-analyses.ts'
import { forgetOriginsOfEntries } from '../../own-entries/forget-origins.ts'
import { eraseDismissed } from './dismiss-question.ts'
import { analysisDataTexts, analysisTerm } from './stored-data.nl.ts'

export const analysisData: readonly StoredData[] = [
  {
    id: 'vragenoverzicht',
    about: 'visitors',
    tables: ['elk_chat_analyses', 'elk_dismissed_questions', 'elk_own_entries'],
    ...analysisDataTexts,
    term: { setting: 'retention_chat_days', after: analysisTerm },
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
