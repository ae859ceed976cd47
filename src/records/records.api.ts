/** The routes that the records of every kind have: deleting, bringing back, and their history. Mounted at the address of the kind. */
import { Hono } from 'hono'
import { z } from 'zod'
import { idField, versionField } from '../platform/request-fields.ts'
import { readId } from '../platform/http/request-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { listRevisions, type RevisionKind } from '../revisions/revisions.ts'
import { deleteRecord, restoreRecord } from './change-record.ts'
import type { RecordKind } from './record-kind.ts'

export const recordRoutes = (kind: RecordKind) =>
  new Hono<HttpEnv>()
    .delete('/:id', async (c) => c.json(await deleteRecord(c.get('context'), kind, readId(c))))
    .post('/:id/restore', async (c) => c.json(await restoreRecord(c.get('context'), kind, readId(c))))

export const historyRoutes = (history: RevisionKind) =>
  new Hono<HttpEnv>().get('/:id/revisions', async (c) => c.json({ revisions: await listRevisions(c.get('context'), { kind: history, subjectId: readId(c) }) }))

/** Of the row as it is on the screen, and the version in its history that the owner goes back to. */
export const revertBody = z.strictObject({ version: versionField, revision: idField })
