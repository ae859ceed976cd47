/** What the children may still claim of the parent who died first, which is a debt of what the last one leaves (Burgerlijk Wetboek, art. 4:13). */
import type { Amount } from '../extract-amounts.ts'
import type { Known } from '../known.ts'
import type { Utterance } from '../utterance.ts'
import { claimWords as words } from './earlier-claims.nl.ts'

export interface EarlierClaims {
  /** The other parent died before, so that there may be claims. */
  otherDiedFirst?: true
  /** What they still claim, of each child when `claimEach`, else of all together. */
  claimCents?: number
  claimEach?: boolean
}

const isOfClaim = (text: string, { start, end }: Amount): boolean => words.before.test(text.slice(0, start)) || words.behind.test(text.slice(end))

/** Of a parent's estate; `rest` is the message without the amount of the claims. */
export function readEarlierClaims(said: Utterance): { claims: EarlierClaims; rest: Utterance } {
  const { text, known } = said
  if (!words.otherDiedFirst(text)) return { claims: {}, rest: said }
  if (known.claim) return { claims: { otherDiedFirst: true, claimCents: known.claim.cents, claimEach: known.claim.each }, rest: said }
  const [claim, ...others] = said.amounts().filter((amount) => isOfClaim(text, amount))
  // Of several it is not told which is still open.
  if (!claim || others.length > 0) return { claims: { otherDiedFirst: true }, rest: said }
  const [from, to] = [text.slice(0, claim.start).replace(words.name, ' '), text.slice(claim.end)]
  const each = words.each.exec(to)?.[0] ?? ''
  const rest = said.without(`${from}${to.slice(each.length).replace(words.behind, ' ').replace(words.name, ' ')}`)
  return { claims: { otherDiedFirst: true, claimCents: claim.cents, claimEach: each !== '' || claim.each || words.eachBefore.test(from) }, rest }
}

/** All of them together, for so many children. */
export const claimsOf = ({ claimCents = 0, claimEach }: EarlierClaims, receivers: number): number => (claimEach ? claimCents * receivers : claimCents)

/** What a message tells of them after it was asked: 'ons kindsdeel was 40.000 per kind', or only '40.000 ieder'. */
export function readClaim({ text, amounts }: Utterance): Known['claim'] {
  const [amount, ...others] = amounts()
  if (!amount || others.length > 0) return undefined
  const isTold = isOfClaim(text, amount) || (words.bareBefore.test(text.slice(0, amount.start)) && words.bareBehind.test(text.slice(amount.end)))
  return isTold ? { cents: amount.cents, each: amount.each || words.each.test(text.slice(amount.end)) } : undefined
}
