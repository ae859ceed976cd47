/** Takes a message from the form that runs in the browser. */
import { Hono } from 'hono'
import { textField } from '../platform/request-fields.ts'
import { readJson } from '../platform/http/request-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { acceptSubmission } from './accept-submission.ts'
import { chosenConversation, contactFormSchema, handoverSchema, submissionKeySchema } from './contact.ts'

const requestBody = contactFormSchema.omit({ phone: true }).extend({
  key: submissionKeySchema.optional(),
  website: textField(2_000).default(''),
  ...handoverSchema.shape,
})

export function contactApi() {
  return new Hono<HttpEnv>().post('/api/contact', async (c) => {
    const { key, website, sessionId, gesprek, ...form } = await readJson(c, requestBody)
    const chatSessionId = chosenConversation({ sessionId, gesprek })
    const { id } = await acceptSubmission(c.get('context'), { ...form, chatSessionId, sourcePage: '/contact', submissionKey: key, trap: website })
    c.header('Cache-Control', 'no-store')
    return c.json({ id }, 201)
  })
}
