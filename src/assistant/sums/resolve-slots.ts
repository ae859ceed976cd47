/** Decides whether a question can be calculated, on its own or as a change of the calculation before it in the conversation. */
import type { Turn } from '../conversation/engine.ts'
import { completeChange, dropDenied } from './complete-change.ts'
import { detectSubject, detectTopic, isUnsupported } from './detect-topic.ts'
import { namesShare } from './extract-purchase.ts'
import { extractSlots } from './extract-slots.ts'
import { normaliseQuestion } from './normalise-question.ts'
import { asksForOutcome, asksForRule, continues, countForeignWords, isStatement, startsAsChange } from './question-shape.ts'
import { buysTogether } from './question-words.nl.ts'
import { mergeSlots, type CalculationTopic, type Slots } from './slots.ts'
import { switchesTo } from './subject-words.nl.ts'

/** A conversation that goes on changing one calculation longer than this starts anew. */
const MAX_DEPTH = 12

/** The complete slots of a calculation, or undefined when the knowledge base should answer. */
export function resolveSlots(question: string, history: readonly Turn[], day: string): Slots | undefined {
  const questions = history.filter((turn) => turn.role === 'user').map((turn) => turn.content)
  const slots = resolve(question, questions.slice(-MAX_DEPTH), day)
  return slots?.topic && slots.amountsCents?.length && slots.amountsCents.every((cents) => cents > 0) ? slots : undefined
}

function resolve(question: string, earlier: readonly string[], day: string): Slots | undefined {
  const text = normaliseQuestion(question)
  const own = findStandalone(text, day)
  if (own && !continues(text)) return own
  if (asksForRule(text)) return own
  if (startsAsChange(text)) {
    const before = findBefore(earlier, day)
    return (before && change(before, text, day)) ?? own
  }
  const asked = isStatement(text) ? findBefore(earlier, day) : undefined
  return asked && !asked.amountsCents ? change(asked, text, day) : own
}

/** A question that names its subject and an amount, and asks for the outcome. */
function findStandalone(text: string, day: string): Slots | undefined {
  const topic = detectTopic(text)
  if (!topic || isUnsupported(text, topic) || asksForRule(text) || !asksForOutcome(text)) return undefined
  const slots = extractSlots(text, day, topic)
  const isPartLost = topic !== 'inheritance-tax' && topic !== 'gift-tax' && namesShare(text) && slots?.selfShare === undefined && !slots?.share
  return slots?.amountsCents && !isPartLost ? slots : undefined
}

/** What the previous question was about: a calculation, or at least the subject of one. */
function findBefore(earlier: readonly string[], day: string): Slots | undefined {
  const previous = earlier.at(-1)
  if (previous === undefined) return undefined
  const resolved = resolve(previous, earlier.slice(0, -1), day)
  if (resolved) return resolved
  const text = normaliseQuestion(previous)
  const topic = detectTopic(text) ?? detectSubject(text)
  return topic && !isUnsupported(text, topic) ? extractSlots(text, day, topic) : undefined
}

const SIBLINGS: Record<CalculationTopic, CalculationTopic> = {
  'transfer-tax': 'purchase-costs',
  'purchase-costs': 'transfer-tax',
  'inheritance-tax': 'gift-tax',
  'gift-tax': 'inheritance-tax',
}

/** The calculation before with what this question changes; undefined when it changes nothing or goes to another subject. */
function change(before: Slots, question: string, day: string): Slots | undefined {
  const text = dropDenied(question)
  const topic = before.topic && switchTopic(before.topic, text)
  if (!topic || isUnsupported(text, topic)) return undefined
  const newer = completeChange(before, extractSlots(text, day, topic), text, topic)
  if (!newer || (topic === 'inheritance-tax' && (newer.selfAge ?? newer.partnerAge))) return undefined
  const changed = listChanges(newer, text, topic)
  if (topic === before.topic && changed.length === 0) return undefined
  const allowed = continues(text) && changed.some((key) => namesNumber.has(key)) ? 1 : 0
  return countForeignWords(text, topic) <= allowed ? mergeSlots(before, newer) : undefined
}

/** An amount or age ties a question to the calculation; with a relation, a use or a year alone every word must fit. */
const namesNumber: ReadonlySet<string> = new Set<keyof Slots>(['amountsCents', 'deltaCents', 'selfAge', 'partnerAge', 'childAge', 'selfShare'])

const PURCHASE_SLOTS: readonly (keyof Slots)[] = ['amountsCents', 'deltaCents', 'selfAge', 'partnerAge', 'selfShare', 'use', 'exemption', 'years']
const INHERITANCE_SLOTS: readonly (keyof Slots)[] = ['amountsCents', 'deltaCents', 'debtCents', 'each', 'receivers', 'relation', 'years', 'keeps']

/** The slots that matter for each calculation. */
const MATTERS: Record<CalculationTopic, readonly (keyof Slots)[]> = {
  'transfer-tax': PURCHASE_SLOTS,
  'purchase-costs': [...PURCHASE_SLOTS, 'mortgage'],
  'inheritance-tax': INHERITANCE_SLOTS,
  'gift-tax': [...INHERITANCE_SLOTS, 'childAge', 'selfAge', 'oneTimeRaise'],
}

/** The slots a newer question fills; 'we' alone changes nothing. */
function listChanges(newer: Slots, text: string, topic: CalculationTopic): string[] {
  const changed: string[] = MATTERS[topic].filter((key) => newer[key] !== undefined)
  const isPurchase = topic === 'transfer-tax' || topic === 'purchase-costs'
  if (isPurchase && newer.together !== undefined && buysTogether.test(text)) changed.push('together')
  return changed
}

function switchTopic(before: CalculationTopic, text: string): CalculationTopic | undefined {
  const sibling = SIBLINGS[before]
  const named = detectTopic(text) ?? (switchesTo[sibling].test(text) ? sibling : before)
  return named === before || named === sibling ? named : undefined
}
