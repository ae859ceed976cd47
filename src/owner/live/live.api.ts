/** The owner's way from demo to live: the checklist, what was read, and the switch. */
import { Hono } from 'hono'
import { z } from 'zod'
import { readJson } from '../../platform/http/request-input.ts'
import type { HttpEnv } from '../../platform/http/types.ts'
import { readLive, type LiveServices } from './read-live.ts'
import { goDemo, goLive } from './switch-mode.ts'
import { tickableItems, tickItem } from './tick-item.ts'

const tickBody = z.strictObject({ tick: z.enum(tickableItems), done: z.boolean() })
const modeBody = z.strictObject({ mode: z.enum(['demo', 'live']) })

export interface LiveApiServices extends LiveServices {
  contentVersion: { refresh(): Promise<void> }
}

export function liveApi(services: LiveApiServices) {
  return new Hono<HttpEnv>()
    .get('/api/admin/live', async (c) => c.json(await readLive(c.get('context'), services)))
    .put('/api/admin/live/tick', async (c) => {
      await tickItem(c.get('context'), await readJson(c, tickBody))
      return c.json(await readLive(c.get('context'), services))
    })
    .put('/api/admin/live/mode', async (c) => {
      const { mode } = await readJson(c, modeBody)
      await (mode === 'live' ? goLive : goDemo)(c.get('context'), services)
      await services.contentVersion.refresh()
      return c.json(await readLive(c.get('context'), services))
    })
}
