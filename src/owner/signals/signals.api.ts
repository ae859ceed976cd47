/** What asks for the owner's attention, for the bell. */
import { Hono } from 'hono'
import type { FigureBook } from '../../figures/figure.ts'
import { requireReader } from '../../audit/require-role.ts'
import type { HttpEnv } from '../../platform/http/types.ts'
import { readSignals } from './read-signals.ts'

export const signalsApi = ({ figures }: { figures: FigureBook }) =>
  new Hono<HttpEnv>().get('/api/admin/signals', async (c) => {
    requireReader(c.get('context'))
    return c.json({ signals: await readSignals(c.get('context'), figures) })
  })
