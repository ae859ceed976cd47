/** The audit log as lines of a file for a spreadsheet. */
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { csvLine } from '../../platform/csv.ts'
import { actionWords, auditTexts, detailWords } from '../admin/audit.nl.ts'
import { whoWords } from '../admin/audit-who.nl.ts'
import type { AuditEntry } from './list-audit.ts'

const { columns } = auditTexts

/** With the mark by which spreadsheets know UTF-8. */
export const auditFileHead = `\uFEFF${csvLine([columns.time, columns.actor, columns.action, columns.subject, columns.details, columns.code])}`

export const auditFileLine = ({ createdAt, action, subject, details, ...who }: AuditEntry): string =>
  csvLine([amsterdamTime(createdAt), whoWords(who), actionWords(action), subject, detailWords(details), action])
