/** What the dialogs of the listing ask of the server. */
import { Hono } from 'hono'
import { z } from 'zod'
import { sentFormSchema } from '../contact/contact.ts'
import { TRAP_FIELD } from '../contact/message-form-state.ts'
import { textField } from '../platform/request-fields.ts'
import { AppError } from '../errors/errors.ts'
import { readJson } from '../platform/http/request-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { contactNotary, type OfficeServices } from './contact-notary.ts'
import { findNotary } from './list-notaries.ts'
import { recordContactClick } from './record-contact-click.ts'

const notaryId = textField(100).min(1)
const clickBody = z.object({ notaryId, form: z.boolean() })
const messageBody = sentFormSchema.extend({ notaris: notaryId, page: textField(200).startsWith('/').catch('/notaries') })

export function notariesApi(services: OfficeServices) {
  return new Hono<HttpEnv>()
    .post('/api/notaries/contact-clicks', async (c) => {
      const { notaryId: id, form } = await readJson(c, clickBody)
      const notary = await findNotary(c.get('context'), { id, ...services.offices() })
      if (!notary) throw new AppError('not_found')
      return c.json({ stored: await recordContactClick(c.get('context'), { notary, form }) })
    })
    .post('/api/notaries/messages', async (c) => {
      const { [TRAP_FIELD]: trap, key: submissionKey, notaris, page: sourcePage, ...message } = await readJson(c, messageBody)
      await contactNotary({ ...c.get('context'), ...services }, { ...message, notaryId: notaris, sourcePage, submissionKey, trap })
      c.header('Cache-Control', 'no-store')
      return c.json({ stored: true }, 201)
    })
}
