/** English words by which a message shows that it asks several things. */
import type { AskingWords } from '../asking-words.ts'

const words = 'what|how|who|whose|when|where|why|which'
/** They ask when who or what they are asked of follows. */
const verbs = 'do|does|did|can|could|is|are|was|were|will|would|must|should|may|have|has|had|am'
const subjects =
  'i|we|you|he|she|they|it|this|that|there|the|my|our|your|his|her|their|a|an|either|both|any|anyone|someone|somebody|each|every|all|one|mum|dad|mom'
const and = 'and(?: also)?|plus'
const whether = 'whether|if'
const asking = 'know|ask|tell me|wondering|wonder|sure|explain|understand'
const supposing = 'what if|if|suppose|in case'
const lead = 'and|but|also|or|oh|ok|okay|so|then|first|secondly|second|finally'
const question = `(?:(?:${words})\\b|(?:${verbs}) (?:${subjects})(?![\\p{L}']))`

export const englishAskingWords: AskingWords = {
  opens: new RegExp(`^(?:(?:${lead})[,:]? )*(?:${question}|(?:${supposing})\\b)`, 'iu'),
  onOf: new RegExp(`^(?:(?:${lead})[,:]? )*(?:for|at|with|of|in|about|after|on|without|against|to|by)\\b`, 'iu'),
  tells: new RegExp(`^(.*?\\b(?:${asking})[,:]? )(?=(?:${words}|${whether})\\b)`, 'iu'),
  border: new RegExp(`([,;]? (?:${and}) (?=${question})|[,;] (?=${question}))`, 'giu'),
  // Not 'who', 'which' or 'if': behind a comma they tell of what was spoken of, as in 'my brother, who lives abroad'.
  borderTold: new RegExp(`([,;]? (?:${and}) (?=(?:${words}|${whether})\\b)|, (?=(?:what|how|when|whether)\\b))`, 'giu'),
  speaks: /\b(?:i|we|you|me|us|want|wants|like|wonders|please|wondering|my question)\b/iu,
  toldBefore: /^(.*)(?:,| and| but) /iu,
  joins: new RegExp(`^(?:${and}) `, 'iu'),
  supposes: new RegExp(`^(?:(?:${lead}) )*(?:${supposing})\\b`, 'iu'),
  asksWho: new RegExp(`^(?:(?:${lead}) )*who\\b`, 'iu'),
  goesOn: /^\p{L}+ (?:it|that)\b(?!.*\b(?:i|we)\b)/iu,
  negates: /^\p{L}+ (?:(?:is|does|do|are) (?:it|that|they) )?not$|^(?:whether|if) .* or not$/iu,
}
