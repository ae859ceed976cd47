/** What a home is worth after its mortgage, and what the owner who stays pays the other. */
import type { EngineAnswer } from '../../conversation/engine.ts'
import * as nl from '../calculation.nl.ts'
import { sumCents, type Amount } from '../extract-amounts.ts'
import { partnerWords } from '../property-words.nl.ts'
import { amountsFor } from '../whose-amount.ts'
import { readContribution, type Contribution } from './read-contribution.ts'
import { divide, type Complete } from './divide-equity.ts'
import { equityTexts as texts } from './home-equity.nl.ts'
import { addsUp } from '../adding-words.nl.ts'
import { asksSomething } from '../question-words.nl.ts'
import { ofDead, sharedByHeirs } from '../subject-words.nl.ts'
import { debtKindOf, wordingOf } from './debts.ts'
import { changeByWords } from './change-by-words.ts'
import type { Sum } from './sum.ts'
import { estateWords } from './estate-words.nl.ts'
import { equityWords as words } from './home-words.nl.ts'
import type { EquityFacts } from './equity-facts.ts'
import type { Utterance } from '../utterance.ts'
import { askBack, showSum } from './show-sum.ts'

const OWN_PERCENT = /\bik\b(?: \w+){0,4} (\d{1,2}) ?(?:%|procent)/

const OTHER_PERCENT = new RegExp(`\\b(?:ex|${partnerWords}|broer|zus|hij|zij|ze)(?: \\w+){0,3} (\\d{1,2}) ?(?:%|procent)`)

const NEAR = 30

/** What was paid once says nothing of the value now. */
const PAID = /\b(?:kocht|kochten|gekocht|aangekocht|betaald|betaalden)\b[^.?]{0,30}$/

/** The value is what the home is worth now, whatever was paid for it. */
function valueOf(amounts: readonly Amount[], text: string): number | undefined {
  const values = amounts.filter(({ role, start }) => (role === 'value' || role === 'market') && !PAID.test(text.slice(0, start)))
  const worth = values.find((amount) => amount.role === 'market' || words.worth.test(text.slice(amount.end)))
  return (worth ?? (values.length === 1 ? values[0] : undefined))?.cents
}

/** What is owed for the home: none of the debts that one of them has besides. */
function debtOf(said: Utterance): number | undefined {
  const ofHome = said.amounts().filter((amount) => amount.role === 'loan' && (debtKindOf(said.text, amount) === 'mortgage' || !isPersonal(said, amount)))
  return ofHome.length > 0 ? sumCents(ofHome) : undefined
}

const isPersonal = (said: Utterance, { start, end }: Amount): boolean =>
  words.personalDebt.test(said.text.slice(Math.max(0, start - NEAR), Math.min(said.text.length, end + NEAR))) || words.hasDebt.test(said.text.slice(0, start))

function shareOf({ text, purchase }: Utterance): number | undefined {
  const [own, other] = [OWN_PERCENT.exec(text)?.[1], OTHER_PERCENT.exec(text)?.[1]]
  const percent = own ?? (other === undefined ? undefined : 100 - Number(other))
  return purchase()?.selfShare ?? (percent === undefined ? undefined : Number(percent) * 100)
}

/** What one of a couple inherited makes no heirs of them. */
const isOfHeirs = ({ text }: Utterance): boolean => (sharedByHeirs.test(text) || ofDead.test(text)) && !words.coupleParts.test(text)

function read(whole: Utterance): Partial<EquityFacts> {
  const isSold = words.sold.test(whole.text) && !words.stays.test(whole.text)
  const { fees, rest } = isSold ? whole.fees() : { fees: [], rest: whole.text }
  const contribution = readContribution(whole.without(rest))
  const said = whole.without(contribution ? contribution.rest : rest)
  const { text } = said
  const amounts = amountsFor(said, 'purchase')
  const facts: Partial<EquityFacts> = {}
  const equity = /\boverwaarde\b/.test(text) ? amounts.find((amount) => amount.role === 'savings')?.cents : undefined
  const valueCents = equity ?? valueOf(amounts, text)
  const debtCents = equity === undefined ? (said.denies(words.debts) || words.noDebt.test(text) ? 0 : debtOf(said)) : 0
  const shareBasisPoints = shareOf(said)
  const { owners = said.children(), unmarried } = whole.known
  if (valueCents !== undefined) facts.valueCents = valueCents
  if (debtCents !== undefined) facts.debtCents = debtCents
  if (shareBasisPoints !== undefined) facts.shareBasisPoints = shareBasisPoints
  if (owners !== undefined && owners > 2) facts.owners = owners
  if (words.leaves.test(text) && !words.buysOut.test(text)) facts.leaves = true
  if (isSold) facts.sold = true
  if (unmarried || words.unmarried.test(whole.text)) facts.unmarried = true
  if (whole.known.takenOver || isOfHeirs(whole)) facts.inherited = true
  if (fees.length > 0) facts.costsCents = sumCents(fees)
  if (contribution) facts.contribution = { cents: contribution.cents, own: contribution.own, ...(contribution.isOpen && { isOpen: true }) }
  return facts
}

function recognise({ text, known, asksForRule }: Utterance, facts: Partial<EquityFacts>): EquityFacts | undefined {
  if (known.takenOver) return facts.valueCents !== undefined && words.asks.test(text) && words.pays.test(text) ? facts : undefined
  const goesBack = facts.contribution !== undefined && !facts.contribution.isOpen
  if (!words.home.test(text) || words.other.test(text) || (!goesBack && asksForRule())) return undefined
  if (words.ownMoney.test(text) && !goesBack) return undefined
  // At a divorce savings and what else was shared are divided as well.
  if (words.divorce.test(text) && words.otherThings.test(text) && !goesBack) return undefined
  const isComplete = facts.valueCents !== undefined && facts.debtCents !== undefined
  if (facts.sold) return isComplete && words.leftOver.test(text) ? facts : undefined
  // What a death leaves is divided among the heirs, unless one of them takes the home over.
  const isHeirs = estateWords.death.test(text)
  const isDivided =
    words.named.test(text) ||
    (words.apart.test(text) && ((isComplete && !isHeirs) || words.takesOver.test(text) || (words.pays.test(text) && words.valued.test(text))))
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
    return askBack(text, reference, valueCents === undefined ? [] : [texts.noDebt])
  }
  // What is short is not divided by what was agreed about a rest.
  if (contribution && valueCents - debtCents < contribution.cents) return undefined
  const complete = { ...facts, valueCents, debtCents }
  if (contribution?.isOpen) return answerOpen(complete, contribution)
  const { outcome, lines } = divide(complete)
  const isHalf = facts.shareBasisPoints === undefined && facts.owners === undefined
  return showSum({
    outcome: outcome,
    lines: lines,
    notes: texts.conditions({ isHalf, isSold: facts.sold === true, isUnmarried: facts.unmarried === true, isInherited: facts.inherited === true }),
    sources: [nl.ownArticles.division, ...texts.lawSources],
    reference,
    suggestions: texts.suggestions(valueCents, debtCents, facts.inherited === true),
  })
}

/** Whether own money goes back first is for them to agree, or for the law of their marriage. */
function answerOpen(facts: Complete, { cents }: Contribution): EngineAnswer | undefined {
  if (facts.sold || facts.owners !== undefined) return undefined
  const { contribution: _, ...without } = facts
  const [first, other] = [divide(facts), divide(without)]
  return showSum({
    outcome: texts.openOutcome([first.partCents, other.partCents]),
    isOpen: true,
    lines: [texts.goesBackCase(cents, first.partCents), texts.staysCase(other.partCents)],
    notes: facts.unmarried ? texts.openConditionsUnmarried : texts.openConditions,
    sources: [nl.ownArticles.division, ...texts.lawSources],
    reference: 'berekening:overwaarde',
    suggestions: texts.suggestions(facts.valueCents, facts.debtCents, facts.inherited === true),
  })
}

const byWords = changeByWords<EquityFacts>(
  'hypotheek hypotheekschuld restschuld schuld lening huis overwaarde getaxeerd taxatie eigenaar eigendom ex open afgelost',
  {
    merge,
  },
)

/** Another debt does not take the place of the one that was told. */
const addsToDebt = (before: EquityFacts, newer: Partial<EquityFacts>, { text }: Utterance): boolean => {
  if (!before.debtCents || newer.debtCents === undefined) return false
  const { adds, isKnown } = wordingOf(text)
  return addsUp.test(text) || (adds && !isKnown)
}

export const homeEquitySum: Sum<EquityFacts> = {
  read,
  recognise,
  // Own money that goes back first changes it, in whatever words.
  mayChange: (said, newer) =>
    (newer.contribution !== undefined && (!asksSomething.test(said.text) || (newer.contribution.isOpen === true && said.startsAsChange()))) ||
    byWords.mayChange(said, newer),
  change: (before, newer, said) => (words.spent.test(said.text) || addsToDebt(before, newer, said) ? undefined : byWords.change(before, newer, said)),
  answer,
}
