/** What was masked in a question is no part of what it asks; a number that nobody should type gets one sentence of warning. */
import type { EngineAnswer, EngineInput, Turn } from '../conversation/engine.ts'
import { englishTexts } from './languages/english.en.ts'
import { engineTexts } from './engine.nl.ts'

const OMITTED = '\\[(?:burgerservicenummer|rekeningnummer|e-mailadres|telefoonnummer|adres) weggelaten\\]'
const holdsData = new RegExp(OMITTED)
const riskyNumber = /\[(?:burgerservicenummer|rekeningnummer) weggelaten\]/
const accountAfter = /(?<=\b(?:op|naar|van|vanaf|met|to|into|from|on) )\[rekeningnummer weggelaten\]/gi

const whose = "(?:mijn|m'n|het|ons|onze|my|our|the|is)"
const thing =
  '(?:bsn|burgerservicenummer|sofinummer|iban|rekening|bankrekening|rekeningnummer|bankrekeningnummer|account|bank account|citizen service number|mail|mailadres|e-mailadres|e-mail|telefoon|telefoonnummer|mobiel|adres|email|phone|address|nummer|number)'
/** 'Mijn BSN is …', 'bsn: …', 'ik woon op …', 'mail mij op …'. */
const told = new RegExp(
  `(?:\\b(?:en|and|met|with) )?(?:(?:\\b${whose} )?\\b${thing}(?:[ -]?(?:nummer|number))?(?: (?:is|luidt|van mij is))?|\\b(?:ik|wij) (?:woon|wonen) (?:op|aan|in|te)|\\bi live (?:at|in|on)|\\b(?:mail|bel|mail me|email me|call me|bel mij|mail mij)(?: (?:mij|me))? (?:op|naar|via|at|on))?(?: ?[:=])? ?${OMITTED}[ )]?`,
  'gi',
)

const EDGES = ' ,;:-'

/** Without the marks that what was left out stood between. */
function withoutEdges(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && `${EDGES}.`.includes(text[start]!)) start += 1
  while (end > start && EDGES.includes(text[end - 1]!)) end -= 1
  return text.slice(start, end)
}

/** Without what was masked and the words that say what it is; as it is where nothing else was said. */
function withoutData(text: string): string {
  if (!holdsData.test(text)) return text
  const rest = text
    .replace(/\s+/g, ' ')
    .replace(accountAfter, (_match, at: number) => (/\b(?:to|into|from|on) $/i.test(text.slice(0, at)) ? 'my account' : 'mijn rekening'))
    .replace(told, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;?!])/g, '')
    .replace(/[,;.-](?= ?[,;.-])/g, '')
  const asked = withoutEdges(rest)
  return /\p{L}{2}/u.test(asked) ? asked : text
}

/** The conversation as it would be without what was masked. */
export function withoutPersonalData<Input extends EngineInput>(input: Input): Input {
  if (!holdsData.test(input.question) && !input.history.some(({ content }) => holdsData.test(content))) return input
  const history = input.history.map((turn): Turn => (turn.role === 'user' ? { ...turn, content: withoutData(turn.content) } : turn))
  return { ...input, question: withoutData(input.question), history }
}

const answering: ReadonlySet<EngineAnswer['kind']> = new Set(['kennis', 'artikel', 'berekening', 'verwijzing', 'onbekend', 'verduidelijking'])

/** Beneath what was asked: that such a number is not needed here. `question` as it was typed. */
export function warnOfNumber(answer: EngineAnswer, question: string): EngineAnswer {
  if (!riskyNumber.test(question) || !answering.has(answer.kind)) return answer
  return { ...answer, text: `${answer.text}\n\n${answer.extras?.lang === 'en' ? englishTexts.numberNotNeeded : engineTexts.numberNotNeeded}` }
}
