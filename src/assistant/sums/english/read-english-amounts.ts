/** Finds amounts of money in an English message. */
export interface EnglishAmount {
  /** Negative only for a delta. */
  cents: number
  role: 'value' | 'delta' | 'loan' | 'ignored'
}

const NUMBER =
  /(?<![\w.,])(€ ?|eur(?:o|os)? ?)?(\d{1,3}(?:[,. ]\d{3})+|\d+(?:[.,]\d{1,2})?)(?![\d%]|[,.]\d)( ?(?:k|m|mln|thousand|million)\b)?( ?(?:€|euros?\b|eur\b))?/g
const FACTORS: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, mln: 1e6, million: 1e6 }
/** A bare number of less is an age, a count or a day. */
const LEAST_BARE = 1_000
const MOST_EUROS = 1e8

const LOAN = /\b(?:mortgage|debts?|loan|owed?|borrow(?:ed|ing)?|funeral)\b[^.,;?]{0,18}$/
const LOAN_BEHIND = /^ ?(?:in |of )?(?:mortgage|debts?|loan)\b/
const IGNORED = /\b(?:savings?|salary|income|earn|threshold|limit|exemption) (?:\w+ ){0,3}$/
const IGNORED_BEHIND = /^ ?(?:of |in )?(?:my |our )?(?:own money|savings|salary|income)\b/
const MORE = /^ ?(?:more|extra|higher|on top|more expensive|dearer)\b/
const LESS = /^ ?(?:less|lower|cheaper)\b/

const wordsAsDigits = (text: string): string =>
  text
    .replace(/\bhalf a million\b/g, '500000')
    .replace(/\b(?:a|one) million\b/g, '1000000')
    .replace(/\b(?:a|one) hundred thousand\b/g, '100000')
    .replace(/\bquarter of a million\b/g, '250000')

function eurosOf(digits: string): number {
  const isGrouped = /^\d{1,3}(?:[,. ]\d{3})+$/.test(digits)
  return Number(isGrouped ? digits.replace(/[,. ]/g, '') : digits.replace(',', '.'))
}

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
    if (MORE.test(behind)) return [{ cents, role: 'delta' }]
    if (LESS.test(behind)) return [{ cents: -cents, role: 'delta' }]
    const role = LOAN.test(before) || LOAN_BEHIND.test(behind) ? 'loan' : IGNORED.test(before) || IGNORED_BEHIND.test(behind) ? 'ignored' : 'value'
    return [{ cents, role }]
  })
}
