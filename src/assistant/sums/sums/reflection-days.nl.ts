/** The Dutch sentences about the days in which a buyer may withdraw. Days are YYYY-MM-DD. */
import { formatDay } from '../../../figures/figure-tokens.ts'
import type { AnswerSource } from '../../conversation/engine.ts'

const weekdays = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'] as const

const weekdayOf = (day: string): string => weekdays[new Date(day).getUTCDay()]!
/** 'dinsdag 1 december 2026'. */
const long = (day: string): string => `${weekdayOf(day)} ${formatDay(day)}`
/** 'vrijdag 27 november'. */
const short = (day: string): string => long(day).slice(0, -5)

export const reflectionTexts = {
  until: (last: string): string => `Uw bedenktijd loopt tot en met ${long(last)}.`,
  over: (last: string): string => `Uw bedenktijd liep tot en met ${long(last)} en is voorbij.`,
  received: (day: string, isReceived: boolean): string =>
    isReceived
      ? `U kreeg het getekende contract of een kopie op ${short(day)}. Die dag telt niet mee.`
      : `Wij gaan ervan uit dat u het getekende contract of een kopie kreeg op ${short(day)}. Die dag telt niet mee. Kreeg u het later, dan loopt de bedenktijd ook later af.`,
  begins: (first: string): string => `De eerste dag is ${short(first)}. Het zijn drie dagen, waarvan er minstens twee geen zaterdag, zondag of feestdag zijn.`,
  moved: (last: string): string => `Door het weekend of een feestdag is ${short(last)} de laatste dag.`,
  inTime: (today: string): string =>
    `Vandaag, ${short(today)}, bent u op tijd. Laat de verkoper schriftelijk weten dat u van de koop afziet, bijvoorbeeld per e-mail en met een kopie aan de makelaar en de notaris. Alleen bellen is niet genoeg. Een reden hoeft u niet te geven, en een boete is er niet.`,
  howTo: 'Afzien doet u schriftelijk bij de verkoper, bijvoorbeeld per e-mail. Een reden hoeft u niet te geven, en een boete is er niet.',
  tooLate:
    'Daarna kunt u alleen nog van de koop af met een voorbehoud uit uw contract, bijvoorbeeld voor de financiering of een keuring, of als de verkoper het goedvindt. Kijk vandaag in uw contract tot welke dag een voorbehoud loopt.',
  buyers: 'Dit geldt voor wie als particulier een woning koopt.',
  suggestions: ['Welke ontbindende voorwaarden zet ik in de koopovereenkomst?', 'Heeft de verkoper van een huis ook bedenktijd?'],
  sources: [
    { title: 'Burgerlijk Wetboek Boek 7, artikel 2', url: 'https://wetten.overheid.nl/jci1.3:c:BWBR0005290&boek=7&artikel=2' },
    { title: 'Algemene termijnenwet, artikel 1', url: 'https://wetten.overheid.nl/jci1.3:c:BWBR0002448&artikel=1' },
    { title: 'Algemene termijnenwet, artikel 3', url: 'https://wetten.overheid.nl/jci1.3:c:BWBR0002448&artikel=3' },
  ] satisfies AnswerSource[],
}

const month = 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december'

/** For normalised text. */
export const reflectionWords = {
  contract: /\bkoop(?:contract|overeenkomst|akte)\w*\b|\bbedenktijd\b/,
  home: /\b(?:huis\w*|woning|appartement|flat|koopwoning|koop)\b/,
  signed: /\b(?:(?:onder)?getekend|tekende|tekenden|gekregen|kreeg|kregen|ontvangen|ontving\w*)\b/,
  /** Signs, rather than gets something else than a contract. */
  signs: /\b(?:(?:onder)?getekend|tekende|tekenden)\b/,
  /** Where no contract is named, what was signed or got is something else: a deed at the notary, an offer. */
  otherPaper: /\b(?:notaris\w*|offertes?|prijsopgaven?|bod|bieding|geboden|lening|verzekering\w*|samenlevings\w*|schenking\w*|erfenis\w*)\b/,
  received:
    /\b(?:gekregen|kreeg|kregen|ontvangen|ontving\w*)\b|\b(?:krijg|krijgen|ontvang) (?:\w+ ){0,5}(?:contract|kopie|koop\w+)\b|\b(?:contract|kopie|koop\w+) (?:krijg|krijgen|ontvang)\b/,
  /** May one still withdraw, and until when. */
  asks: /\bbedenktijd\b|\bbedenkdagen\b|\b(?:nog|kan|kunnen|kom|komen|wil|willen|mag|mogen)\b[^.?!]{0,50}\b(?:eraf|er ?af|er vanaf|ervanaf|vanaf|onderuit|af ?zien|annuleren|bedenken|ontbinden|opzeggen|terug\w*|afblazen)\b|\bte laat\b|\bop tijd\b|\bspijt\b/,
  /** Who sells, or has been to the notary, has none; nor who buys at an auction or for a company. */
  other:
    /\b(?:ons|mijn|het) huis (?:\w+ ){0,3}verkocht\b|\b(?:ik|wij|we) (?:\w+ ){0,3}verko(?:op|pen|cht|chten)\b|\bals verkoper\b|\bmijn koper\b|\bde koper\b|\bveiling\b|\bleveringsakte\b|\bovergedragen\b|\bsleutel\w*\b|\btestament\w*|\bscheid\w*|\bvolmacht\b|\bhypotheekofferte\b|\bbedrijfspand\b|\bwinkel\b|\bhuur\w*/,
  months: month.split('|'),
  date: new RegExp(`\\b(\\d{1,2}) (${month})(?: (20\\d\\d))?\\b`, 'g'),
  weekday: /\b(vorige week )?(zondag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag)(?:avond|middag|ochtend)?\b/g,
  ago: /\b(vandaag|vanochtend|vanmiddag|vanavond|zojuist|gisteren|gisteravond|gistermiddag|gisterochtend|eergisteren)\b/g,
  namesToday: /\b(?:(?:vandaag|nu)(?: is het| al)?|het is(?: nu| vandaag| inmiddels)*),? (zondag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag)\b/,
  /** Before a day that is not the one of the contract. */
  otherDay:
    /\b(?:vandaag|het is|nu|tot|morgen|komende|volgende|aanstaande|uiterlijk|passeren|passeer|overdracht|levering|leveren)(?: (?:is|is het|en met|op|vindt plaats op|staat op))?,?(?: (?:op )?(?:zondag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag))?,? $/,
  /** The contract is still to come. */
  comes: /\b(?:krijg|krijgen|ontvang|teken|tekenen)\b/,
  daysAgo: { vandaag: 0, vanochtend: 0, vanmiddag: 0, vanavond: 0, zojuist: 0, eergisteren: 2 } as Readonly<Record<string, number>>,
  weekdays,
} as const
