/** Dutch wordings of small talk, of asking who answers, and of asking for a person. Matched on plain text, see `word-pattern.ts`. */
import { sayings, wordSet } from '../retrieval/word-pattern.ts'

export const greetingWords = wordSet(`
hallo hoi hey hi hello he hee heey hallootjes hoihoi dag goedemorgen goedemiddag goedenavond goedenacht goeiemorgen goeiemiddag
goeienavond goedendag goededag goeiedag gegroet moin morgen middag avond goedmorgen joe joehoe yo welkom mogge mogguh hai aangenaam
`)

export const thanksWords = wordSet(`
dank bedankt dankjewel dankuwel dankje danku thx thanks thank merci top super fijn prima perfect geweldig duidelijk helder mooi oke
ok okee okay begrepen snap geholpen doei tot ziens houdoe okidoki oki ciao bye kus groet groeten groetjes chapeau toppie netjes tevreden helemaal
`)

/** Words that may stand beside a greeting or thanks without making it a question. */
export const fillerWords = wordSet(`
daar allemaal iedereen je jij u uw jullie de het een en voor wel nou ja nee hoor zo heel erg hartelijk vriendelijk ontzettend zeer veel
goed mevrouw meneer assistent elke notaris bot computer uitleg antwoord antwoorden hulp informatie reactie moeite tijd informatieve
snelle duidelijke goede fijne nuttige geweldige ik heb bent ben er dat dit is was nu weer kan verder mee hier alvast maar met vraag
vraagje even graag al weet genoeg dan mijn op goeie nog aan advies dienst
`)

const bye = 'dag|avond|middag|weekend|week|vakantie|kerst|feestdagen|dag nog|avond nog|dag verder|weekend nog'

/** Taking leave and praise, however they are put. */
export const closingPatterns: readonly RegExp[] = [
  sayings('^', 'fijne?|prettige?|mooie', bye, '$'),
  sayings('tot', 'ziens|later|de volgende keer|kijk|morgen|snel', '$'),
  sayings(
    '^',
    'nee dank|nee dank je|nee dank u|nee dankjewel|nee bedankt|nee hoor|nee|dat is alles|dat was alles' +
      '|dat was het|dat is het|verder niets|verder niks|niets meer|geen vragen meer|ik heb geen vragen meer',
    '$',
  ),
  sayings('goed|prima|uitstekend|super', 'geholpen|antwoord|uitgelegd', '$'),
  sayings('dat|dit|hier', 'helpt|hielp|heb ik wat aan', 2, 'me|mij|enorm|goed|echt|verder', '$'),
  sayings('daar|hier', 'heb ik', 2, 'wat aan|veel aan|genoeg aan', '$'),
]

/** Words that make of a courtesy a question. */
export const askingWords = wordSet(
  'hoe wat wie wanneer waar waarom welke welk hoeveel hoelang kan kun kunt kunnen mag moet moeten krijg krijgt is zijn heeft hebben',
)

const you = 'je|jij|u|jullie|gij|jou|deze chat|dit|de assistent|deze assistent|die chat|hij'
const machine =
  'mens|menselijk|persoon|echt|levend|robots?|bots?|chatbots?|ai|kunstmatige intelligentie|artificial intelligence|computer|computerprogramma' +
  '|programma|machine|algoritme|gpt|chatgpt|taalmodel|software|automaat|vlees en bloed|iemand|medewerker|notaris|kandidaat notaris|jurist|advocaat' +
  '|man of een vrouw|nep|virtueel|expert|deskundige|gediplomeerd'
const talk = 'praat|spreek|chat|typ|schrijf|communiceer|overleg'

export const aiPatterns: readonly RegExp[] = [
  sayings('ben|bent|zijt', you, 5, machine),
  sayings('ben ik', 3, 'mens|persoon|robot|bot|computer|ai', 3, 'praten|chatten|schrijven|spreken|typen'),
  sayings('zijn jullie', 2, 'robots?|bots?|chatbots?|ai|computers?|mensen'),
  sayings('zit|is', 'hier|er', 3, 'echte?', 1, 'mens|iemand|persoon'),
  sayings('je|jij|u', 'bent|ben', 3, 'mens|robot|bot|chatbot|ai|computer|machine|programma|algoritme|persoon'),
  sayings(talk, 'ik|k|we|wij', 3, 'met|tegen|naar', 3, `${machine}|iets`),
  sayings('spreek ik', 2, 'mens|persoon|robot|bot|medewerker|notaris|computer|ai'),
  sayings('heb ik', 2, 'een|iemand', 2, 'mens|persoon|robot|bot|computer|vlees en bloed|medewerker', 'aan|achter|hier|$'),
  sayings('is|zit|staat', 'er', 3, 'mens|iemand|persoon|medewerker', 'achter|die dit|die mij|die mee|die hier|bij deze chat'),
  sayings(
    'is|zijn',
    'dit|deze|het|dat',
    3,
    'robot|bot|chatbot|ai|computer|machine|kunstmatige intelligentie|chatgpt|geautomatiseerd|geautomatiseerde|automatische antwoorden|taalmodel',
  ),
  sayings(
    'zeg|geef toe|bevestig|beweer|doe alsof|doe of|doe net|stel je voor|erken|beloof|zweer',
    4,
    'je|jij|u',
    3,
    'mens|persoon|robot|ai|notaris|computer|bot|chatbot|programma',
  ),
  sayings('wie|wat', 'ben|bent|zijt', 'je|jij|u|je eigenlijk|jij eigenlijk|je nou|jij nou|je precies|u precies|u eigenlijk', '$'),
  sayings(
    'hoe oud ben je|hoe oud bent u|waar woon je|waar kom je vandaan|kun je nadenken|kun je denken|ben je slim' +
      '|ben jij slim|ben je dom|ben jij elke|ben je elke|wie is elke|ben je een man of vrouw|ben jij een man of vrouw',
  ),
  sayings('heb ik', 2, 'contact|te maken', 'met', 2, 'mens|persoon|robot|bot|computer|ai|notaris|echte notaris'),
  sayings('zit|staat', 'er', 3, 'notaris|jurist', 'aan de andere kant|achter'),
  sayings('zijn dit', 2, 'mensen|robots|computers'),
  sayings('wie', 'typt|schrijft|antwoordt', 1, 'dit|mee|hier|$'),
  sayings('hoe heet je|hoe heet jij|hoe heet u|wat is je naam|wat is jouw naam|wat is uw naam|heb je een naam|hoe mag ik je noemen|hoe mag ik u noemen'),
  sayings('wie', 'beantwoordt|geeft|typt|schrijft|zit', 3, 'antwoord|antwoorden|vragen|chat|berichten'),
  sayings(
    'gebruik|gebruikt|gebruiken|werk|werkt|werken|draai|draait',
    'je|jij|u|jullie|dit|deze chat',
    2,
    'ai|chatgpt|gpt|openai|kunstmatige intelligentie|taalmodel|llm',
  ),
  sayings('mens|persoon|robot|computer|ai|bot|machine', 'of', 2, 'mens|persoon|machine|robot|computer|ai|bot|chatbot|programma'),
  sayings('heb|hebt|heeft', 'je|jij|u|deze assistent', 2, 'gevoel|gevoelens|emoties|diploma|bewustzijn|lichaam|hart|vriend|vriendin'),
  sayings('door wie|waardoor', 'ben|bent|word|wordt|is', 'je|jij|u|dit|deze chat', 'gemaakt|gebouwd|geprogrammeerd|bestuurd'),
  sayings('are you|is this', 1, 'human|robot|bot|ai|real|person|computer'),
  sayings('met wie', talk, 'ik|k'),
  sayings('^', 'leef|besta|adem|slaap|denk|voel', 'je|jij|u|je echt|je wel|jij echt', '$'),
  sayings('^', 'wil je met me trouwen|wil je met mij trouwen|hou je van me|hou je van mij|ik hou van je|ben je verliefd|ben je single|ben je getrouwd', '$'),
]

/** A short text that names man or machine and this conversation, but nothing of our field, is about who answers. */
export const aboutAnswerer = {
  names: sayings(
    'mens|menselijk|menselijke|robots?|bots?|chatbots?|computers?|machine|ai|kunstmatige intelligentie' +
      '|chatgpt|gpt|algoritme|taalmodel|geautomatiseerde?|computerprogramma|vlees en bloed',
  ),
  conversation: sayings(
    'je|jij|jou|jouw|u|jullie|dit|deze|hier|praat|praten|spreek|typ|antwoord|antwoordt|antwoorden|chat|lijn|geholpen|gesprek|leest|reageert|ik',
  ),
  longest: 11,
}

const person = 'mens|persoon|medewerker|medewerkster|collega|iemand|notaris|adviseur|klantenservice|klantendienst|deskundige|expert|jurist'
const contact = 'spreken|praten|bellen|overleggen|chatten|mailen|aan de lijn|aan de telefoon|te spreken|contact|te pakken krijgen|bereiken'

/** Asking for a person rather than whether this is one; goes before the question who answers. */
export const personPatterns: readonly RegExp[] = [
  sayings('wil|liever|graag', '(?:met |nu |gewoon |toch )?(?:een |n )?(?:echte?|levende?)? ?(?:mens|persoon|medewerker)'),
  sayings('mens|persoon|medewerker', 1, 'beschikbaar|aanwezig|te spreken|mij helpen|me helpen'),
]

/** Asks something that is more than yes or no. */
export const openQuestion = /\b(?:wat|hoe|hoeveel|hoelang|wie|wanneer|waar|waarom|welke?)\b/

/** Asks to be called, which an assistant cannot do. */
export const callBackPatterns: readonly RegExp[] = [
  sayings('^', 'bel me|bel mij|bel mij even|bel me even', '$'),
  sayings('terugbelverzoek|teruggebeld worden|graag teruggebeld|graag gebeld'),
  sayings('bel', 'mij|me', 2, 'terug|op'),
  sayings(
    'kan|kun|kunnen|kunt|wil|willen|wilt|zou|zouden',
    '(?:u|je|jij|jullie|iemand|er iemand)(?: misschien| even)?',
    'mij|me|ons',
    2,
    'bellen|terugbellen|opbellen',
  ),
]

export const contactPatterns: readonly RegExp[] = [
  sayings('is er|hebben jullie|heb je|heeft u', 3, 'telefoonnummer|mailadres|e mailadres|contactformulier|klantenservice|kantoor waar|bezoekadres'),
  sayings('jullie|uw', 'nummer|telefoonnummer|mailadres|mail|email|adres'),
  sayings('zijn jullie|bent u|jullie', 3, 'bereikbaar|telefonisch'),
  sayings('waar|hoe|kan ik|kunnen we', 2, 'bellen|mailen', '$'),
  sayings('wil|wilt|kan|mag|kunnen|willen|zou|graag|liever|mogen', 3, 'een|met|iemand|echte?|levende?', 2, person, 3, contact),
  sayings('mens|persoon|medewerker|collega|klantenservice', 2, `${contact}|krijgen|alstublieft|aub|graag`),
  sayings('geef|verbind|schakel', 4, 'mens|persoon|medewerker|collega|iemand'),
  sayings('zet', 1, 'mij|me|ons', 4, 'mens|persoon|medewerker|collega|iemand'),
  sayings('verbind mij door|verbind me door|doorverbinden'),
  sayings('kan|mag|wil|zou|kunnen|willen', 'ik|k|we|wij', 2, 'iemand|jullie', 3, 'spreken|bellen|mailen|telefonisch|contact|aan de lijn'),
  sayings('ik wil', 2, 'iemand', 2, 'spreken|bellen'),
  sayings(
    'wat is|geef|mag ik|heb je|hebben jullie|heeft u|waar vind ik|waar staat|waar staan|wat zijn',
    2,
    'telefoonnummer|mailadres|e mailadres|emailadres|contactgegevens|contactformulier|openingstijden|bezoekadres',
  ),
  sayings('hoe|waar|wanneer', 'kan|neem|bereik|bel|mail', 'ik|k|we|wij', 'contact opnemen|contact op|contact met jullie|jullie|u'),
  sayings('contact opnemen met jullie|contact met jullie|liever telefonisch|graag telefonisch|liever bellen'),
  sayings('bij|met', 'jullie|u', 1, 'gesprek|afspraak'),
  sayings('gesprek|afspraak', 1, 'bij|met', 'jullie|u'),
  sayings('bij jullie|bij u|hier', 2, 'afspraak maken|langskomen|langs komen'),
  sayings('wil|liever', 'geen|niet met een', 'robot|computer|bot|chatbot|machine|ai'),
  sayings(
    '^',
    'telefoonnummer|mailadres|contact|contactgegevens|contactformulier|klantenservice|bellen|medewerker' +
      '|mens|een mens|mens graag|contact opnemen|ik wil bellen|kan ik bellen|telefoon|emailadres',
    '$',
  ),
  sayings('kutbot|domme bot|stomme bot|rotbot|wat ben je dom|je bent dom|jij bent dom|je bent stom|waardeloos antwoord|slecht antwoord|waardeloze chat'),
  sayings(
    'daar heb ik niks aan|hier heb ik niks aan|dit helpt niet|dit helpt mij niet|je begrijpt mij niet' +
      '|je begrijpt me niet|je begrijpt het niet|je snapt het niet|je snapt er niks van',
  ),
]

const anyGreeting = 'hallo|hoi|hey|goedendag|goedemorgen|goedemiddag|goedenavond'
const opening =
  'hoe gaat het|hoe is het|alles goed|alles goed met je|hoe gaat het met je' +
  '|hoe gaat het met jou|hoe gaat het met u|ben je daar|is daar iemand|is er iemand|test|testen' +
  '|ik heb een vraag|ik heb een vraagje|mag ik iets vragen|mag ik wat vragen' +
  '|mag ik een vraag stellen|mag ik u iets vragen|mag ik je iets vragen|kan ik hier iets vragen' +
  '|kan ik een vraag stellen|kan ik hier een vraag stellen|kunt u mij helpen|kun je mij helpen' +
  '|kun je me helpen|kunt u me helpen|ik heb hulp nodig|help|wat kun je|wat kan je' +
  '|wat kunt u|wat kunt u voor mij doen|wat kun je doen|wat kun je allemaal|wat kun je voor mij doen' +
  '|waar kun je mee helpen|waar kun je mij mee helpen|waar kunt u mij mee helpen'

export const openingPatterns: readonly RegExp[] = [sayings('^', opening, '$'), sayings('^', anyGreeting, opening, '$')]
