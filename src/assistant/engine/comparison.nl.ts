/** Dutch words by which a question compares, and the heads of a comparison. */
import { listNames, withSmallLetter, type ComparisonWords } from './comparison-words.ts'

/** For folded text: words that ask for a comparison by themselves. */
const compares =
  /\bverschil(?:len|t)?\b|\bvergelijk\w*\b|\bversus\b|\bvs\b|\bbeter\b|\bin plaats van\b|\bwelke van\b|\bwat is handiger\b|\bhetzelfde als\b|\banders dan\b/

/** Sets what is named beside what was spoken of before. */
const comparesWithBefore = /\bhetzelfde als\b|\bverschil(?:t|len)?\b.*\b(?:met|van|tussen)\b|\banders dan\b|\bwat is (?:het|dan het) verschil\b/

/** What may stand between two names of which one has to be chosen: 'een testament of ook een levenstestament'. */
const alternative = /^ (?:\w+ ){0,2}of (?:\w+ ){0,2}$/

/** Who asks how, what it costs or whether it lapses wants that, for both, and no comparison. */
const asksSomethingElse = /^(?:en |maar )?(?:hoe|wat kost|hoeveel|wanneer|waar|vervalt|moet ik voor|wie)\b|\bof niet\b|\bja of nee\b/

export const dutchComparison: ComparisonWords = {
  language: 'nl',
  compares,
  comparesWithBefore,
  alternative,
  asksSomethingElse,
  lead: (names) => `Dit is het verschil tussen ${listNames(names.map(withSmallLetter), 'en')}.`,
  rows: {
    wat: 'Wat het is',
    wanneer: 'Wanneer het werkt',
    hoe: 'Hoe u het regelt',
    gevolg: 'Wat het doet',
    kosten: 'Kosten',
  },
}
