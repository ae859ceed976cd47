/** The few English words in which somebody asks about one thing; see `plain-question.nl.ts`. */
import type { PlainWords } from '../plain-question.ts'

const list = (words: string): string[] => words.trim().split(/\s+/)
const own = (words: string): ReadonlySet<string> => new Set(list(words))

const filling = list(`
  i we you want would like to a an the my our make making made set up setting start starting get getting have having draw arrange arranging do does can could should must
  please hello hi it that this one is are for of in at and but so then also new now just with on netherlands dutch holland
`)

const asking: PlainWords['asking'] = {
  tekenen: {
    words: list('sign signs signing signature'),
    own: own('who has too both husband wife partner children heirs he she they her his him'),
    pattern: /\b(?:signs?|signing|signature)\b/,
    unknown: 'I do not know for certain who has to sign this; ask whoever draws it up. This is what I do know.',
  },
  'kosten-stel': {
    words: list('two both couple'),
    own: own('me my husband wife partner boyfriend girlfriend people persons us parents together 2 each'),
    pattern:
      /\b(?:two|2) ?(?:people|persons|of us|wills)?\b|\b(?:both|couple|parents)\b|\b(?:me|i) and my \w+|\bmy (?:husband|wife|partner|boyfriend|girlfriend) and (?:i|me)\b/,
  },
  kosten: {
    words: list('how much what cost costs price prices pay fee fees expensive about'),
    own: own(
      'cheap pricey usually average will roughly rough approximate approximately estimate ballpark total all idea of any figure range english euros euro',
    ),
    pattern: /\b(?:cost|costs|price|prices|fee|fees|expensive|pricey|cheap|how much)\b|\b(?:rough|approximate) (?:estimate|figure|idea)\b/,
    unknown: 'I have no price for this. This is what I do know.',
  },
  geldig: {
    words: [],
    own: own('how long valid validity expire expires expired expiry stay stays remain remains good forever last lasts still ever date'),
    pattern: /\bhow long\b.*\b(?:valid|good|last|lasts)\b|\b(?:stays?|remains?|still|forever)\b.*\bvalid\b|\b(?:expires?|expired|expiry|validity)\b/,
    unknown: 'I do not know for certain how long this stays valid. This is what I do know.',
  },
  duur: {
    words: list('how long take takes quickly fast soon time'),
    own: own('be ready done will usually weeks days many'),
    pattern: /\bhow (?:long|soon|quickly|fast|many (?:weeks|days)|much time)\b/,
    unknown: 'I found no fixed term for this. Ask beforehand how long it takes. This is what I do know.',
  },
  meenemen: {
    words: list('what which bring documents papers need take along'),
    pattern: /\bbring\b|\bwhich (?:documents|papers)\b|\bwhat (?:documents|papers)\b/,
    unknown: 'I do not know for certain which papers you need; ask when you make the appointment. This is what I do know.',
  },
  stoppen: {
    words: [],
    own: own('cancel terminate end stop later still always anytime out how ever again'),
    pattern: /\b(?:cancel|terminate|end|stop)\b|\bget out\b/,
    unknown: 'I do not know for certain whether you can end this. This is what I do know.',
  },
  wijzigen: {
    words: [],
    own: own('change changed revoke undo reverse withdraw amend later still always anytime how ever back again'),
    pattern: /\b(?:changed?|revoke|undo|reverse|withdraw|amend)\b/,
    unknown: 'I do not know for certain whether you can change this later. This is what I do know.',
  },
  notaris: {
    words: list('notary notaris need needed required necessary go through via without really'),
    own: own('myself ourselves yourself'),
    pattern: /\b(?:notary|notaris|myself|ourselves|yourself)\b/,
  },
  zonder: {
    words: [],
    own: own('what happens if without no not dont don t nothing'),
    pattern: /\bwhat (?:happens|if)\b.*\b(?:without|no|not|dont|don|nothing)\b|\bif (?:i|we|you)\b.*\b(?:no|not|dont|don|nothing)\b|\bwithout\b/,
    unknown: 'I do not know for certain what happens without it. This is what I do know.',
  },
  nadeel: {
    words: [],
    own: own('what which disadvantage disadvantages downside downsides drawback drawbacks pros cons there any risks risk'),
    pattern: /\b(?:disadvantages?|downsides?|drawbacks?|cons|risks?)\b/,
    unknown: 'I have no list of disadvantages. This is what I do know.',
  },
  voordeel: {
    words: [],
    own: own('what which advantage advantages benefit benefits upside upsides there any why'),
    pattern: /\b(?:advantages?|benefits?|upsides?)\b/,
    unknown: 'I have no list of advantages. This is what I do know.',
  },
  zinvol: {
    words: [],
    own: own('when worth sensible wise useful why'),
    pattern: /\b(?:worth|sensible|wise|useful)\b/,
  },
  nodig: {
    words: list('need needed required necessary mandatory useful really always'),
    own: own('when compulsory obligatory'),
    pattern:
      /\bdo (?:i|we) (?:really |always )?need\b|\b(?:required|necessary|mandatory|compulsory|obligatory)\b|\bis .*needed\b|\bwhen do (?:i|we|you) need\b/,
  },
  wat: { words: list('what is are mean means exactly'), own: own('explain'), pattern: /\bwhat (?:is|are|does)\b|\bexplain\b/ },
  regelen: { words: list('how work works next need'), pattern: /\b(?:how|want|like|need|make|set up|start|starting|get|arrange|what now|next)\b/ },
}

export const englishPlainWords: PlainWords = {
  asking,
  vocabulary: new Set([...filling, ...Object.values(asking).flatMap(({ words }) => words)]),
}
