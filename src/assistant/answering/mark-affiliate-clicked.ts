/** Marks a conversation as one from which the visitor went on to a partner. */
import type { AnyDatabase } from '../../platform/context.ts'
import { setAffiliateClicked } from './assistant.queries.ts'

/** Answers whether there is such a conversation. */
export const markAffiliateClicked = (context: { db: AnyDatabase }, sessionId: string): Promise<boolean> => setAffiliateClicked(context.db, sessionId)
