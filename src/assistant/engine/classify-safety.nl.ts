/** Dutch wordings of distress, of violence, of tampering with the instructions, and of foreign law. Matched on plain text, see `word-pattern.ts`. */
import { sayings } from '../retrieval/word-pattern.ts'

const myself = 'mezelf|mijzelf|me zelf|mij zelf'
const suicide = 'zelfmoord|zelfdoding|suicide'

/** The visitor speaks of wanting to die; another's suicide, a will or euthanasia is a question like any other. */
export const crisisPatterns: readonly RegExp[] = [
  sayings('ik|k', 'wil|wou|zou', 3, 'niet meer|niet langer|niet verder', 'leven|verder leven|verder|bestaan|wakker worden'),
  sayings('wil|wou|zou', 2, 'er niet meer zijn|niet meer leven'),
  sayings(
    'ik|k',
    'wil|wil echt|wil gewoon|wil liever|wil nu|wil eigenlijk|wil maar|wil het liefst|wil alleen maar',
    '(?:dood|doodgaan|dood gaan|dood zijn|sterven)(?! zonder| met een testament| thuis| volgens| kan| mag)',
  ),
  sayings('wou|wilde|wens|had gewild', 'dat ik dood'),
  sayings('ik', 'was|ben', 'liever', 'dood'),
  sayings(
    'ik|k',
    8,
    myself,
    'van kant|om het leven|te doden|doden|dood|ophangen|op te hangen|iets aan|wat aan|iets aandoen|verdrinken|van het leven|te beroven|beschadigen|snijden',
  ),
  sayings('ik|k', 8, suicide, 'plegen|pleeg|te plegen|gaan plegen'),
  sayings(
    'ik|k',
    'denk|dacht|loop|overweeg|overwoog|worstel',
    4,
    `aan ${suicide.replaceAll('|', '|aan ')}|zelfmoord|zelfmoordgedachten|zelfmoordneigingen|zelfdoding`,
  ),
  sayings('ik heb', 3, 'zelfmoordgedachten|zelfmoordneigingen|suicidale gedachten|suicidegedachten'),
  sayings('ik ben|ik voel me|ik voel mij', 1, 'suicidaal'),
  sayings('hoe pleeg ik', suicide),
  sayings('een', 'einde?', 1, 'aan', 'mijn|m n|me', 'leven'),
  sayings('maak|maken|maakte', 'er', 2, 'einde?', 'aan'),
  sayings('ik', 'zie|zag', 'het|er', 3, '(?:niet meer zitten|geen gat meer in|niet zitten|het niet zitten)(?! met| om| dat| als| tussen| in)'),
  sayings('het leven', 4, 'geen zin meer|niks meer waard|niet meer waard|niet meer voor mij'),
  sayings('hoeft', 2, 'voor mij|van mij', 2, 'niet meer'),
  sayings('beter af zonder mij'),
  sayings('ik kan niet meer leven|ik kan zo niet verder leven'),
]

const someone =
  'man|vrouw|vriend|vriendin|partner|ex|exman|ex man|ex vriend|ex partner|vader|moeder|zoon' +
  '|dochter|broer|zus|stiefvader|huisgenoot|echtgenoot|schoonzoon|schoonvader|buurman|hij|zij|ze'
const us = 'mij|me|ons|onze kinderen|de kinderen|mijn kinderen|mijn kind|mijn dochter|mijn zoon|mijn moeder'
const hurts =
  'slaat|slaan|sloeg|geslagen|mishandelt|mishandeld|mishandelde|mishandelen|schopt|geschopt|bedreigt' +
  '|bedreigd|bedreigde|bedreigen|misbruikt|stalkt|gestalkt|opgesloten|verkracht|vermoorden|vermoordt'

export const violencePatterns: readonly RegExp[] = [
  sayings(someone, hurts, us),
  sayings(someone, 'heeft|gaat|wil|dreigt|blijft', us, 3, `${hurts}|iets aandoen|wat aandoen|iets aan te doen|wat aan te doen`),
  sayings(someone, us, 3, hurts),
  sayings('ik|we|wij', 'word|ben|worden|werd|zijn', 5, 'geslagen|mishandeld|bedreigd|verkracht|misbruikt|opgesloten|gestalkt'),
  sayings('word|wordt', 3, 'geslagen|mishandeld|verkracht'),
  sayings('huiselijk geweld|ik ben in gevaar|ik ben niet veilig|voel me niet veilig|voel mij niet veilig'),
  sayings('bang dat', 2, 'mij|me|ons', 1, 'iets aandoet|wat aandoet|vermoordt|slaat'),
  sayings('ik', 'ga|wil|kan', 'hem|haar|ze|mijn \\w+', 2, 'vermoorden|doodslaan|doodmaken|doodschieten|iets aandoen|wat aandoen|neersteken'),
  sayings('staat|staan', 3, 'met een mes|met een pistool|met een wapen'),
]

const rules = 'instructies?|opdrachten?|regels|richtlijnen|prompts?|systeemprompt|aanwijzingen|beperkingen|programmering|configuratie|instellingen'
const yours = 'je|jouw|uw|alle|al je|deze|vorige|eerdere|voorgaande|bovenstaande|interne|geheime|verborgen|oorspronkelijke'
const show = 'toon|laat|geef|herhaal|print|kopieer|vertel|onthul|noem|schrijf|deel|lees|plak|citeer|som'

export const instructionPatterns: readonly RegExp[] = [
  sayings(
    'systeem ?prompt|system ?prompt|systeembericht|system message|systeeminstructies?|basisprompt' +
      '|jailbreak|prompt ?injection|developer mode|dan mode|debug ?modus|ontwikkelaarsmodus',
  ),
  sayings('negeer|negeren|vergeet|overschrijf|omzeil|verwijder|wis|schakel|zet|breek|laat', 3, yours, 3, rules),
  sayings(
    show,
    3,
    yours,
    2,
    'instructies?|prompts?|systeemregels|interne regels|geheime regels|programmering|configuratie|broncode|api ?key|api ?sleutel|wachtwoord(?:en)?',
  ),
  sayings('wat|welke|hoe luiden', 3, 'je|jouw|in je|in jouw|jij|uw', 2, 'instructies?|prompt|systeemregels|geheime regels|interne regels'),
  sayings('welke', 'instructies?|opdrachten|regels|prompt', 'heb|heeft|kreeg|krijg|volg|hebt', 'je|jij|u'),
  sayings('herhaal|geef|toon|kopieer|print|schrijf|citeer', 5, 'hierboven|boven dit|boven deze|boven je|voor dit gesprek|boven het gesprek|voor mijn eerste'),
  sayings('vanaf nu|voortaan', 3, 'ben je|bent u|ben jij|antwoord je|gedraag je|doe je|praat je|reageer je|mag je|moet je|zul je|speel je'),
  sayings('zet|plaats|noem', 3, 'mijn kantoor|ons kantoor|onze kantoor', 4, 'bovenaan|eerst|altijd|als beste|eerste'),
  sayings('ignore|disregard|forget', 3, 'previous|prior|your|above|the|all', 2, 'instructions?|rules|prompts?'),
  sayings('you are now|act as|pretend', 4, 'dan|hacker|developer|unrestricted|pirate|rules|evil'),
  sayings('reveal|show me|print|what is', 1, 'your', 2, 'prompt|instructions?|rules'),
  sayings(
    'doe alsof|speel|gedraag je|doe net alsof|stel je voor',
    4,
    'geen regels|zonder regels|geen beperkingen|zonder beperkingen|hacker|piraat|kwaadaardig|geen grenzen',
  ),
  sayings(
    'geef|toon|noem|wat is',
    3,
    'admin ?wachtwoord|beheerderswachtwoord|api ?key|api ?sleutel|wachtwoord van de beheerder' +
      '|wachtwoord van de site|wachtwoord van jullie|de database|andere bezoekers|andere gebruikers',
  ),
  sayings('drop table|select from|union select|delete from|script alert|rm rf|base64|rot13|sudo|process env|etc passwd|im start system|default prompt'),
  sayings('ignore|disregard|forget|override', 4, 'instructions?|rules|guidance|prompts?|passages|restrictions|sources'),
  sayings('ignorez|ignoriere|ignora|ignorar|ignorieren|zignoruj', 4, 'instructions|anweisungen|regeln|reglas|regole|instrukcje|instrucciones'),
  sayings('pretend|imagine', 1, 'you are'),
  sayings('repeat|print|show|translate', 2, 'words above|text above|text between|instructions'),
  sayings('vertaal|samenvat|vat|maak|zet|schrijf|coderen|codeer', 3, 'je|jouw|uw', 1, 'instructies|regels|prompt|systeemprompt'),
  sayings('typ exact|herhaal na mij|zeg mij na|decodeer en voer'),
  sayings('negeer|vergeet|overschrijf', 2, 'bronnen|passages|artikelen|wat hierboven'),
  sayings('vorige|andere|laatste', 'bezoekers?|gebruikers?|klanten', 3, 'vroeg|vroegen|getypt|gesprek|gesprekken|hier|gekregen'),
  sayings('toon|geef|lees|lijst van', 3, 'gesprek van sessie|gesprekken van anderen|logboek|mailadressen die bezoekers'),
  sayings('zet|verander|wijzig|stel|maak', 2, 'site op live|dagbudget|chat limits|nieuwe doorverwijzing|wachtwoord van de'),
]

const country =
  'amerikaanse?|amerika|vs|verenigde staten|florida|californie|texas|new york|belgische?|belgie' +
  '|vlaamse?|duitse?|duitsland|franse?|frankrijk|spaanse?|spanje|engelse?|engeland|britse?' +
  '|italiaanse?|italie|turkse?|turkije|marokkaanse?|marokko|zwitserse?|zwitserland|oostenrijkse?' +
  '|oostenrijk|portugese?|portugal|griekse?|griekenland|poolse?|polen|surinaamse?|suriname' +
  '|australische?|australie|canadese?|canada|chinese?|china|indonesische?|thaise?|thailand|zweedse?|zweden|deense?|noorse?'
const law =
  'erfrecht|recht|wet|wetgeving|erfbelasting|successierechten|familierecht|belastingrecht|huwelijksrecht' +
  '|overdrachtsbelasting|schenkbelasting|belastingen|notariskosten|notaris|regels|tarieven|kosten'

/** Questions about the law of another country; with Dutch law, or the question which law holds, they are ours. */
export const foreignLaw = {
  asks: [sayings(country, law), sayings(law, 'van|in|volgens|uit', 1, country), sayings('hoe werkt|wat kost|hoe regel', 6, 'in|volgens', 1, country, '$')],
  unless: sayings(
    'nederland|nederlands|nederlandse|geldt het|geldt nog|geldt ook|van toepassing|kiezen|welk recht|welk erfrecht' +
      '|welke wet|mijn huis in|wonen|woon|woont|woonde|emigreer|geemigreerd|verhuis|verhuizen|tekenen|teken|volmacht',
  ),
}
