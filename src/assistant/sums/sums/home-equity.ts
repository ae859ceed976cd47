/** What a home is worth after its mortgage, and what the owner who stays pays the other. */
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { extractAmounts, sumDebts, type Amount } from '../extract-amounts.ts'
import { extractPurchase } from '../extract-purchase.ts'
import { wordSet } from '../phrases.ts'
import { partnerWords } from '../property-words.nl.ts'
import { asksForRule } from '../question-shape.ts'
import { commonWords } from '../question-words.nl.ts'
import { readContribution } from './read-contribution.ts'
import { readFees } from './read-fees.ts'
import { countChildren } from './count-children.ts'
import { divide } from './divide-equity.ts'
import { equityTexts as texts } from './home-equity.nl.ts'
import type { Sum } from './sum.ts'
import { equityWords as words } from './home-words.nl.ts'
import type { EquityFacts } from './equity-facts.ts'

const OWN_PERCENT = /\bik\b(?: \w+){0,4} (\d{1,2}) ?(?:%|procent)/

const OTHER_PERCENT = new RegExp(`\\b(?:ex|${partnerWords}|broer|zus|hij|zij|ze)(?: \\w+){0,3} (\\d{1,2}) ?(?:%|procent)`)

/** What was paid once says nothing of the value now. */
const PAID = /\b(?:kocht|kochten|gekocht|aangekocht|betaald|betaalden)\b[^.?]{0,30}$/

/** The value is what the home is worth now, whatever was paid for it. */
function valueOf(amounts: readonly Amount[], text: string): number | undefined {
  const values = amounts.filter(({ role, start }) => (role === 'value' || role === 'market') && !PAID.test(text.slice(0, start)))
  const worth = values.find((amount) => amount.role === 'market' || words.worth.test(text.slice(amount.end)))
  return (worth ?? (values.length === 1 ? values[0] : undefined))?.cents
}

function shareOf(text: string): number | undefined {
  const [own, other] = [OWN_PERCENT.exec(text)?.[1], OTHER_PERCENT.exec(text)?.[1]]
  const percent = own ?? (other === undefined ? undefined : 100 - Number(other))
  return extractPurchase(text)?.selfShare ?? (percent === undefined ? undefined : Number(percent) * 100)
}

function read(question: string): Partial<EquityFacts> {
  const isSold = words.sold.test(question) && !words.stays.test(question)
  const { fees, rest } = isSold ? readFees(question) : { fees: [], rest: question }
  const contribution = readContribution(rest)
  const text = contribution ? contribution.rest : rest
  const amounts = extractAmounts(text)
  const facts: Partial<EquityFacts> = {}
  const equity = /\boverwaarde\b/.test(text) ? amounts.find((amount) => amount.role === 'savings')?.cents : undefined
  const valueCents = equity ?? valueOf(amounts, text)
  const debtCents = equity === undefined ? (words.noDebt.test(text) ? 0 : sumDebts(amounts)) : 0
  const shareBasisPoints = shareOf(text)
  const owners = countChildren(text)
  if (valueCents !== undefined) facts.valueCents = valueCents
  if (debtCents !== undefined) facts.debtCents = debtCents
  if (shareBasisPoints !== undefined) facts.shareBasisPoints = shareBasisPoints
  if (owners !== undefined && owners > 2) facts.owners = owners
  if (words.leaves.test(text)) facts.leaves = true
  if (isSold) facts.sold = true
  if (fees.length > 0) facts.costsCents = fees.reduce((sum, { cents }) => sum + cents, 0)
  if (contribution) facts.contribution = { cents: contribution.cents, own: contribution.own }
  return facts
}

function recognise(text: string, facts: Partial<EquityFacts>): EquityFacts | undefined {
  if (!words.home.test(text) || words.other.test(text) || (!facts.contribution && asksForRule(text))) return undefined
  if (words.ownMoney.test(text) && !facts.contribution) return undefined
  const isComplete = facts.valueCents !== undefined && facts.debtCents !== undefined
  if (facts.sold) return isComplete && words.leftOver.test(text) ? facts : undefined
  const isDivided =
    words.named.test(text) || (words.apart.test(text) && (isComplete || words.takesOver.test(text) || (words.pays.test(text) && words.valued.test(text))))
  const isSum = facts.valueCents !== undefined || facts.debtCents !== undefined
  const isAsked = words.asks.test(text) || (words.named.test(text) && isComplete)
  return isAsked && isDivided && isSum ? facts : undefined
}

/** A bare amount is the one that was asked for. */
function merge(before: EquityFacts, newer: Partial<EquityFacts>): EquityFacts {
  const { valueCents: asked, ...others } = newer
  const isDebt = before.valueCents !== undefined && before.debtCents === undefined && newer.debtCents === undefined && asked !== undefined
  return isDebt ? { ...before, ...others, debtCents: asked } : { ...before, ...newer }
}

function answer(facts: EquityFacts): EngineAnswer | undefined {
  const { valueCents, debtCents, contribution } = facts
  const reference = 'berekening:overwaarde'
  if (valueCents === undefined || debtCents === undefined) {
    const text = valueCents === undefined ? texts.askValue : texts.askDebt
    return { kind: 'verduidelijking', text, sources: [], reference, suggestions: valueCents === undefined ? [] : [texts.noDebt] }
  }
  // What is short is not divided by what was agreed about a rest.
  if (contribution && valueCents - debtCents < contribution.cents) return undefined
  const { outcome, lines } = divide({ ...facts, valueCents, debtCents })
  const isHalf = facts.shareBasisPoints === undefined && facts.owners === undefined
  return {
    kind: 'berekening',
    text: [nl.bold(outcome), nl.bullets(lines), texts.conditions({ isHalf, isSold: facts.sold === true })].join('\n\n'),
    sources: [nl.ownArticles.division, ...texts.lawSources],
    reference,
    suggestions: texts.suggestions(valueCents, debtCents),
  }
}

export const homeEquitySum: Sum<EquityFacts> = {
  read,
  recognise,
  merge,
  words: wordSet(`${commonWords} hypotheek hypotheekschuld restschuld schuld lening huis overwaarde getaxeerd taxatie eigenaar eigendom ex open afgelost`),
  answer,
}
