/** The few words in which somebody asks about one thing; matched on folded words. Any other word makes it another question. */
import type { PlainWords } from './plain-question.ts'

const list = (words: string): string[] => words.trim().split(/\s+/)
const own = (words: string): ReadonlySet<string> => new Set(list(words))

/** Say that something is wanted, or nothing. */
const filling = list(`
  ik wij we je men wil willen wou zou zouden graag gaan ga moet moeten kan kunnen kun mag heb hebben hebt een mijn ons onze de het dat dit die er zo zoiets daar daarvoor
  daarbij hiervoor dan nou eigenlijk precies even hoi hallo goedemorgen goedemiddag goedenavond dag en maar ook graag nieuw nieuwe laten maken opstellen oprichten
  uberhaupt sowieso toch wel gewoon misschien regelen afsluiten sluiten aanvragen beginnen starten krijgen doen geven voor om te aan op is zijn wordt worden eerst nu al van bij qua
`)

const asking: PlainWords['asking'] = {
  tekenen: {
    words: list('teken tekent tekenen ondertekenen meetekenen handtekening handtekeningen'),
    own: own(`
      wie hoeft hoeven ook nog zelf samen beide beiden allebei alle allemaal iedereen mee man vrouw partner echtgenoot echtgenote vriend vriendin ex zus broer zoon
      dochter kind kinderen vader moeder ouders erfgenaam erfgenamen koper verkoper hij zij ze hem haar hun moeten
    `),
    pattern: /\b(?:mee|onder)?teken(?:t|en)?\b|\bhandtekening(?:en)?\b/,
    unknown: 'Wie hiervoor moet tekenen, weet ik niet zeker; vraag het aan wie het stuk maakt. Dit weet ik er wel over.',
  },
  'kosten-stel': {
    words: list('twee allebei beiden beide tweeen'),
    own: own('mij mezelf man vrouw partner echtgenoot echtgenote vriend vriendin echtpaar stel koppel samen met zijn z n personen mensen ouders 2 per persoon'),
    pattern:
      /\b(?:twee|2) ?(?:personen|mensen|keer|testamenten|levenstestamenten)?\b|\b(?:allebei|beiden|tweeen|echtpaar|stel|koppel|ouders)\b|\b(?:mij|me) en mijn \w+|\bmijn (?:man|vrouw|partner|echtgenoot|echtgenote|vriend|vriendin) en (?:ik|mij|me)\b|\bsamen met mijn (?:man|vrouw|partner)\b/,
  },
  kosten: {
    words: list('wat hoeveel kost kosten prijs prijzen tarief tarieven betaal betalen duur ongeveer gemiddeld'),
    own: own(
      'veel ben kwijt prijzig goedkoop geld bedrag erg heel komt daarvan totaal reken rekenen aanschaf kostenplaatje vraag vraagt vragen ervoor grofweg globaal globale pakweg zoiets schatting indicatie prijsindicatie richtprijs',
    ),
    // 'Hoeveel tijd kost het' asks how long it takes.
    pattern:
      /^(?!.*\btijd\b)(?:.*\b(?:kost|kosten|prijs|prijzen|tarief|tarieven|betaal|betalen|kwijt|prijzig|kostenplaatje|prijsindicatie|richtprijs)\b|.*\bhoe duur\b|.*\bhoeveel geld\b| ?(?:en )?(?:wat|hoeveel)\b.*\b(?:vragen|vraagt) (?:er|daar|hier)voor\b|.*\b(?:er|daar|hier)voor (?:vragen|vraagt)\b| ?(?:en |maar )?(?:is|zijn)\b.*\b(?:duur|goedkoop)\b)/,
    unknown: 'Een prijs hiervoor heb ik niet. Dit weet ik er wel over.',
  },
  geldig: {
    words: [],
    own: own(
      'geldig geldigheid geldt gelden hoe lang hoelang verloopt verlopen vervalt vervallen blijft blijven bestaan altijd nog ooit eeuwig houdbaar werkt tijd',
    ),
    pattern:
      /\b(?:hoe ?lang|blijft|blijven|altijd|nog)\b.*\b(?:geldig|gelden|geldt|houdbaar)\b|\bhoe ?lang geldt\b|\b(?:verloopt|verlopen|vervalt|vervallen|geldigheid)\b/,
    unknown: 'Hoelang dit blijft gelden, weet ik niet zeker. Dit weet ik er wel over.',
  },
  duur: {
    words: list('hoe lang hoelang duurt duren tijd snel'),
    own: own('gauw hoeveel kost ben bezig binnen gaat rond klaar geregeld gemaakt vlug dagen weken wachten doorlooptijd wanneer welke termijn'),
    pattern:
      /\b(?:hoe ?lang|hoe (?:snel|vlug|gauw)|hoeveel (?:tijd|dagen|weken)|doorlooptijd|welke termijn)\b|\bduurt\b|\b(?:gaat|kan) (?:dat|het|zoiets) (?:snel|vlug)\b|\bwanneer\b.*\bklaar\b/,
    unknown: 'Een vaste termijn hiervoor heb ik niet gevonden. Vraag vooraf hoelang het duurt. Dit weet ik er wel over.',
  },
  meenemen: {
    words: list('wat meenemen nodig neem mee papieren stukken documenten gegevens welke'),
    own: own('aanleveren klaarleggen inleveren'),
    pattern:
      /\b(?:meenemen|aanleveren|klaarleggen|neem ik mee|welke (?:papieren|stukken|documenten|gegevens))\b|\bwat (?:heb|moet) (?:ik|je|we|wij)\b.*\b(?:nodig|hebben)\b/,
    unknown: 'Welke papieren u hiervoor nodig hebt, weet ik niet zeker; vraag het als u de afspraak maakt. Dit weet ik er wel over.',
  },
  stoppen: {
    words: [],
    own: own('opzeggen opgezegd zeg op beeindigen stoppen stop opheffen vanaf af kom komen hoe daarvan weer nog zomaar altijd ooit met'),
    pattern: /\b(?:opzeggen|opgezegd|beeindigen|stoppen|opheffen|vanaf)\b|\b(?:kom|komen|kan|kun)\b.*\baf\b|\bzeg\b.*\bop\b|\bstop\b/,
    unknown: 'Of en hoe u hier later vanaf komt, weet ik niet zeker. Dit weet ik er wel over.',
  },
  wijzigen: {
    words: [],
    own: own(`
      wijzig wijzigen gewijzigd verander veranderen veranderd aanpassen aangepast pas intrekken ingetrokken trek in herroepen terugdraaien teruggedraaid draai ongedaan
      later weer nog altijd zomaar terug terugkomen daarvan hoe ooit tussendoor
    `),
    pattern:
      /\b(?:wijzig|wijzigen|gewijzigd|verander|veranderen|veranderd|aanpassen|aangepast|intrekken|herroepen|ingetrokken|terugdraaien|teruggedraaid|ongedaan|terugkomen)\b|\b(?:pas|trek|draai)\b.*\b(?:aan|in|op|terug)\b/,
    unknown: 'Of en hoe u dit later nog verandert, weet ik niet zeker. Dit weet ik er wel over.',
  },
  notaris: {
    words: list('naar via bij langs zonder notaris nodig verplicht per se'),
    own: own('zelf ook buiten tussenkomst opschrijven schrijven hoeft hoef gaat notarieel vastleggen vastgelegd'),
    // 'Mag dat zonder' leaves out what it is without.
    pattern: /\bnotaris\b|\bnotarieel\b|\bzelf\b|\b(?:mag|kan|moet) (?:dat|het|die|zoiets)(?: (?:ook|dan|nou|wel|gewoon))* zonder ?$/,
  },
  zonder: {
    words: [],
    own: own('wat nu gevolgen gebeurt als zonder geen niet niks niets doe doet regel maak vastleg ben dus'),
    pattern: /\bwat (?:gebeurt|als|dan als)\b.*\b(?:zonder|geen|niet|niks|niets)\b|\bals (?:ik|je|we|wij|er|men)\b.*\b(?:geen|niet|niks|niets)\b|\bzonder\b/,
    unknown: 'Wat er zonder dit gebeurt, weet ik niet zeker. Dit weet ik er wel over.',
  },
  nadeel: {
    words: [],
    own: own('wat nadeel nadelen minpunten bezwaren voor grootste belangrijkste welke daarvan risico risicos haken ogen'),
    pattern: /\b(?:nade(?:el|len)|minpunten|bezwaren|risico s?|risicos|haken en ogen)\b/,
    unknown: 'Een lijst van nadelen heb ik niet. Dit weet ik er wel over.',
  },
  voordeel: {
    words: [],
    own: own('wat voordeel voordelen pluspunten grootste belangrijkste welke daarvan waarom'),
    pattern: /\b(?:voorde(?:el|len)|pluspunten)\b/,
    unknown: 'Een lijst van voordelen heb ik niet. Dit weet ik er wel over.',
  },
  zinvol: {
    words: [],
    own: own('wanneer handig slim zin nut loont heeft welke geval waarom'),
    pattern: /\b(?:zinvol|nut|nuttig|verstandig|handig|slim|loont)\b|\bheeft\b.*\bzin\b/,
  },
  nodig: {
    words: list('nodig verplicht altijd echt zin zinvol nut nuttig verstandig'),
    own: own('wanneer hoeft'),
    pattern:
      /\b(?:nodig|verplicht|zin)\b|\bmoet er\b.*\bzijn\b|\bmoet(?:en)? (?:ik|wij|we|je)\b[a-z ]{0,20}\bhebben\b|^ ?(?:en )?moet (?:dat|het)(?: echt| per se| nu)? ?$/,
  },
  wat: {
    words: list('wat betekent houdt in inhoud inhouden'),
    own: own('hoe werkt werken werk uitleggen uitleg leg uit kunt u eens betekenen houden bedoelen bedoeld'),
    pattern: /\bwat (?:is|zijn|betekent|betekenen|houdt|houden)\b|\bhoe werk(?:t|en)\b|\b(?:uitleggen|uitleg|leg)\b/,
  },
  regelen: {
    words: list('hoe werkt werken gaat regel maak richt vraag sluit kom op'),
    own: own('werk in'),
    pattern: /\b(?:hoe|wil|willen|wou|zou|gaan|ga|moet|maken|opstellen|oprichten|regelen|afsluiten|sluiten|aanvragen|beginnen|starten)\b/,
  },
}

export const plainWords: PlainWords = {
  asking,
  untilWhen: /\bhoe ?lang (?:heb|hebben|mag|mogen)\b/,
  vocabulary: new Set([...filling, ...Object.values(asking).flatMap(({ words }) => words)]),
}
