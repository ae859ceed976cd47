/** English words by which a question compares, and the heads of a comparison. */
import { listNames, withSmallLetter, type ComparisonWords } from '../comparison-words.ts'

/** What is compared on one thing, after 'this is'. */
const aspectLeads = { kosten: 'what it costs', duur: 'how long it takes', notaris: 'whether you need a notary' }

export const englishComparison: ComparisonWords = {
  language: 'en',
  compares:
    /\bdifferen(?:ce|ces|t from)\b|\bdiffers?\b|\bcompared?\b|\bversus\b|\bvs\b|\bbetter\b|\binstead of\b|\bwhich (?:one|of)\b|\bsame as\b|\bchoose between\b|\b(?:which|what)\b.*\b(?:cheaper|cheapest|faster|quicker|takes longer|costs? (?:more|less)|notary)\b|\b(?:cheaper|faster|quicker|more expensive|less expensive) than\b/,
  comparesWithBefore:
    /\bsame (?:thing )?as\b|\bdiffer(?:s|ent|ence)?\b.*\b(?:from|to|with|between|than)\b|\bcompare[ds]?\b.*\b(?:to|with)\b|\b(?:better|cheaper|safer|quicker) than\b|\binstead of\b/,
  alternative: /^ (?:\w+ ){0,3}or (?:\w+ ){0,2}$/,
  asksSomethingElse: /^(?:and |but |so )?(?:how|when|where|who|do (?:i|we) need|what does)\b|\bor not\b|\byes or no\b/,
  aspects: {
    kosten: /\b(?:cheaper|cheapest|costs? (?:more|less)|more expensive|less expensive)\b/,
    duur: /\b(?:faster|fastest|quicker|quickest|longer|longest|sooner)\b/,
    notaris: /\b(?:notary|notaris)\b/,
  },
  lead: (names, aspect) => {
    const [first = '', ...others] = names
    const listed = listNames([first, ...others.map(withSmallLetter)], 'and')
    return aspect ? `${listed} side by side: ${aspectLeads[aspect]}.` : `${listed} side by side.`
  },
  unknown: 'I do not know that for certain.',
  rows: {
    wat: 'What it is',
    wanneer: 'When it works',
    hoe: 'How you arrange it',
    gevolg: 'What it does',
    kosten: 'Costs',
    duur: 'How long it takes',
    notaris: 'Whether you need a notary',
  },
}
