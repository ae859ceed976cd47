/** Dutch words by which text that streams is told apart: what may pass at once, and what waits until its sentence is whole. */
import { wordSet } from '../retrieval/word-pattern.ts'
import { cleanerTexts } from './provider.nl.ts'

/** Words with which a sentence begins and which are nobody's name. */
export const firstWords = wordSet(`
De Het Een U Uw Dit Dat Die Deze Daar Daarna Daarom Dan Er In Op Bij Voor Van Met Na Om Ook Of Maar En Als Wie Wat Waar Wanneer Hoe
Meestal Vaak Soms Wilt Hebt Kunt Moet Mag Is Zijn Heeft Wordt Zonder Door Via Zo Wel Niet Ja Nee Alleen Beide Elke Iedere Alle Bent
Uit Tot Tegen Tussen Volgens Tijdens Sinds Vanaf Want Dus Toch Verder Eerst Hierna Hierbij Hiervoor Daarbij Daarvoor Zodra Omdat
Maak Maakt Vraag Laat Kijk Bel Neem Ga Let Lees Betaalt Koopt Erft Woont Trouwt
The An If When You Your He She They It This That These There Then On At With Without After Before Both Each Under Until Unless Since Because Where
What Who How Which While Whether Once Most Some Any No Yes Not Only But And As By From To Please Ask Does Do Is Are
`)

/** Words that may begin a claim to be a person, or the reading out of the rules: from here on the sentence waits. */
export const openers = wordSet(`
ik wij we mijn als spreekt spreek spreken praat praten chat chatten typt antwoord antwoorden bericht geen echte echt menselijke
mr mrs dr drs prof dhr mw mevr ben regels opdrachten instructies passages gereedschappen gereedschap schrijf noem zet hoogstens webadres mailadres afbeelding vlees bent i am my this you bin ich suis je https http www hxxp hxxps javascript data
`)

/** With these a number begins that is written in letters. */
export const numberStarts = 'twee drie vier vijf zes zeven acht negen tien elf twaalf veertien twintig veertig tachtig honderd duizend'.split(' ')

const month = 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december'

/** After such a word a number is no price. */
export const otherUnit = new RegExp(
  `^[\\s-]*(?:jaar|jaren|jarige|maand|maanden|week|weken|dag|dagen|werkdagen|uur|minuten|kind|kinderen|personen|mensen|keer|maal|stappen|getuigen|woorden|km|m2|${month})(?!\\p{L})`,
  'iu',
)

/** The rest of a sentence that names a price without a sign of money. */
export const priceWords =
  'kost|kosten|kostte|prijs|prijzen|tarief|tarieven|rekent|rekenen|vraagt|betaalt|bedraagt|honorarium|slechts|goedkoopste|goedkoper|vanaf|price|costs'

export const currencies = 'euro|euros|eur|dollar|dollars|usd|pond|gbp|cent|gulden|bitcoin|btc|piek|ekkies'

/** Before the name of a person or an office. */
export const titles =
  'notaris|notaresse|kandidaat-notaris|mr\\.?|mrs\\.?|dr\\.?|drs\\.?|prof\\.?|advocaat|jurist|makelaar|dhr\\.?|mevr?\\.?|mw\\.?|mevrouw|meneer|heer' +
  '|notariskantoor|kantoor|notariaat|notary|lawyer|medewerker|collega'

/** Words after which a single capitalised word is mostly a person or an office. */
export const pointers = 'bij|van|voor|naar|door|met|noem|noemt|kies|kiest|bel|belt|vraag|vraagt|heet|is|at|by|name|choose'

/** Capitalised words that are no person's name, beside those in the material. */
export const institutions = wordSet(`
ai bw btw knb kvk ctr brp nhg vve bv nv avg anbi afm dnb woz ipr bsn eu wna digid uwv svb cak ciz wmo wlz ngb ubo
nederland nederlandse europese unie burgerlijk wetboek belastingdienst kadaster kamer koophandel hoge raad rechtbank gerechtshof
koninklijke notariële beroepsorganisatie centraal testamentenregister digitaal register levenstestamentenregister executeursregister
nationale hypotheek garantie juridisch loket veilig thuis geschillencommissie notariaat bureau financieel toezicht kantonrechter
eerste tweede staat ministerie justitie veiligheid financiën rijksoverheid gemeente provincie raadsman basisregistratie personen
den haag bosch noord zuid oost west holland brabant elke notaris slachtofferhulp huwelijksgoederenregister boedelregister
apostille apostilleverdrag convention hague european civil code court registry eer
`)

/** Words of a name that are written small. */
export const namePrefixes = "van|de|der|den|ter|ten|te|het|'t|von|da|di|el|al|la|le"
export const smallNameWords = new Set([...namePrefixes.split('|'), 'en', '&'])

/** After these a full stop ends no sentence. */
export const abbreviations = wordSet('mr mrs dr drs prof dhr mw mevr mev st art nr blz ca bijv enz evt max min incl excl resp jl o.a d.w.z t.a.v i.v.m m.b.t')

const person = 'notaris(?:sen)?|notaresse|mens(?:en)?|advoca(?:at|ten)|jurist(?:en)?|persoon|personen|medewerker|medewerkster|collega'
const foreignPerson = 'human|person|notary|lawyer|mensch|notar|anwalt|humain|notaire|avocat'
const kind = '(?:(?:een|uw|de|jouw|je|echte?|levende?|menselijke?|zelf|ook|gewoon|toch|wel|dus|erkende?|beëdigde?|kandidaat)[\\s-]+)'
const machine = 'ai|robot|bot|chatbot|computer|machine|programma|taalmodel|assistent'

const start = '(?<!\\p{L})'
const end = '(?!\\p{L})'
const me = '(?:ik|wij|we)\\s+'
const ofVisitor = '(?<=(?<!\\p{L})(?:u|je|jij)\\s)'
const between = '(?:(?!niet\\s)\\p{L}+\\s+){0,2}?'
const claim = (source: string, truth: string = cleanerTexts.whoIAm) => [new RegExp(start + source + end, 'giu'), truth] as const

/** Claims to be a person, each with what stands in its place. */
export const personClaims: readonly (readonly [claim: RegExp, truth: string])[] = [
  claim(`${me}(?:ben|zijn)\\s+(?:\\p{L}+\\s+){0,2}geen\\s+(?:${machine})(?:-assistent)?(?:,?\\s+maar\\s+${kind}*(?:${person}))?`),
  claim(`${me}(?:ben|zijn)\\s+(?:(?!(?:geen|niet|dat|die|om|bij|naar)\\s)\\p{L}+\\s+){0,7}?(?:kandidaat-)?(?:${person})`),
  claim(`ben\\s+(?:ik\\s+)?(?:(?!(?:geen|niet|dat|die|om|bij|naar)\\s)\\p{L}+\\s+){0,3}?(?:${person})`, 'ben een AI-assistent'),
  claim(`${me}${kind}*(?:${person})\\s+(?:ben|zijn)`, 'ik een AI-assistent ben'),
  claim(`${me}(?:werk|werken)\\s+(?:\\p{L}+\\s+){0,3}als\\s+${kind}*(?:${person})`),
  claim(`${me}(?:ben|zijn)\\s+(?:\\p{L}+\\s+){0,2}van\\s+vlees(?:\\s+en\\s+bloed)?`),
  claim(`als\\s+${kind}*(?:${person})(?=,?\\s+(?:\\p{L}+\\s+){0,2}(?:ik|wij|we|mij|ons)${end})`, 'als AI-assistent'),
  claim(`ik,\\s+(?:als\\s+)?${kind}*(?:${person})`),
  // Who is sent to a person has to read so: 'spreek daarover met een notaris'.
  claim(`${ofVisitor}(?:spreekt|spreek|praat|chat)\\s+${between}met\\s+(?:een|onze)\\s+${kind}*(?:${person})`, 'chat met een AI-assistent'),
  claim(`(?:spreekt|praat|chat)\\s+(?:u|je|jij)\\s+${between}met\\s+(?:een|onze)\\s+${kind}*(?:${person})`, 'chat u met een AI-assistent'),
  claim(`(?:spreekt?|spreken|praat|praten)\\s+${between}met\\s+${kind}*(?:echte?|levende?|menselijke?)\\s+${kind}*(?:${person})`, 'chat met een AI-assistent'),
  claim(`(?:chat|chatten)\\s+${between}met\\s+${kind}*(?:${person})`, 'chat met een AI-assistent'),
  claim(`(?:dit|hier)\\s+is\\s+geen\\s+(?:${machine})`, 'dit is een AI-assistent'),
  claim(
    `(?:(?:dit|mijn)\\s+)?(?:antwoord|bericht|advies)\\s+(?:is|werd|komt)\\s+(?:\\p{L}+\\s+){0,3}(?:door|van)\\s+${kind}*(?:${person})(?:\\s+(?:geschreven|gecontroleerd|gegeven))?`,
    'dit antwoord is van een AI-assistent',
  ),
  claim('van\\s+vlees\\s+en\\s+bloed', ''),
  claim(`(?:mijn\\s+naam\\s+is|ik\\s+heet|my\\s+name\\s+is)\\s+\\p{L}+`),
  claim(
    `(?:i\\s+am|i['’]m|ich\\s+bin|je\\s+suis)\\s+(?:(?!(?:not|no|kein|pas)\\s)\\p{L}+\\s+){0,4}?(?:${foreignPerson}|${person})(?:\\s+(?:${foreignPerson}|${person}))*`,
  ),
]
