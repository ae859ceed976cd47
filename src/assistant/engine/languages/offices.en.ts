/** English words by which a visitor looks for an office rather than for an answer. For folded text. */
import type { PlaceWords } from '../referral-intent.ts'
import { commonWordPlaces } from '../referral-intent.nl.ts'

const office = "(?:notar(?:y|ies|is|issen)|notary(?:'s)? offices?|notar(?:y|ies)'? offices?)"
const quote = '(?:quotes?|quotations?|price offers?)'
const kind = '(?:good|cheap|cheaper|cheapest|affordable|reliable|trustworthy|best|better|nearby|nearest|closest|local|other|another|english[- ]speaking)'

export const officeWords = {
  /** Looks for an office or its prices. */
  seeks: [
    new RegExp(
      `\\b(?:look(?:ing)? for|search(?:ing)? for|find(?: me)?|recommend|suggest|show me|give me|refer me to|put me in touch with)\\b[^.?!]{0,40}\\b${office}\\b`,
    ),
    new RegExp(`\\b(?:i|we) (?:need|want|would like|'d like)(?: to (?:find|have|see|hire|use))? (?:a|an|some|your)?\\s?(?:\\w+[- ]){0,3}${office}\\b`),
    new RegExp(
      `\\b(?:do you|you|can you|anyone) (?:know|have|recommend)\\b[^.?!]{0,40}\\b${office}\\b[^.?!]{0,40}\\b(?:in|near|around|who|that|for|speaks?)\\b`,
    ),
    new RegExp(`\\b${kind} (?:[\\w-]+ ){0,2}${office}\\b`),
    new RegExp(`\\b${office} (?:near me|nearby|close by|in my (?:area|town|city|neighbou?rhood))\\b`),
    new RegExp(`\\b${office}\\b[^.?!]{0,20}\\b(?:who|that|which) speaks? english\\b`),
    new RegExp(`\\b(?:get|want|need|request|receive|compare|like|ask for|give me|have)\\b[^.?!]{0,25}\\b${quote}\\b`),
    new RegExp(`^(?:${quote}|${office})(?: (?:in|near|around|for)\\b.*)?$`),
  ],
  /** The same, when the name of a place stands in the message. */
  names: new RegExp(`(?<!\\b(?:my|our|the|his|her|their|(?:at|by|with|from|via|to) (?:a|an|another)) )\\b${office} (?:in|near|around|close to|at)\\b`),
  /** About offices in general: how to choose, what a quote is, whether one must. */
  asksInGeneral:
    /\b(?:how (?:do|can|should|to|does)\b.{0,20}\b(?:choose|compare|pick|recognise|recognize|know|find)|why|difference|different|solicitor|lawyer|complain|complaint|required|mandatory|obliged|allowed|who (?:chooses|picks|decides|pays)|free to choose|choose any|what (?:is|does|are|do|if)|what's|when|binding|valid|need (?:both|to (?:go|see|visit|use))|have to (?:go|see|visit|use|choose|accept|take)|must (?:i|we)|should (?:i|we) (?:use|take|accept|choose|ask|get)|without)\b/,
  /** Asks whether one is needed; says nothing of where one is. */
  asksWhetherNeeded:
    /^(?:can|does|do|is|are|will|must|should|may) (?:the|a|my|our) notary\b|\b(?:do|does|must|should|would|when do|why do|if|whether) (?:i|we|you|he|she|they|one|everyone) (?:really |always |even |both |still |also )?need\b/,
  /** Tells of a quote that is there. */
  hasQuote:
    /\b(?:the|this|that|my|our|his|her|their|your) (?:\w+ )?quot(?:e|es|ation)\b|\b(?:got|received|sent|gave)\b[^.?!]{0,30}\bquot(?:e|es|ation)\b|\bquotes? (?:of|was|is|were|are) /,
  /** In a story a sentence that asks, or wants something. */
  asksOrWants: /\?|\b(?:look(?:ing)? for|find|need|want|would like|recommend|know|help|please)\b/,
  wantsCheapest: /\bcheap(?:er|est)?\b|\baffordable\b|\blow(?:est)? (?:price|cost)\b|\bleast expensive\b/,
  wantsBest: /\bbest\b(?! match)|\bbest rated\b|\bhighest rat(?:ed|ing)\b|\bgood reviews\b|\bmost reliable\b/,
  /** An amount of something else than an office. */
  asksAnotherAmount: /\b(?:tax|taxes|taxed|taxman|penalty|deposit|exemption|alimony|pension)\b/,
  asksPrice: /\b(?:how much|what (?:does|do|would|will|is|are)\b.{0,20}\bcosts?|what (?:it|that|this|a|the)\b.{0,20}\bcosts?|costs?|prices?|fees?|expensive)\b/,
  /** What may stand around the name of a place in a message that says no more. */
  beside:
    /\b(?:and|ok|okay|yes|no|or|what|how|about|please|in|near|around|close|to|at|then|thanks|for|the|i|am|im|live|we|are|my|town|city|is|maybe|rather|instead|area|of)\b/g,
  /** Chooses another order of the offices that were named. */
  ordersAgain:
    /^(?:and |ok |yes |no |please |rather )*(?:the |a |which (?:one )?is (?:the )?|who is (?:the )?|show (?:me )?(?:the )?)?(?:cheap(?:er|est)?|best(?: rated)?|least expensive|highest rated)\b/,
} as const

/** The seat of the government has an English name with an article. */
export const englishPlaces: PlaceWords = {
  before:
    /\b(?:in|near|nearby|around|close to|at|outside|based in|living in|area of|region of|city of|town of|province of)\s+(?:the (?:city|town|area|region|province|centre|center) of |the (?!hague)|greater |central )?/g,
  common: new Set([...commonWordPlaces, 'son', 'made', 'goes', 'born', 'enter', 'lent', 'monster', 'grave', 'well', 'echt', 'over', 'hall', 'america']),
}
