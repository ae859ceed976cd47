/** The few English words in which somebody asks about one thing; see `plain-question.nl.ts`. */
import type { PlainWords } from '../plain-question.ts'

const list = (words: string): string[] => words.trim().split(/\s+/)

const filling = list(`
  i we want would like to a an the my our make making made set up setting start starting get getting have having draw arrange arranging do does can could should must
  please hello hi it that this one is are for of in at and but so then also new now just with on netherlands dutch holland
`)

const asking: PlainWords['asking'] = {
  tekenen: {
    words: list('sign signs signing signature'),
    people: new Set(list('who has too both husband wife partner children heirs he she they her his him')),
    pattern: /\b(?:signs?|signing|signature)\b/,
  },
  'kosten-stel': {
    words: list('two both couple'),
    people: new Set(list('me my husband wife partner boyfriend girlfriend people persons us parents together 2 each')),
    pattern:
      /\b(?:two|2) ?(?:people|persons|of us|wills)?\b|\b(?:both|couple|parents)\b|\b(?:me|i) and my \w+|\bmy (?:husband|wife|partner|boyfriend|girlfriend) and (?:i|me)\b/,
  },
  kosten: {
    words: list('how much what cost costs price prices pay fee fees expensive about'),
    pattern: /\b(?:cost|costs|price|prices|fee|fees|expensive|how much)\b/,
  },
  duur: { words: list('how long take takes quickly fast soon time'), pattern: /\bhow (?:long|soon|quickly|fast)\b/ },
  meenemen: {
    words: list('what which bring documents papers need take along'),
    pattern: /\bbring\b|\bwhich (?:documents|papers)\b|\bwhat (?:documents|papers)\b/,
  },
  notaris: { words: list('notary notaris need needed required necessary go through via without really'), pattern: /\b(?:notary|notaris)\b/ },
  nodig: {
    words: list('need needed required necessary mandatory useful really always'),
    pattern: /\bdo (?:i|we) (?:really |always )?need\b|\b(?:required|necessary|mandatory|useful)\b|\bis .*needed\b/,
  },
  wat: { words: list('what is are mean means exactly'), pattern: /\bwhat (?:is|are|does)\b/ },
  regelen: { words: list('how work works next need'), pattern: /\b(?:how|want|like|need|make|set up|start|starting|get|arrange|what now|next)\b/ },
}

export const englishPlainWords: PlainWords = {
  asking,
  vocabulary: new Set([...filling, ...Object.values(asking).flatMap(({ words }) => words)]),
  ofBefore: new Set(['kosten-stel', 'kosten', 'duur', 'meenemen', 'notaris', 'nodig']),
}
