/** English words by which a question compares, and the heads of a comparison. */
import { listNames, withSmallLetter, type ComparisonWords } from '../comparison-words.ts'

export const englishComparison: ComparisonWords = {
  language: 'en',
  compares:
    /\bdifferen(?:ce|ces|t from)\b|\bdiffers?\b|\bcompared?\b|\bversus\b|\bvs\b|\bbetter\b|\binstead of\b|\bwhich (?:one|of)\b|\bsame as\b|\bchoose between\b/,
  comparesWithBefore:
    /\bsame (?:thing )?as\b|\bdiffer(?:s|ent|ence)?\b.*\b(?:from|to|with|between|than)\b|\bcompare[ds]?\b.*\b(?:to|with)\b|\b(?:better|cheaper|safer|quicker) than\b|\binstead of\b/,
  alternative: /^ (?:\w+ ){0,3}or (?:\w+ ){0,2}$/,
  asksSomethingElse: /^(?:and |but |so )?(?:how|when|where|who|do (?:i|we) need|what does)\b|\bor not\b|\byes or no\b/,
  lead: ([first = '', ...others]) => `${listNames([first, ...others.map(withSmallLetter)], 'and')} side by side.`,
  rows: {
    wat: 'What it is',
    wanneer: 'When it works',
    hoe: 'How you arrange it',
    gevolg: 'What it does',
    kosten: 'Costs',
  },
}
