/** The owner sees which backups there are, and makes one. */
import { Hono } from 'hono'
import { requireOwner } from '../audit/require-role.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import type { Backups } from './open-backups.ts'

export const backupApi = ({ backups }: { backups: Pick<Backups, 'read' | 'start'> }) =>
  new Hono<HttpEnv>()
    .get('/api/admin/backups', async (c) => {
      requireOwner(c.get('context'))
      return c.json(await backups.read(c.get('context')))
    })
    .post('/api/admin/backups', async (c) => {
      await backups.start(c.get('context'))
      return c.json({ started: true }, 202)
    })
