/** Dutch words by which a question compares, and the heads of a comparison. */
import { listNames, withSmallLetter, type ComparisonWords } from './comparison-words.ts'

/** For folded text: words that ask for a comparison by themselves. */
const compares = new RegExp(
  [
    String.raw`\bverschil(?:len|t)?\b|\bvergelijk\w*\b|\bversus\b|\bvs\b|\bbeter\b|\bin plaats van\b|\bwelke van\b|\bwat is handiger\b|\bhetzelfde als\b|\banders dan\b|\bwat is (?:nou |nu |dan |precies )*wat\b`,
    String.raw`\b(?:wat|welke?)\b.*\b(?:goedkoper|goedkoopste?|duurder|duurste?|voordeliger|sneller|snelste?|(?:duurt|kost) (?:het )?(?:langer|langste?|korter|meer|minder))\b`,
    String.raw`\b(?:goedkoper|duurder|voordeliger|sneller) dan\b|\b(?:waarvoor|welke?)\b.*\bnotaris\b`,
  ].join('|'),
)

/** Sets what is named beside what was spoken of before. */
const comparesWithBefore =
  /^ ?(?:en |ja |maar )?of (?:toch |beter |liever |misschien |dan |gewoon |anders |meteen |juist ){0,2}(?:maar )?(?:een |de |het )?[a-z ]{2,30}$|\bhetzelfde als\b|\bverschil(?:t|len)?\b.*\b(?:met|van|tussen)\b|\banders dan\b|\bwat is (?:het|dan het) verschil\b|\bis\b.*\b(?:goedkoper|duurder|voordeliger|sneller)(?: dan dat)? ?\??$/

/** What may stand between two names of which one has to be chosen: 'een testament of ook een levenstestament'. */
const alternative = /^ (?:\w+ ){0,2}of (?:\w+ ){0,2}$/

/** Who asks how, what it costs or whether it lapses wants that, for both, and no comparison. */
const asksSomethingElse = /^(?:en |maar )?(?:hoe|wat kost|hoeveel|wanneer|waar|vervalt|moet ik voor|wie)\b|\bof niet\b|\bja of nee\b/

/** What is compared on one thing, after 'hier ziet u naast elkaar'. */
const aspectLeads = { kosten: 'wat het kost', duur: 'hoelang het duurt', notaris: 'of u een notaris nodig hebt' }

export const dutchComparison: ComparisonWords = {
  language: 'nl',
  compares,
  comparesWithBefore,
  alternative,
  asksSomethingElse,
  aspects: {
    kosten:
      /\b(?:goedkoper|goedkoopste?|duurder|duurste?|voordeliger|voordeligste?)\b|\bkost(?:en)? (?:het )?(?:meer|minder|meeste|minste)\b|\bscheelt\b.*\b(?:geld|kosten|prijs)\b|\bprijsverschil\b/,
    duur: /\b(?:sneller|snelste?|vlugger|langer|langste?|korter|kortste?)\b/,
    notaris: /\bnotaris\b/,
  },
  lead: (names, aspect) =>
    aspect
      ? `Hieronder leest u ${aspectLeads[aspect]} bij ${listNames(names.map(withSmallLetter), 'en')}.`
      : `Dit is het verschil tussen ${listNames(names.map(withSmallLetter), 'en')}.`,
  unknown: 'Dat weet ik niet zeker.',
  rows: {
    wat: 'Wat het is',
    wanneer: 'Wanneer het werkt',
    hoe: 'Hoe u het regelt',
    gevolg: 'Wat het doet',
    kosten: 'Kosten',
    duur: 'Hoelang het duurt',
    notaris: 'Of de notaris nodig is',
  },
}
