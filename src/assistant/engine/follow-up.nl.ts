/** Dutch words by which a question shows that it goes on from the one before. Matched on folded text. */
import { sayings } from '../retrieval/word-pattern.ts'

const lead = 'ok|oke|ja|nee|ah|aha|hm|hmm|prima|goed|duidelijk|dank je|bedankt'
const opening =
  'en|maar|ook|dus|dan|of|want|stel|wat als|hoezo|waarom dan|geldt dat|is dat|mag dat|kan dat|moet dat|moet ik dat|kan ik dat|hoe dan' +
  '|hoe doe ik dat|hoeveel is dat|wat kost dat|hoe lang duurt dat|hoe lang duurt het'

const acceptance =
  'ja|jazeker|graag|ja graag|ja hoor|doe maar|ja doe maar|ja prima|ja dat wil ik|ja dat wil ik graag|ja vertel|vertel|vertel maar|vertel meer|vertel verder|meer|meer informatie' +
  '|ga verder|verder|klopt|ja klopt|dat klopt|inderdaad|ja inderdaad|ja alstublieft|ja aub|ja leg uit|ja dat bedoel ik|dat bedoel ik|de eerste|eerste|1|yes|oke vertel|ja oke' +
  '|ja precies|precies|exact|juist'

export const followUpWords = {
  opening: [sayings('^', opening), new RegExp(`^(?:${lead})[, ]+(?:${opening})\\b`)],
  pointing: sayings(
    'dat|die|dit|deze|daar\\w*|hier(?:voor|van|bij|over|mee|aan|in|op)|dan|zoiets|er(?:van|voor|mee|bij|over|op|aan|in|uit)|zon|dezelfde|hetzelfde|laatste|eerste|het',
  ),
  acceptance: sayings('^', acceptance, '$'),
} as const

/** What may stand before the name of another subject that the last question is asked of. */
export const otherSubjectLead =
  /^(?:(?:en|maar|ook|oke|ok|ja|hoe zit het met|hoe zit dat met|hoe zit dat bij|geldt dat ook voor|geldt dat ook bij|is dat ook zo bij|dan|wat als|hetzelfde voor|bij|voor|van|met|een|het|de|mijn|onze|zo n|zon|in plaats daarvan)\b[ ,]*)+/
