/** English questions that are told by groups of words wherever they stand, and the statement that answers. For folded text. */
import { foldText } from '../../retrieval/fold-text.ts'
import type { FoundQuestion, KnownQuestion } from '../known-question.ts'

const buys =
  /\b(?:buy|buying|bought|purchas\w*)\b[^.?!]{0,40}\b(?:house|flat|apartment|home|place|property)\b|\b(?:house|flat|apartment|home) (?:we|i) (?:are|am) buying\b/

export const englishKnownQuestions: readonly KnownQuestion[] = [
  {
    told: [buys],
    all: [/\b(?:cost|costs|pay|fees?|expenses?)\b/, /\b(?:in total|total|altogether|besides|on top of|all in|extra|additional)\b/],
    unless: /\b(?:interpreter|translat\w*|will|prenup\w*|inherit\w*|bv|company|rent)\b/,
    entry: 'en-house-costs',
    opens: [],
    otherwise: 'extra',
    supports: ['tax-share', 'included', 'own-money'],
  },
  {
    told: [buys, /\b(?:interpreter|translator|understand|dutch)\b/],
    all: [/\bpower of attorney\b/, /\b(?:skip|avoid|instead|without)\b/],
    unless: /\b(?:inherit\w*|heir\w*|estate|death|died|mortgage)\b/,
    entry: 'en-house-interpreter',
    opens: [],
    otherwise: 'power-of-attorney',
    supports: ['needed'],
  },
  {
    told: [buys],
    all: [/\bpower of attorney\b|\bsign (?:it |that |this )?(?:remotely|from abroad|for me|for us)\b/],
    unless: /\b(?:inherit\w*|heir\w*|estate|death|died|parent\w*|dementia|bank)\b/,
    entry: 'en-house-power-of-attorney',
    opens: [[/\b(?:mortgage)\b/, 'mortgage']],
    otherwise: 'possible',
    supports: ['mortgage', 'abroad'],
  },
  {
    told: [/\b(?:died|dies|passed away|death|estate|inherit\w*|heirs?|executor)\b/],
    all: [
      /\b(?:refus\w+|won ?'?t|will not|doesn ?'?t want|does not want|not willing|unwilling)\b[^.?!]{0,25}\b(?:sign|cooperate|agree|respond|answer)\w*\b/,
      /\b(?:brothers?|sisters?|siblings?|heirs?|he|she|they|stepmother|stepfather|uncle|aunt)\b/,
    ],
    unless: /\b(?:divorc\w*|ex|husband|wife|executor|inheritance tax|tax return|mortgage|bank)\b/,
    entry: 'en-death-disagree',
    opens: [
      [/\b(?:sell|sale|house|flat|home)\b/, 'sale'],
      [/\b(?:respond|answer)\w*\b/, 'silent'],
    ],
    otherwise: 'talk',
    supports: ['silent', 'sale'],
  },
  {
    // Who lives on tells of the family, and asks what the law does.
    told: [/\b(?:husband|wife|spouse)\b[^.?!]{0,60}\b(?:died|passed away|dead|deceased)\b|\b(?:he|she) (?:died|passed away)\b/],
    all: [/\b(?:no|without a|never made a) will\b/, /\b(?:child|children|kids|son|sons|daughters?)\b/],
    unless: /\b(?:tax\w*|from (?:his|her) (?:first|earlier|previous) marriage|stepchild\w*|cost\w*|debts?)\b/,
    entry: 'en-inherit-spouse',
    opens: [],
    otherwise: 'all',
    supports: [],
  },
  {
    // A house in both names is not one of the deceased alone.
    all: [
      /\b(?:both (?:our |their )?names|joint names|owned (?:it )?together|co-?own\w*|half (?:of )?the house)\b/,
      /\b(?:died|dies|passed away|death|deceased)\b/,
      /\b(?:girlfriend|boyfriend|partner|not married|weren't married|never married|unmarried|live together|lived together|living together)\b/,
    ],
    unless: /\b(?:tax\w*|will|contract|prenup\w*|mortgage|worth)\b/,
    entry: 'en-house-together-unmarried',
    opens: [],
    otherwise: 'inherit',
    supports: ['survivor'],
    lead: 'A house that stands in both names belongs to both: who lived there keeps the own share, usually half.',
  },
  {
    all: [
      /\b(?:which|what|whose|dutch|foreign)\b[^.?!]{0,30}\b(?:law|laws|rules)\b|\blaw of which country\b|\b650 ?\/ ?2012\b|\bsuccession regulation\b/,
      /\b(?:estate|inherit\w*|succession|heirs?|will)\b/,
      /\b(?:nationalit\w+|citizen\w*|passports?|dual|abroad|residence|lived in|living in|live in|died in|emigrat\w+|regulation|650)\b/,
    ],
    unless: /\btax\w*\b|\bmatrimonial\b|\bour marriage\b|\bprenup\w*/,
    entry: 'en-inherit-which-law',
    opens: [
      [/\bchoose\b|\bchoice\b/, 'choice'],
      [
        /\b(?:he|she|mother|father|uncle|aunt|husband|wife|brother|sister|parents?)\b[^.?!]{0,40}\b(?:lived|died|moved|living) (?:\w+ ){0,2}(?:in|abroad)\b(?! the netherlands| amsterdam| holland)|\blast residence\b/,
        'abroad',
      ],
    ],
    otherwise: 'residence',
    supports: ['residence', 'choice', 'foreigner'],
  },
]

/** Whoever has to be paid by an heir has no claim on the estate, but on the share of that heir. */
export function findCreditorsOfHeir(question: string): FoundQuestion | undefined {
  const text = foldText(question)
  if (!asksOfHeirsCreditors(text)) return undefined
  const opens = /\bbankrupt\w*|\binsolvent\b/.test(text) ? 'bankruptcy' : /\brefus\w*|\brenounc\w*|\breject\w*/.test(text) ? 'refuse' : 'seizure'
  return { entry: 'en-heir-with-debts', opens, supports: ['seizure', 'refuse'].filter((id) => id !== opens) }
}

const asksOfHeirsCreditors = (text: string): boolean =>
  /\b(?:creditors?|bailiffs?|debts?|bankrupt\w*|insolvent|debt collectors?)\b/.test(text) &&
  /\b(?:my|our|one|an|the|his|her) (?:\w+ ){0,2}(?:son|daughter|brother|sister|child|children|heirs?)\b/.test(text) &&
  /\b(?:inherit\w*|estate|heirs?|share)\b/.test(text) &&
  /\b(?:his|her|their|of an heir|an heir|of the heirs?) (?:creditors?|share|debts|inheritance|is bankrupt|are bankrupt)|\bcreditors of (?:an|my|our|the) (?:\w+ )?(?:heir|son|daughter|brother|sister|child)\b|\b(?:heir|son|daughter|brother|sister|child)\b[^.?!]{0,30}\b(?:has|have|is|in|with|went) (?:\w+ ){0,2}(?:debts?|creditors|bankrupt|bailiffs?)\b/.test(
    text,
  ) &&
  !/\b(?:son|daughter|brother|sister|child)\b[^.?!]{0,25}\b(?:died|dead|passed away|suicide|left)\b/.test(text) &&
  !/\b(?:father|mother|parents?|husband|wife|deceased|late)\b[^.?!]{0,25}\b(?:had|left|owed)\b[^.?!]{0,20}\bdebts?\b|\bdebts? of (?:my|the|our) (?:late |deceased )?(?:father|mother|parents?|husband|wife|deceased|estate)\b/.test(
    text,
  )
