/** Finds in a normalised question a gift that is made more than once, and that counts as one gift in a year. */
import type { Amount } from './extract-amounts.ts'
import { giverCouple } from './kin-words.nl.ts'
import { phrases } from './phrases.ts'

/** So many times the same gift: by both of a couple, every month of a year, or as often as was said. */
export interface EqualParts {
  count: number
  by: 'couple' | 'month' | 'time'
  eachCents: number
}

const MONTHS = 12
const MONTHLY = phrases('elke maand, iedere maand, per maand, maandelijks*')
const TIMES = /\b(\d{1,2}) ?(?:keer|maal|x) (?:een bedrag van )?(?:€ ?)?\d/
const EACH = phrases('(ieder|elk)(?! (jaar|kind|kleinkind|maand)), allebei, beiden, beide')
/** 'Mij en mijn zus ieder', 'onze kinderen elk': the receivers get it each. */
const MORE_RECEIVERS = phrases('(aan )?(mij|me|ons) en (mijn|ons|onze), aan ons, ons allebei, *kinderen, kids, zoons, *dochters')
/** 'Onze zoon en onze dochter ieder'. */
const TWO_RECEIVERS = /\b(?:klein|stief)?(?:zoon|dochter)\b[^.?!]{0,25}\ben (?:aan )?(?:mijn |onze |ons )?(?:klein|stief)?(?:zoon|dochter)\b/

/** The question without what would make a monthly or yearly amount look like an income. */
export const dropMonthly = (text: string): string => text.replace(/ (?:per|elke|iedere) (?:maand|jaar)\b/g, '').replace(/ maandelijks\b/g, '')
export const isMonthly = (text: string): boolean => MONTHLY.test(text)

/** Undefined unless there is a single amount; '300 per maand, dus 3.600 per jaar' is one. */
export function extractParts(text: string, amounts: readonly Amount[]): EqualParts | undefined {
  const [amount, total, ...others] = amounts
  if (!amount || others.length > 0) return undefined
  if (total) return isMonthly(text) && total.cents === amount.cents * MONTHS ? { count: MONTHS, by: 'month', eachCents: amount.cents } : undefined
  const times = Number(TIMES.exec(text)?.[1] ?? 1)
  if (isMonthly(text)) return { count: MONTHS, by: 'month', eachCents: amount.cents }
  if (times > 1) return { count: times, by: 'time', eachCents: amount.cents }
  const isCouple = giverCouple.test(text) && EACH.test(text) && !MORE_RECEIVERS.test(text) && !TWO_RECEIVERS.test(text)
  return isCouple ? { count: 2, by: 'couple', eachCents: amount.cents } : undefined
}
