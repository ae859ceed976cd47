/** Rows of the log; on a phone each row is a card. */
import type { MouseEvent } from 'react'
import { Anchor } from '@mantine/core'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { moveTo, searchOf } from '../../owner-kit/address.ts'
import { addressOf, type AuditLine } from './audit-data.ts'
import { actionWords, actorWords, auditTexts, detailWords } from './audit.nl.ts'

const { columns } = auditTexts

export function AuditTable({ lines, busy }: { lines: readonly AuditLine[]; busy: boolean }) {
  return (
    <table className="audit-table" aria-labelledby="audit-heading" aria-busy={busy}>
      <thead>
        <tr>
          <th scope="col">{columns.time}</th>
          <th scope="col">{columns.actor}</th>
          <th scope="col">{columns.action}</th>
          <th scope="col">{columns.details}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>
              <time dateTime={line.createdAt}>{amsterdamTime(line.createdAt)}</time>
            </td>
            <td className="audit-actor">{actorWords[line.actor]}</td>
            <td className="audit-action">{actionWords(line.action)}</td>
            <td>
              {detailWords(line.details)} <Subject line={line} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Subject({ line }: { line: AuditLine }) {
  const query = addressOf(line)
  if (!query) return null
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    moveTo(query)
  }
  return (
    <Anchor className="audit-subject" href={`${location.pathname}${searchOf(query)}`} aria-label={auditTexts.open(actionWords(line.action))} onClick={follow}>
      {auditTexts.view}
    </Anchor>
  )
}
