/** The visitor erases the own conversation without JavaScript. */
import { z } from 'zod'
import { readForm } from '../../../platform/http/request-input.ts'
import type { AskContext } from '../../answering/ask-context.ts'
import { sessionIdSchema } from '../../conversation/conversation.ts'
import { findStartPage } from '../../answering/transcript.ts'
import { eraseConversation } from '../../answering/own-data/erase-conversation.ts'

const eraseFields = z.object({ sessionId: sessionIdSchema })

/** The page on which the conversation began; undefined for a form that names none. */
export async function eraseForm(context: Pick<AskContext, 'db' | 'runs'>, request: Request): Promise<{ pagePath: string } | undefined> {
  const form = eraseFields.safeParse(await readForm(request))
  if (!form.success) return undefined
  const pagePath = (await findStartPage(context, form.data.sessionId)) ?? '/'
  await eraseConversation(context, form.data.sessionId)
  return { pagePath }
}
