/** Blacks out personal data in a question before it is stored or passed on. */
import { spendOnNumbers } from '../../platform/work.ts'

export type MaskedKind = 'bsn' | 'iban' | 'email' | 'phone' | 'address'

interface Rule {
  kind: MaskedKind
  pattern: RegExp
  accepts?: (match: string) => boolean
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The check that a citizen service number passes: 9a+8b+…+2h-1i divisible by 11. */
function passesElevenTest(match: string): boolean {
  const digits = digitsOf(match).padStart(9, '0')
  const sum = Array.from(digits).reduce((total, digit, index) => total + Number(digit) * (index === 8 ? -1 : 9 - index), 0)
  return digits.length === 9 && digits !== '000000000' && sum % 11 === 0
}

const isPhoneLength = (match: string): boolean => {
  const digits = digitsOf(match).replace(/^(?:0031|31)0?/, '0')
  return digits.length === 10 && digits.startsWith('0')
}

// Two-letter words that follow a year ('in 2027 de 2 kinderen'); written small they are no postcode.
const SHORT_WORDS = new Set('al de en er he ik in is ja je me na nu of om op te uw we wo ze zo va'.split(' '))

function isPostcode(match: string): boolean {
  const letters = /^\d{4}\s?([a-z]{2})/i.exec(match)?.[1] ?? ''
  return letters !== letters.toLowerCase() || !SHORT_WORDS.has(letters)
}

/** The check that an account number passes: its letters as numbers, the first four signs last, leave 1 when divided by 97. */
function passesCheckDigits(account: string): boolean {
  const moved = account.slice(4) + account.slice(0, 4)
  return (
    Array.from(moved, (sign) => Number.parseInt(sign, 36).toString())
      .join('')
      .split('')
      .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
  )
}

function isAccount(match: string): boolean {
  const account = match.replace(/[\s.-]/g, '')
  return /^[a-z]{2}\d{2}[a-z\d]{10,30}$/i.test(account) && digitsOf(account).length >= 9
}

// Order matters: an IBAN holds digit runs that look like other numbers.
const rules: Rule[] = [
  { kind: 'email', pattern: /[\p{L}\d._%+-]{1,200} ?@ ?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu },
  // 'jan (at) voorbeeld punt nl': written so that no program finds it.
  {
    kind: 'email',
    pattern:
      /[\p{L}\d._-]{1,200} ?(?:[([] ?(?:at|apenstaartje) ?[)\]]|(?<= )(?:at|apenstaartje)(?= )) ?[\p{L}\d-]+ ?(?:\.|[([] ?(?:punt|dot) ?[)\]]|(?<= )(?:punt|dot)(?= )) ?\p{L}{2,}/giu,
  },
  {
    kind: 'iban',
    pattern:
      /\b(?:a[dez]|b[ahgry]|c[hryz]|d[ko]|e[egs]|f[ior]|g[beilrt]|h[ru]|i[elq]|jo|k[wz]|l[bcituvy]|m[cdkrtu]|nl|p[klst]|qa|r[os]|s[acdikmv]|t[lnr]|ua|v[ag]|xk)[\s.-]?\d{2}[\s.-]?(?:[a-z\d]{4}[\s.-]?){2,7}[a-z\d]{0,4}\b/gi,
    accepts: isAccount,
  },
  // Countries whose letters are a word, which stands before a telephone number as well ('is 06-12345678'). Last of the two: what it lets stand is not read again.
  {
    kind: 'iban',
    pattern: /\b(?:a[lt]|be|de|i[st]|me|no|s[et])[\s.-]?\d{2}[\s.-]?(?:[a-z\d]{4}[\s.-]?){2,7}[a-z\d]{0,4}\b/gi,
    accepts: (match) => isAccount(match) && passesCheckDigits(match.replace(/[\s.-]/g, '')),
  },
  // Dots and slashes stand between the parts of a number only when it starts with 06, 0xx or +31; amounts start with another digit.
  { kind: 'phone', pattern: /(?<![\d.,])(?:\+31|0031|0)[\s\-()./]*(?:\d[\s\-()./]*){8,11}\d(?!\d)/g, accepts: isPhoneLength },
  // Said to be one, however its digits are set apart and whether or not it can exist.
  { kind: 'bsn', pattern: /(?<=\b(?:bsn|burgerservicenummer|sofinummer)\W{1,3}(?:(?:nummer|is|van|mijn)\W{1,3}){0,2})\d(?:[ .-]?\d){8}(?!\d)/gi },
  // Nine digits in a row, or grouped 3-3-3 or 4-2-3 as on cards; other groupings are dates, years and amounts.
  {
    kind: 'bsn',
    pattern: /(?<![\d.,])(?:\d{9}|\d{3}[ .-]\d{3}[ .-]\d{3}|\d{4}[ .-]\d{2}[ .-]\d{3})(?![\d]|,\d|\s?(?:euro|gulden))/gi,
    accepts: passesElevenTest,
  },
  {
    kind: 'address',
    pattern: /\b[1-9]\d{3}\s?[a-z]{2}(?![a-z])[\s,]*(?:(?:huis(?:nummer|nr\.?)?|nummer|nr\.?)\s*)?\d{1,5}(?:\s?-?\s?[a-z\d]{1,4})?\b/gi,
    accepts: isPostcode,
  },
  { kind: 'address', pattern: /\b\d{1,5}\s?[a-z]?,?\s+[1-9]\d{3}\s?[A-Z]{2}\b/g },
]

const replacements: Record<MaskedKind, string> = {
  bsn: '[burgerservicenummer weggelaten]',
  iban: '[rekeningnummer weggelaten]',
  email: '[e-mailadres weggelaten]',
  phone: '[telefoonnummer weggelaten]',
  address: '[adres weggelaten]',
}

/** Returns the text without the data and the kinds that were found, each once. */
export function maskPersonalData(text: string): { text: string; kinds: MaskedKind[] } {
  const kinds = new Set<MaskedKind>()
  let masked = text
  for (const rule of rules) {
    masked = masked.replace(rule.pattern, (match) => {
      spendOnNumbers(match.length)
      if (rule.accepts && !rule.accepts(match)) return match
      kinds.add(rule.kind)
      return replacements[rule.kind]
    })
  }
  return { text: masked, kinds: [...kinds] }
}
