/** Marks a conversation as one whose visitor saw the offer of a partner: told by the browser, once it was in view. */
import type { AnyDatabase } from '../../platform/context.ts'
import { setAffiliateShown } from './assistant.queries.ts'

/** Nothing is marked where no offer was made. */
export const markAffiliateShown = (context: { db: AnyDatabase }, sessionId: string): Promise<void> => setAffiliateShown(context.db, sessionId)
