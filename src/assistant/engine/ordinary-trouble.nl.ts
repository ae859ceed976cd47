/** Trouble of every day before a deed: who signs is ill or away, or the money is late. No pressure, as long as none is told of. */
import { foldText } from '../retrieval/fold-text.ts'

const cannotCome =
  /\b(?:ziek|zieke|griep|koorts|buikgriep|corona|ziekenhuis|geopereerd|operatie|gebroken|bevallen|bevalling|kraambed|op reis|op vakantie|vakantie|in het buitenland|weg voor werk|moet werken|verhinderd)\b/
const another = /\biemand anders\b[^.?!]{0,25}\bteken\w*|\blaten tekenen door\b|\b(?:met|via|per) (?:een )?volmacht\b|\bvolmacht geven\b/
const pressed =
  /\b(?:dwing\w*|dwang|gedwongen|druk|dreig\w*|bang|angst|eist|eisen|moet (?:ik )?van|verplicht mij|niet wil|wil niet|stiekem|verward|dement\w*|alzheimer|delier\w*|hersen\w*|coma|begrijpt|snapt|zonder dat|laat (?:hem|haar|mij|mijn)|moest|moet ik)\b/

const lateMoney =
  /\b(?:geld|hypotheek|bank|lening|koopsom)\b[^.?!]{0,60}\b(?:niet op tijd|te laat|later (?:binnen|komt|komen|gestort|overgemaakt)|pas (?:\w+dag|overmorgen|volgende|na)|nog niet (?:binnen|rond|gestort)|vertraging|vertraagd)\b/

const deal = /\b(?:overdracht|passeren|levering|transport|leveringsakte|sleutels?|koopcontract|koopsom|naar de notaris|boete)\b/

export function isOrdinaryTrouble(question: string): boolean {
  const text = foldText(question)
  return !pressed.test(text) && ((cannotCome.test(text) && another.test(text)) || (lateMoney.test(text) && deal.test(text)))
}
