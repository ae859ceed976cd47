/** The answer to somebody who looks for an office, and the question back when the deed is not known. */
import { findDeed } from '../../deeds/deed.ts'
import type { EngineAnswer } from '../conversation/engine.ts'
import type { ReferralWish } from '../conversation/referral-wish.ts'
import { engineTexts } from './engine.nl.ts'
import { commonDeeds } from './referral-intent.ts'

/** Prices of different deeds say nothing of each other, so the deed is asked for. */
export function answerReferral(wish: ReferralWish): EngineAnswer {
  const deed = wish.deed === undefined ? undefined : findDeed(wish.deed)
  const options = commonDeeds.map(({ label, phrase }) => ({ label, says: engineTexts.forDeed(phrase) }))
  return {
    kind: 'verwijzing',
    text: engineTexts.referral(deed?.phrase),
    sources: [],
    reference: undefined,
    suggestions: [],
    refers: wish,
    ...(deed === undefined && { extras: { asks: { fact: 'deed', question: engineTexts.whichDeed, options } } }),
  }
}
