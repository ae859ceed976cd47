/** English words by which a question compares, and the heads of a comparison. */
import type { ComparisonWords } from '../comparison-words.ts'

const list = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
const small = (name: string): string => (/^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1))

export const englishComparison: ComparisonWords = {
  language: 'en',
  compares:
    /\bdifferen(?:ce|ces|t from)\b|\bdiffers?\b|\bcompared?\b|\bversus\b|\bvs\b|\bbetter\b|\binstead of\b|\bwhich (?:one|of)\b|\bsame as\b|\bchoose between\b/,
  alternative: /^ (?:\w+ ){0,3}or (?:\w+ ){0,2}$/,
  asksSomethingElse: /^(?:and |but |so )?(?:how|when|where|who|do (?:i|we) need|what does)\b|\bor not\b|\byes or no\b/,
  lead: ([first = '', ...others]) => `${list([first, ...others.map(small)])} side by side.`,
  rows: {
    wat: 'What it is',
    wanneer: 'When it works',
    hoe: 'How you arrange it',
    gevolg: 'What it does',
    kosten: 'Costs',
  },
}
