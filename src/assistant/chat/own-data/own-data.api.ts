/** Forms by which visitors take their conversation with them. */
import { Hono } from 'hono'
import { z } from 'zod'
import { AppError } from '../../../errors/errors.ts'
import { readForm } from '../../../platform/http/request-input.ts'
import type { HttpEnv } from '../../../platform/http/types.ts'
import { sessionIdSchema } from '../../conversation/conversation.ts'
import { downloadConversation, type DownloadServices } from '../../answering/own-data/download-conversation.ts'

export const DOWNLOAD_PATH = '/gesprek/downloaden'

const downloadForm = z.object({ sessionId: sessionIdSchema, vorm: z.enum(['tekst', 'json']).catch('tekst') })

export function ownDataApi(services: DownloadServices) {
  return new Hono<HttpEnv>().post(DOWNLOAD_PATH, async (c) => {
    const form = downloadForm.safeParse(await readForm(c.req.raw))
    if (!form.success) throw new AppError('not_found')
    const file = await downloadConversation({ ...c.get('context'), ...services }, { sessionId: form.data.sessionId, format: form.data.vorm })
    c.header('Cache-Control', 'no-store')
    c.header('Content-Type', file.type)
    c.header('Content-Disposition', `attachment; filename="${file.name}"`)
    return c.body(file.text)
  })
}
