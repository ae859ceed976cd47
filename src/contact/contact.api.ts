/** Takes a message from the form that runs in the browser. */
import { Hono } from 'hono'
import { readJson } from '../platform/http/request-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { acceptSubmission } from './accept-submission.ts'
import { chosenConversation, handoverSchema, sentFormSchema } from './contact.ts'

const requestBody = sentFormSchema.omit({ phone: true }).extend(handoverSchema.shape)

export function contactApi() {
  return new Hono<HttpEnv>().post('/api/contact', async (c) => {
    const { key, website, sessionId, gesprek, ...form } = await readJson(c, requestBody)
    const chatSessionId = chosenConversation({ sessionId, gesprek })
    const { id } = await acceptSubmission(c.get('context'), { ...form, chatSessionId, sourcePage: '/contact', submissionKey: key, trap: website })
    c.header('Cache-Control', 'no-store')
    return c.json({ id }, 201)
  })
}
