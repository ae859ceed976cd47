/** Finds amounts of money in an English message. */
import type { DebtKind } from '../sums/debts.ts'

export interface EnglishAmount {
  /** Negative only for a delta. */
  cents: number
  /** `savings` are part of what is left, not of a price. */
  role: 'value' | 'savings' | 'delta' | 'loan' | 'ignored'
  /** Of a loan, what it is. */
  debt?: DebtKind
  /** A debt of the speaker, who may inherit, or of somebody else who lives. */
  isOwn?: true
}

/** One mark between the groups of a number: in 'aged 3 and 5 200,000' the 5 is no part of it. */
const NUMBER =
  /(?<![\w.,-])(€ ?|eur(?:o|os)? ?)?(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d{1,3}(?: \d{3})+|\d+(?:[.,]\d{1,2})?)(?![\d%]|[,.]\d)( ?(?:k|m|mln|thousand|million)\b)?( ?(?:€|euros?\b|eur\b))?/g
/** Money that the sums are not in. */
const OTHER_MONEY_BEFORE = /(?:[$£¥]|\b(?:usd|gbp|chf|dollars?|pounds?)) ?$/
const OTHER_MONEY = /^ ?(?:[$£¥]|(?:us |american |canadian |australian |british |swiss )?(?:usd|gbp|chf|dollars?|pounds?|francs?|yen|rupees?|lira)\b)/
const money = String.raw`(?:\u20AC ?|eur(?:os?)? ?)?\d[\d.,]*`
const RANGE = new RegExp(
  `\\d ?(?:k|m|thousand|million|euros?)? ?(?:[-–—]|to|or) ?${money}(?:(?<=\\d[.,]\\d{3}|\\d{5})(?![\\d-])| ?(?:k|thousand|million|euros?)\\b)|\\bbetween ${money}[^.?!]{0,10} and ${money}(?<=\\d{3}) ?(?:k|thousand|million)?`,
)
const FACTORS: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, mln: 1e6, million: 1e6 }
/** A bare number of less is an age, a count or a day. */
const LEAST_BARE = 1_000
const MOST_EUROS = 1e8

const LOAN = /\b(?:mortgage|debts?|loan|owed?|borrow(?:ed|ing)?|funeral)\b[^.,;?]{0,18}$/
const LOAN_BEHIND = /^ ?(?:in |of )?(?:mortgage|debts?|loan)\b/
const beside = '(?:brother|sister|husband|wife|partner|son|daughter|cousin|boyfriend|girlfriend|friend)'
const OWN_DEBT = new RegExp(
  `\\b(?:i (?:\\w+ ){0,2}(?:have|owe|got)|i've|my ${beside} (?:\\w+ )?(?:has|owes))\\b(?:(?!\\b(?:her|his|their)\\b)[^.,;?]){0,30}$|\\bmy (?:own |student |personal )+(?:\\w+ )?(?:debts?|loans?|mortgage)\\b[^.,;?]{0,18}$`,
)
const DEBTS: readonly (readonly [DebtKind, RegExp])[] = [
  ['mortgage', /\bmortgage\b/],
  ['funeral', /\bfuneral\b/],
]
const SAVINGS = /\bsavings? (?:\w+ ){0,3}$/
const SAVINGS_BEHIND = /^ ?(?:of |in )?(?:my |our )?savings\b/
const IGNORED = /\b(?:salary|income|earn|threshold|limit|exemption|renovat\w+|kitchen|repairs?|furniture|needs? work) (?:\w+ ){0,3}$/
const IGNORED_BEHIND = /^ ?(?:of |in )?(?:my |our )?(?:own money|salary|income)\b/
const MORE = /^ ?(?:more|extra|higher|on top|more expensive|dearer)\b/
const LESS = /^ ?(?:less|lower|cheaper)\b/

const COUNTED: Readonly<Record<string, number>> = Object.fromEntries([
  ...'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, at) => [word, at + 1]),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, (at + 2) * 10]),
])

const wordsAsDigits = (text: string): string =>
  text
    .replace(/\bhalf a million\b/g, '500000')
    .replace(/\b(?:a|one) million\b/g, '1000000')
    .replace(/\b(?:a|one) hundred thousand\b/g, '100000')
    .replace(/\b([a-z]+)(?:[- ]([a-z]+))? (thousand|million)\b/g, (said, tens: string, ones: string | undefined, factor: string) => {
      const number = ones === undefined ? COUNTED[tens] : COUNTED[ones] && COUNTED[tens] ? COUNTED[tens] + COUNTED[ones] : COUNTED[ones]
      const before = ones !== undefined && !COUNTED[tens] ? `${tens} ` : ''
      return number === undefined ? said : `${before}${number} ${factor}`
    })
    .replace(/\bquarter of a million\b/g, '250000')

const GROUPED = /^\d{1,3}([,. ])\d{3}(?:\1\d{3})*(?:[.,]\d{1,2})?$/

function eurosOf(digits: string): number {
  const mark = GROUPED.exec(digits)?.[1]
  return Number((mark === undefined ? digits : digits.replaceAll(mark, '')).replace(',', '.'))
}

function roleOf(before: string, behind: string): EnglishAmount['role'] {
  if (LOAN.test(before) || LOAN_BEHIND.test(behind)) return 'loan'
  if (SAVINGS.test(before) || SAVINGS_BEHIND.test(behind)) return 'savings'
  return IGNORED.test(before) || IGNORED_BEHIND.test(behind) ? 'ignored' : 'value'
}

/** '200-300k': no one amount is meant. */
export const namesRange = (message: string): boolean => RANGE.test(message)

export function readEnglishAmounts(message: string): EnglishAmount[] {
  const text = wordsAsDigits(message)
  return [...text.matchAll(NUMBER)].flatMap((match): EnglishAmount[] => {
    const [all, sign, digits = '', factor, name] = match
    const plain = eurosOf(digits)
    const euros = plain * (FACTORS[factor?.trim() ?? ''] ?? 1)
    const isMoney = sign !== undefined || name !== undefined || factor !== undefined
    const isYear = !isMoney && /^(?:19|20)\d\d$/.test(digits)
    if (euros > MOST_EUROS || isYear || (!isMoney && euros < LEAST_BARE)) return []
    const [before, behind] = [text.slice(0, match.index), text.slice(match.index + all.length)]
    const cents = Math.round(euros * 100)
    if (OTHER_MONEY_BEFORE.test(before) || OTHER_MONEY.test(behind)) return []
    if (MORE.test(behind)) return [{ cents, role: 'delta' }]
    if (LESS.test(behind)) return [{ cents: -cents, role: 'delta' }]
    const role = roleOf(before, behind)
    if (role !== 'loan') return [{ cents, role }]
    const near = `${LOAN.exec(before)?.[0] ?? ''}${LOAN_BEHIND.exec(behind)?.[0] ?? ''}`
    const debt = DEBTS.find(([, pattern]) => pattern.test(near))?.[0] ?? 'other'
    return [{ cents, role, debt, ...(OWN_DEBT.test(before) && { isOwn: true as const }) }]
  })
}
