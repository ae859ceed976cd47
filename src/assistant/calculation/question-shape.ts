/** Tells whether a normalised question asks for an outcome or for a rule. */
import { namesCalculation } from './detect-topic.ts'
import { phrases } from './phrases.ts'

const ABOUT_PROCEDURE = phrases(
  'wanneer',
  'waarom (betaal|moet|moeten|is|zijn|krijg|wordt|bestaat)',
  'hoe ?lang*',
  'termijn*',
  'in termijnen',
  'aangifte',
  'uitstel',
  'terugvra*',
  'terugkrijg*',
  'teruggave',
  'bezwaar',
  'boete',
  'aftrek*',
  'bespaar*',
  'besparen',
  'voorkom*',
  'vermijd*',
  'ontwijk*',
  'ontduik*',
  'verlag*',
  'wie betaalt',
  'wie moet',
  'hoe werkt',
  'klopt',
  'voorwaarden',
)
const ABOUT_RULE = phrases(
  'hoeveel (mag|mogen|kan|kun|kunnen|procent|notaris*|keer|jaar)',
  'wat mag',
  'welke? (percentage|tarief|tarieven|regels)',
  'wat voor (percentage|tarief)',
  'maximaa?l*',
  'hoogste',
  'tot welk bedrag',
  '(kan|kunnen|mag|mogen) (ik|we|wij)…(?<!\\w)nog',
  'wat is (een|het verschil)',
  'wat betekent',
)
const FILLER = '(is|was|zijn|wordt|bedraagt|dan|de|het|een|deze|jaarlijkse|eenmalige?|verhoogde|huidige|nieuwe|hoogte|van|maximale) '
const RULES = '(starters)?(grens|plafond|limiet|tarief|tarieven|percentage|vrijstelling|vrijstellingen|schijf|schijven|woningwaardegrens)'
const ASKS_THE_RULE = phrases(`(wat|hoe hoog|welke?|hoeveel|hoe groot|is|was) (${FILLER}){0,5}${RULES}`)
const ASKS = phrases(
  'hoeveel',
  'hoe veel',
  'hoevel',
  'bereken*',
  'uitreken*',
  'reken*…uit',
  'hoe hoog',
  'welk bedrag',
  'hoe duur',
  'belastingvrij',
  'zonder belasting',
  'hou*…over',
  'kwijt',
  'afdragen',
  'wat (betaal|betalen|betaalt|moet|moeten|ben|zijn|is|wordt|word|worden|kost|kosten|komt|gaat|houd|scheelt|zou|bedraagt|krijgt|krijg)',
  'betaal(t|en)? (ik|we|wij|hij|zij|ze|mijn|de|onze|een)',
  'moet(en)? .{0,80}betalen',
)

/** About a rule, a term or a way to avoid tax: the knowledge base answers it, whatever amounts it names. */
export const asksForRule = (text: string): boolean => [ABOUT_PROCEDURE, ABOUT_RULE, ASKS_THE_RULE].some((pattern) => pattern.test(text))

/** Asks for an outcome in words, or by naming the tax next to an amount in a few words. */
export function asksForOutcome(text: string): boolean {
  if (ASKS.test(text)) return true
  return namesCalculation(text) && !/\bgrens\b/.test(text) && (text.endsWith('?') || text.split(' ').length <= 12)
}
