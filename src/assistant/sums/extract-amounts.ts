/** Finds amounts of money in a normalised question, and what each of them is: the price, a loan, a debt, an income. */
import { spendOnNumbers } from '../../platform/work.ts'

/** `restated` is part of another amount in the message: 'samen 300.000, ik erf dus 100.000'. */
type AmountRole = 'value' | 'market' | 'own-share' | 'restated' | 'loan' | 'savings' | 'delta' | 'ignored'

export interface Amount {
  /** Negative only for a delta: '50.000 minder'. */
  cents: number
  role: AmountRole
  /** 'ieder 100.000', '100.000 per kind'. */
  each: boolean
  /** A delta that comes on top of what was told, or goes off it: 'daar gaat nog 9.000 af'. */
  comes: boolean
  start: number
  end: number
}

const NUMBER = /(?<![\d.,/:-])(€ ?|\beuro? )?(\d{1,3}(?: \d{3})+(?!\.?\d)|\d[\d.]*(?:,\d+)?)(,-+)?/g
const MULTIPLIER = /^ ?(k(?![a-z\d]|\.[a-z])|mille\b|duizend\b|ton(?:nen)?\b|miljoen\b|mln\b\.?|mio\b)/
const FACTORS: Record<string, number> = { k: 1e3, mille: 1e3, duizend: 1e3, ton: 1e5, tonnen: 1e5, miljoen: 1e6, mln: 1e6, 'mln.': 1e6, mio: 1e6 }
const CURRENCY = /^ ?(?:euro'?s?\b|eur\b|€(?! ?\d))/
/** Money that the sums are not in. */
const OTHER_MONEY_BEFORE = /(?:[$£¥]|\b(?:usd|gbp|chf|dollar|pond)) ?$/
const OTHER_MONEY = /^ ?(?:[$£¥]|(?:amerikaanse |canadese |australische |britse |engelse |zwitserse )?(?:usd|gbp|chf|dollars?|pond(?:en)?|frank|yen|lira)\b)/
const OTHER_UNIT =
  /^(?:ste|de)\b|^ ?(?:%|~|procent|jaar|jarige|jr\b|maand|dag|week|weken|m2|km|keer|x\b|uur|minu|mens|notaris(?!kosten|tarief)|kantor|akte|e\b)/
const MAX_EUROS = 1e8
const AGE_BEFORE = /\b(?:ben|word|wij zijn|we zijn|leeftijd)(?: (?:nu|al|nog|pas|net))? (?:\d{2} en )?$/

const BEFORE: [RegExp, AmountRole][] = [
  [/\b(?:(?:over|van|tot) de eerste|(?:over het (?:deel|stuk|bedrag) )?boven de) (?:€ ?)?$/, 'ignored'],
  [/\b(?:grens|plafond|limiet|maximum|vrijstelling|drempel)\w*(?: \w+){0,3} $/, 'ignored'],
  [/\b(?:mijn|ons|haar|zijn|het) (?:deel|aandeel|erfdeel|kindsdeel|portie)\b[^\d.?!]{0,50}$/, 'own-share'],
  [
    /\bop (?:de |een |mijn |onze |zijn |haar )?(?:bank|bankrekening|spaarrekening|spaarbank|rekening)(?: (?:staat|stond|hadden|hebben|we|wij|ik|nog|er|is|ongeveer|samen)){1,4} $/,
    'savings',
  ],
  [
    /\b(?:hypotheek\w*|lening|geleend|\w*schuld\w*|\w*krediet|openstaande?|staat(?: er)?|leen|lenen|financier\w*|aflos\w*|lineair|annuitair)(?: (?:van|is|was|die|nog|voor|ongeveer|ca|circa|bedraagt|met|staat|stond|open|openstaat|openstond|op|loopt|blijkt|bleek|toch|maar|eigenlijk|inmiddels|nu|word|wordt|werd)){0,4} $/,
    'loan',
  ],
  [/\b(?:uitvaart\w*|begrafenis\w*|crematie\w*|schulden)(?: (?!en\b|plus\b)[a-z]+){0,3} $/, 'loan'],
  [
    /\b(?:\w*schuld(?:en)?|\w*lening(?:en)?|\w*krediet|rood)(?:,|:)?(?: (?:lopen|lopend|openstaan|staan|van|is|was|zijn|waren|ongeveer|zo'n|zo|rond|om|en|nabij|bij|ca|circa|de|bijna|ruim|wel|totaal|in|samen|elkaar|een|geschat|denk|schat|ik|iets|minstens|zeker|meer|dan|boven|tegen|tot|voor|nog)){0,5} (?:€ ?)?$/,
    'loan',
  ],
  [/\b(?:incasso\w*|deurwaarders?|aanmaning\w*|schuldeisers?)\b[^.?!\d]{0,50}$/, 'loan'],
  [/\b(?:rust|rustte|rusten)(?: (?:er|daar|hier|nog|een|ongeveer|zo'n|hypotheek|schuld|van|op))* (?:€ ?)?$/, 'loan'],
  [/\b(?:uitvaart|begrafenis|crematie) (?:van )?(?:\w+ )?betaald(?: heb| hebben)?,? (?:van |voor )?(?:€ ?)?$/, 'loan'],
  [/\b(?:spaargeld|eigen geld|eigen inbreng|overwaarde|inleg|sparen|gespaard)(?: (?:van|is|was|er|nog|ongeveer|blijkt|bleek|toch|maar|nu)){0,3} $/, 'savings'],
  [/\b(?:inkomen|salaris|loon|verdien\w*|verbouw\w*|renovatie|roerende zaken|keuken|inboedel|aanslag|notariskosten)(?: (?:van|is|voor)){0,2} $/, 'ignored'],
  [/\b(?:taxatie\w*|getaxeerd|marktwaarde|taxatierapport)(?: (?:van|is|op|voor|komt|uit)){0,3} $/, 'market'],
]
const AFTER: [RegExp, AmountRole][] = [
  [/^ (?:in het )?rood\b|^ aan (?:openstaande |onbetaalde )?(?:rekeningen|belastingschuld\w*|studieschuld\w*)/, 'loan'],
  [
    /^ (?:af |eraf )?(?:aan |als |van (?:de|mijn) |op de )?(?:(?:hypotheek|schuld)(?!\w*vrij|\w* (?:van |is |nog )*(?:€ ?)?\d(?:[\d.]{3}|[\d.,]* ?(?:ton|k\b|duizend|mille|miljoen)))|lening|restschuld|openstaan|open\b|af te lossen|(?:voor |aan )?(?:de )?(?:uitvaart|begrafenis|crematie)|geleend|lenen|leen)/,
    'loan',
  ],
  [
    /^ (?:aan )?(?:spaargeld|eigen geld|eigen inbreng|overwaarde)(?! (?:(?:van|is|nog) )*(?:€ ?)?\d)|^ op (?:de |een |zijn |haar |mijn |onze |hun )?(?:spaar\w*|bank\w*|rekening)/,
    'savings',
  ],
  [/^ (?:per maand|per jaar|bruto|netto|aan verbouw|voor (?:de|een) verbouw|verbouw|(?:aan )?notariskosten|aan roerende)/, 'ignored'],
  [/^ (?:getaxeerd|marktwaarde|taxatiewaarde)/, 'market'],
  [/^ (?:meer|minder|hoger|lager|duurder|goedkoper|extra|erbij|(?:er ?)?(?:van ?)?af)\b/, 'delta'],
]

/** 'Er komt nog 20.000 bij'. */
const ADDED_BEFORE = /\ber (?:komt|kwam|komen) (?:(?:nog|ook|dan|toch|wel|eens|zelfs) ){0,2}(?:€ ?)?$/
const ADDED_BEHIND = /^ bij\b/
/** 'Daar gaat nog 9.000 van af', 'er moet 9.000 van de erfenis af'. */
const TAKEN_BEFORE =
  /\b(?:(?:er|daar|hier|dat|die) (?:gaat|gaan|ging|gingen|moet|moeten|mag|kan|is)|(?:trek|haal|doe|doen|deden|gaat|gaan|ging) er)(?: (?!bij\b)[a-z]+){0,5} (?:€ ?)?$/
const TAKEN_BEHIND = /^(?: (?!hypotheek|lening|schuld|salaris)[a-z]+){0,4}? (?:er ?)?(?:van ?)?af(?! (?:te|aan)\b)\b/

/** Then it is another one's: 'er gaat nog 9.000 af voor mijn zus'. */
const FOR_SOMEBODY = /^(?: [a-z]+){0,4}? (?:er ?)?(?:van ?)?af (?:voor|aan|naar) (?:mijn|onze|zijn|haar|hun|een) (?!uitvaart|begrafenis|crematie|deel|aandeel)/

/** What follows from what was said: 'ik erf dus 100.000', 'dat is 90.000 de man'. */
const FOLLOWS = /\b(?:dus|oftewel|ofwel|komt neer op|maakt|dat (?:is|wordt|zou zijn))\b(?! (?:nog|ook|er)\b)[^.?!\d]{0,30}$/
const MINE =
  /\b(?:waarvan|daarvan|hiervan|dus) (?:krijg |erf )?ik\b[^.?!\d]{0,25}$|\bik (?:krijg|erf|kreeg|erfde) (?:er|daar|hier|er van|daarvan|hiervan|ervan|dus)\b(?: (?:dan|dus|zelf|van))* (?:€ ?)?$/
const MOST_PARTS = 20
/** '33.333' of 100.000. */
const ROUNDING = 0.001

/** Of a bare number, in euros: less is mostly an age or a count. */
const LEAST_BARE = 1000
/** Where only prices of a notary are named. */
const LEAST_PRICE = 25

/** Amounts in the order of the text. Bare numbers count from 1,000 and unless they look like a year. */
export const extractAmounts = (text: string): Amount[] => listAmounts(text, LEAST_BARE)

/** Small amounts too: bare numbers count from 25, or with cents. */
export const extractPrices = (text: string): Amount[] => listAmounts(text, LEAST_PRICE)

function listAmounts(text: string, leastBare: number): Amount[] {
  const amounts = [...text.matchAll(NUMBER)].map((match) => readAmount(text, match, leastBare)).filter((amount) => amount !== undefined)
  return amounts.map((amount, at) => (isRestated(text, amount, amounts.slice(0, at)) ? { ...amount, role: 'restated' } : amount))
}

/** An equal part of what was named before, by 'dus'; or any part, by 'waarvan ik'. */
function isRestated(text: string, { cents, role, start }: Amount, earlier: readonly Amount[]): boolean {
  const wholes = earlier.filter((one) => one.role === 'value' && one.cents > cents)
  if (role !== 'value' || wholes.length === 0) return false
  const between = text.slice(earlier.at(-1)?.end, start)
  if (MINE.test(between)) return true
  const isPart = (whole: number) => whole / cents <= MOST_PARTS && Math.abs(whole / cents - Math.round(whole / cents)) < ROUNDING
  return FOLLOWS.test(between) && wholes.some((whole) => isPart(whole.cents))
}

export const sumCents = (amounts: readonly { cents: number }[]): number => amounts.reduce((sum, { cents }) => sum + cents, 0)

function readAmount(text: string, match: RegExpExecArray, leastBare: number): Amount | undefined {
  // What stands before and behind it is read for each amount.
  spendOnNumbers(text.length)
  const digits = (match[2] ?? '').replace(/[.,]$/, '')
  const numberEnd = match.index + match[0].length - (match[3] ? 0 : (match[2] ?? '').length - digits.length)
  const rest = text.slice(numberEnd)
  const multiplier = MULTIPLIER.exec(rest)
  const currency = CURRENCY.exec(rest.slice(multiplier?.[0].length ?? 0))
  const euros = multiplier ? readDecimal(digits) * (FACTORS[multiplier[1] ?? ''] ?? 1) : readPlain(digits)
  const isMarked = Boolean(match[1] ?? match[3] ?? multiplier ?? currency)
  const isPrice = leastBare < LEAST_BARE && !AGE_BEFORE.test(text.slice(0, match.index)) && (/,\d\d$/.test(digits) || euros >= leastBare)
  if (!isMarked && (OTHER_UNIT.test(rest) || !(isPrice || euros >= LEAST_BARE) || /^(?:19|20)\d\d$/.test(digits))) return undefined
  if (!(euros > 0 && euros <= MAX_EUROS)) return undefined
  if (OTHER_MONEY_BEFORE.test(text.slice(0, match.index)) || OTHER_MONEY.test(rest.slice(multiplier?.[0].length ?? 0))) return undefined
  const end = numberEnd + (multiplier?.[0].length ?? 0) + (currency?.[0].length ?? 0)
  return { ...readContext(text.slice(0, match.index), text.slice(end), Math.round(euros * 100)), start: match.index, end }
}

const readRole = (before: string, after: string): AmountRole =>
  AFTER.find(([pattern]) => pattern.test(after))?.[1] ?? BEFORE.find(([pattern]) => pattern.test(before))?.[1] ?? 'value'

function readContext(before: string, after: string, cents: number): Omit<Amount, 'start' | 'end'> {
  const isAdded = ADDED_BEHIND.test(after) && ADDED_BEFORE.test(before)
  const found = isAdded ? 'delta' : readRole(before, after)
  const isTaken = (found === 'value' || found === 'delta') && TAKEN_BEHIND.test(after) && TAKEN_BEFORE.test(before)
  const role = isTaken ? (FOR_SOMEBODY.test(after) ? 'ignored' : 'delta') : found
  const isLess = role === 'delta' && (isTaken || /^ (?:minder|lager|goedkoper|(?:er ?)?(?:van ?)?af\b)/.test(after))
  const each =
    /^ (?:ieder|elk|allebei|beiden|alledrie|per (?:kind|kleinkind|persoon|stuk|erfgenaam)|p\.p)/.test(after) ||
    /\b(?:ieder|elk|allebei|beiden|alle(?: ?)(?:drie|3|vier|4))(?: (?:dus|van|hen|hun|ons|jullie|graag|krijgt|krijgen|erft|erven|kind|een|voor|bedrag|onze|mijn|haar|zijn|hun|de|die|\d|\w*kinderen|\w*neven|\w*nichten|broers|zussen))* $/.test(
      before,
    )
  return { cents: isLess ? -cents : cents, role, each, comes: isAdded || isTaken || /^ (?:erbij|(?:er ?)?(?:van ?)?af)\b/.test(after) }
}

/** What comes on top of what stands in the same message, or goes off it; 0 when nothing does. */
export const sumChanges = (amounts: readonly Amount[]): number => sumCents(amounts.filter(({ role, comes }) => role === 'delta' && comes))

/** '5,6' and '5.6' before a multiplier are decimals; '1.250' is not. */
const readDecimal = (digits: string): number => Number(/^\d+\.\d{1,2}$/.test(digits) ? digits : digits.replace(/[. ]/g, '').replace(',', '.'))

/** '560.000', '560 000', '560,000' and '560000'; '50.000,50' and '786.50' have cents. */
function readPlain(digits: string): number {
  if (/^\d+\.\d\d$/.test(digits)) return Number(digits)
  const [whole = '', decimals = ''] = digits.split(',')
  if (decimals.length === 3 && !whole.includes('.')) return Number(`${whole}${decimals}`)
  if (!/^\d{1,3}(?:[. ]\d{3})+$|^\d+$/.test(whole)) return Number.NaN
  return Number(`${whole.replace(/[. ]/g, '')}.${decimals || '0'}`)
}
