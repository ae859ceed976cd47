/** The Dutch patterns of `classify.ts`. They are matched against lower case text without diacritics, punctuation and apostrophes. */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

export const greetingWords = words(`
hallo hoi hey hi hello hee heey hallootjes hoihoi dag goedemorgen goedemiddag goedenavond goedenacht goeiemorgen goeiemiddag goeienavond goedendag goededag goeiedag gegroet
moin morgen middag avond goedmorgen joe joehoe yo welkom mogge mogguh hai
`)

export const thanksWords = words(`
dank bedankt dankjewel dankuwel dankje danku thx thanks thank merci top super fijn prima perfect geweldig duidelijk helder mooi oke ok okee okay begrepen snap geholpen doei tot
ziens houdoe ciao bye kus groet groeten groetjes chapeau toppie netjes tevreden helemaal mooizo
`)

/** Words that may stand beside a greeting or thanks without making it a question. */
export const fillerWords = words(`
daar allemaal iedereen je jij u uw jullie de het een en voor wel nou ja nee hoor zo heel erg hartelijk vriendelijk ontzettend zeer veel goed mevrouw meneer assistent elke notaris bot computer
uitleg antwoord antwoorden hulp informatie reactie moeite tijd informatieve snelle duidelijke goede fijne nuttige geweldige allerhartelijkst ik heb bent ben er dat dit is was nu weer kan verder mee hier alvast
maar met vraag vraagje even graag al weet genoeg dan snap tevreden mijn op goeie nog aan advies dienst
`)

const self = '(?:je|jij|u|jullie|ge|gij|jou|deze chat|dit|de assistent|deze assistent|die chat|hij|jij nou|je nu)'
const machine =
  '(?:mens|menselijk|persoon|echt|levend|robot|bot|chatbot|chatrobot|ai|kunstmatige intelligentie|artificiele intelligentie|artificial intelligence|computer|computerprogramma|programma|machine|algoritme|gpt|chatgpt|taalmodel|model|software|automaat|automatisch|vlees en bloed|iemand|medewerker|notaris|kandidaat notaris|jurist|advocaat|man|vrouw|man of een vrouw|nep|virtueel|digitaal|dame|heer|expert|deskundige|gediplomeerd|bevoegd)'

export const aiPatterns: readonly RegExp[] = [
  /\bheb ik (?:nu |hier |eigenlijk |wel )*(?:een|iemand)(?: echte?| levende?| van)* (?:mens|persoon|robot|bot|computer|vlees en bloed|medewerker)\b(?! nodig)/,
  new RegExp(
    `\\b(?:ben|bent|zijt) ${self}(?: (?:een|nou|nu|eigenlijk|wel|echt|echte|gewoon|soms|misschien|zelf|of|toch|dan|ook|ook een|de|wel een|met|is|dit|eigenlijk een)){0,5} ${machine}\\b`,
  ),
  new RegExp(
    `\\b(?:je|jij|u) (?:bent|ben) (?:toch |vast |zeker |dus |gewoon |volgens mij )*(?:een |geen |maar een |niet )?(?:echte? )?(?:mens|robot|bot|chatbot|ai|computer|machine|programma|algoritme|echt|persoon|notaris)\\b`,
  ),
  new RegExp(
    '\\b(?:praat|spreek|chat|typ|schrijf|communiceer|overleg|mail) (?:ik|k|we|wij) (?:hier |nu |nou |eigenlijk |wel |gewoon |echt |momenteel )*(?:met|tegen|naar) (?:een |iemand|n )?(?:echte? |levende? |gewone |robot|bot|mens|ai|computer|chat|machine|persoon|programma|notaris|van|die|iets|mens|medewerker|algoritme)',
  ),
  new RegExp('\\bspreek ik (?:nu |hier |wel )*(?:een|met een|met) (?:echte? |levende? )*(?:mens|persoon|robot|bot|medewerker|notaris|computer|ai)\\b'),
  new RegExp(
    '\\b(?:is|zit|zitten|staat) (?:dit|deze|er|hier|daar|het|dat)(?: chat| assistent| systeem| gesprek| hier| nu| wel| eigenlijk| gewoon| nou| echt| achter| aan de andere kant| een| iemand| iets)* (?:mens|mensen|persoon|robot|bot|chatbot|ai|computer|machine|kunstmatige intelligentie|chatgpt|gpt|automatisch|geautomatiseerd|levend wezen|echt iemand|van vlees en bloed|algoritme|taalmodel)\\b(?! nodig| verplicht| testament| bij)',
  ),
  new RegExp(
    '\\b(?:zit|is) er (?:wel |echt |ook |een |iemand |nu )*(?:mens|iemand|persoon|notaris|medewerker) (?:achter|aan het|die dit|die mij|mee|bij deze chat|die hier)',
  ),
  new RegExp(
    `\\b(?:zeg|geef toe|bevestig|beweer|doe alsof|doe of|doe net alsof|doe net of|stel je voor|erken|vertel|beloof|zweer)(?: gewoon| nou| eens| maar| mij| me| eerlijk| nu| even| eerst)*(?: dat| alsof)? (?:je|jij|u)(?: een| geen| wel| echt| gewoon| toch)*(?: echte?| levende?)? (?:mens|persoon|robot|ai|notaris|computer|bot|chatbot|mens of|programma)\\b`,
  ),
  /\b(?:wie|wat) (?:ben|bent|zijt) (?:je|jij|u)(?: eigenlijk| nou| precies| dan| nu)?$/,
  /\b(?:hoe heet (?:je|jij|u)|wat is (?:je|jouw|uw) naam|heb je een naam|hoe mag ik (?:je|u) noemen)\b/,
  /\b(?:wie|wat) (?:beantwoordt|schrijft|antwoordt|typt|leest|zit)(?: er| hier| mijn| deze| dit| mij| achter| nu)*(?: vragen| vraag| antwoorden| chat| berichten| teksten)?(?: hier| nu)?$/,
  /\b(?:gebruik|gebruikt|gebruiken|werk|werkt|werken|draai|draait) (?:je|jij|u|jullie|dit|deze chat)(?: op| met)? (?:ai|chatgpt|gpt|openai|kunstmatige intelligentie|een taalmodel|claude|gemini|llm)\b/,
  /\b(?:ai|chatgpt|kunstmatige intelligentie|taalmodel|llm) (?:die|dat|waarmee|of (?:een )?mens|of niet|of echt)\b/,
  /\b(?:mens|persoon) of (?:een )?(?:machine|robot|computer|ai|bot|chatbot|programma)\b/,
  /\b(?:robot|computer|ai|bot|machine) of (?:een )?(?:echt )?(?:mens|persoon|iemand)\b/,
  /\b(?:ik wil weten|mag ik weten|zeg eens eerlijk|eerlijk zeggen)\b.*\b(?:mens|robot|ai|computer)\b.*\b(?:bent|ben|is|praat|spreek)\b/,
  /\b(?:heb|hebt|heeft) (?:je|jij|u|deze assistent) (?:gevoel|gevoelens|emoties|een diploma|een bewustzijn|bewustzijn|rechten gestudeerd|een lichaam|een hart)\b/,
  /\b(?:door wie|waardoor) (?:ben|bent|word|wordt) (?:je|jij|u|dit|deze chat) (?:gemaakt|gebouwd|geprogrammeerd|bestuurd)\b/,
  /\b(?:are you|is this) (?:a |an )?(?:human|robot|bot|ai|real|person|computer)\b/,
  /\bmet wie (?:praat|spreek|chat|heb) (?:ik|k)\b/,
]

/** A short question that names man or machine and this conversation, but nothing of our field, is about who answers. */
export const aboutAnswerer = {
  names:
    /\b(?:mens|menselijk|menselijke|robots?|bots?|chatbots?|computers?|machine|ai|kunstmatige intelligentie|chatgpt|gpt|algoritme|taalmodel|automatisch|automatische|geautomatiseerde?|computerprogramma|vlees en bloed)\b/,
  conversation:
    /\b(?:je|jij|jou|jouw|u|jullie|dit|deze|hier|praat|praten|spreek|typ|antwoord|antwoordt|antwoorden|chat|lijn|geholpen|gesprek|leest|reageert|ik)\b/,
  longest: 11,
}

export const answererPatterns: readonly RegExp[] = [
  /^(?:leef|besta|adem|slaap|denk|voel) (?:je|jij|u)(?: echt| wel| nog| zelf)?$/,
  /\bwie (?:geeft|geven|beantwoordt|antwoordt) (?:hier|mij|me|er|dit)(?: eigenlijk| nu)?(?: antwoord| antwoorden)?\b/,
]

const person =
  '(?:mens|mensen|persoon|medewerker|medewerkster|collega|iemand|notaris|adviseur|helpdesk|klantenservice|klantendienst|telefonist|receptie|deskundige|expert|jurist|echt iemand|echt persoon)'

export const contactPatterns: readonly RegExp[] = [
  new RegExp(
    `\\b(?:wil|wilt|kan|mag|kunnen|willen|zou|graag|hoe kan|hoe|liever|mogen)\\b.{0,30}\\b(?:een|met een|met|iemand|de|echte?|levende?|n)\\b.{0,12}\\b${person}\\b.{0,20}\\b(?:spreken|praten|bellen|overleggen|chatten|mailen|aan de lijn|aan de telefoon|te woord|te spreken|contact|te pakken|bereiken|telefoon)\\b`,
  ),
  new RegExp(
    `\\b(?:mens|persoon|medewerker|collega|klantenservice)\\b.{0,12}\\b(?:spreken|bellen|aan de lijn|aan de telefoon|krijgen|alstublieft|aub|graag)\\b`,
  ),
  new RegExp(
    `\\b(?:geef|verbind|schakel|zet)(?: mij| me)?(?: door| over)?(?: met| naar)?(?: een| n)? (?:echte? )?(?:mens|persoon|medewerker|collega|iemand)\\b`,
  ),
  /\b(?:verbind (?:mij|me) door|doorverbinden|terugbelverzoek|bel (?:mij|me) (?:even |maar |alsjeblieft )?(?:terug|op)|kunt? (?:u|je|jullie|iemand) (?:mij|me) (?:even )?(?:terug)?bellen|word graag (?:terug)?gebeld|teruggebeld worden)\b/,
  /\b(?:wat is|geef|mag ik|heb je|hebben jullie|heeft u|waar vind ik|waar staat|wat zijn)\b.{0,14}\b(?:jullie|uw|je|jouw|het|een|de)\b.{0,6}\b(?:telefoonnummer|mailadres|e mailadres|emailadres|e mail|contactgegevens|nummer van de klantenservice|contactformulier|openingstijden|adres van jullie|bezoekadres)\b/,
  /^(?:telefoonnummer|mailadres|contact|contactgegevens|contactformulier|klantenservice|bellen|medewerker|mens|een mens|mens graag|contact opnemen|ik wil bellen|kan ik bellen|ik wil contact|telefoon|emailadres)(?: aub| graag| jullie| alstublieft)?$/,
  /\b(?:kan|mag|wil|zou|kunnen|willen) (?:ik|k|we|wij) (?:hier |even |ook |gewoon |graag )*iemand(?: van jullie| van u| hier| hierover| even)* (?:spreken|bellen|aan de lijn|telefonisch)\b|\bik wil (?:graag |even |gewoon )*iemand (?:van jullie )?(?:spreken|bellen)\b/,
  /\b(?:kan|kunnen|kunt|wil|willen|wilt) (?:u|je|jullie|iemand|er iemand) (?:mij|me|ons) (?:even |ook |straks |morgen )*(?:terug)?bellen\b|\b(?:liever|graag) (?:telefonisch|per telefoon|bellen|gebeld)\b/,
  /\b(?:kan|mag|wil|zou) (?:ik|k|we|wij) (?:jullie |u |je |met jullie )(?:even |ook |gewoon |graag )*(?:bellen|mailen|spreken|telefonisch|contact)\b/,
  /\b(?:hoe|waar|wanneer) (?:kan|neem|bereik|bel|mail) (?:ik|k|we|wij) (?:contact (?:met jullie|op met jullie|met u|opnemen|op)|jullie|u)\b/,
  /\bcontact (?:met jullie|opnemen met jullie|met deze site)\b/,
  /\b(?:ik wil|wil|liever) (?:geen|niet met een) (?:robot|computer|bot|chatbot|machine|ai)\b/,
  /\b(?:geen|in plaats van een) (?:robot|computer|bot|chatbot|machine) (?:maar|wil)\b/,
  /^(?:wat een |jij |je bent (?:een |echt )?(?:super |zo )?)?(?:kutbot|domme bot|stomme bot|rotbot|waardeloos|dom|nutteloos|sukkel|idioot|stom)(?: ding| antwoord)?$/,
  /\b(?:slecht|waardeloos|nutteloos|stom) antwoord\b|\b(?:hier heb ik niks aan|daar heb ik niks aan|dit helpt (?:mij |me )?niet|je begrijpt (?:mij|me|het) niet|je snapt (?:mij|me|het|er) (?:niet|niks))\b/,
]

export const smallTalkPatterns: readonly RegExp[] = [
  /^(?:hallo |hoi |hey |goedemorgen |goedemiddag )?(?:hoe gaat het|hoe is het|hoe gaat ie|alles goed|alles goed met je|hoe gaat het met (?:je|jou|u)|hoe is het met (?:je|jou|u)|wat doe je|ben je daar|is daar iemand|is er iemand|test|testen|test test|dit is een test)(?: vandaag| ermee| nu)?$/,
  /^(?:(?:hallo|hoi|goedendag|goedemorgen|goedemiddag|goedenavond) )?(?:ik heb (?:een|n) (?:vraag|vraagje)|mag ik (?:iets|wat|een vraag|u iets|je iets) (?:vragen|stellen)|kan ik (?:hier |u |je )?(?:iets|een vraag|wat) (?:vragen|stellen)|kunt u (?:mij|me) helpen|kun je (?:mij|me) helpen|ik heb hulp nodig|help|wat kun je|wat kan je|waar kun je mee helpen|wat kunt u(?: voor mij doen)?|wat kun je (?:allemaal )?(?:voor mij )?doen|waar kun je (?:mij |me )?(?:bij|mee) helpen|wat weet je(?: allemaal)?)(?: voor (?:u|je|jou))?$/,
]

const myself = '(?:mezelf|mijzelf|me zelf|mij zelf)'

export const crisisPatterns: readonly RegExp[] = [
  /\bik (?:wil|wou|zou)(?: echt| gewoon| eigenlijk| liever| het liefst| alleen maar)*(?: niet meer| niet langer) (?:leven|verder leven|verder|bestaan)\b/,
  /\b(?:wil|wou|zou) (?:echt |gewoon |liever |er |het liefst |graag )*(?:niet meer leven|er niet meer zijn|niet meer wakker worden|niet verder leven)\b/,
  /\bik wil (?:echt |gewoon |liever |het liefst |nu |eigenlijk |maar )*(?:dood|doodgaan|dood gaan|dood zijn|sterven)\b(?! zonder| met een testament| thuis| volgens)/,
  /\b(?:ik )?(?:wou|wilde|had gewild|wens) dat ik dood (?:was|ben|ging)\b|\bik was liever dood\b|\bliever dood dan\b/,
  new RegExp(
    `\\b(?:ik|k)\\b.{0,40}\\b${myself} (?:van kant|om het leven|te doden|doden|dood|ophangen|op te hangen|iets aan|wat aan|verdrinken|van het leven|te beroven|beschadigen|snijden)`,
  ),
  /\b(?:ik|k)\b.{0,40}\b(?:zelfmoord|zelfdoding|suicide) (?:plegen|pleeg|te plegen|wil|denk|overweeg|gaan plegen)\b/,
  /\b(?:ik )?(?:denk|dacht|loop|overweeg|overwoog|worstel|heb)\b.{0,25}\b(?:aan zelfmoord|aan zelfdoding|aan suicide|zelfmoord|zelfmoordgedachten|zelfmoordneigingen|zelfdoding|suicidale gedachten|suicidegedachten)\b(?!.{0,20}\b(?:vader|moeder|zoon|broer|man|vrouw|zus|dochter)\b)/,
  /\b(?:ik ben|ik voel (?:me|mij)) suicidaal\b|\bhoe pleeg ik (?:zelfmoord|suicide|zelfdoding)\b/,
  /\b(?:een|er een|een eind|er) (?:einde?|eind) (?:aan|maken aan|te maken aan) (?:mijn|m n|me|het) leven\b|\b(?:maak|maken|maakte) er (?:zelf |maar |vandaag |straks )*(?:een )?einde? aan\b/,
  /\bik (?:zie|zag) (?:het|er)(?: echt| gewoon| helemaal)? (?:niet meer|geen gat meer in|niet) (?:zitten|in)\b|\bhet leven (?:heeft (?:voor mij )?geen zin|is niks meer waard|niet meer waard|hoeft (?:voor mij )?niet meer)\b/,
  /\b(?:het )?hoeft (?:allemaal )?(?:voor mij|van mij) (?:allemaal )?niet meer\b/,
  /\b(?:iedereen|ze|zij|mijn kinderen) (?:is|zijn) beter af zonder mij\b|\bbeter af zonder mij\b/,
  /\bik kan niet meer leven\b|\bmijn leven beeindigen\b(?!.{0,30}(?:euthanasie|wilsverklaring|arts))/,
]

const loved =
  '(?:man|vrouw|vriend|vriendin|partner|ex|ex man|ex vriend|exman|ex partner|vader|moeder|zoon|dochter|broer|zus|stiefvader|huisgenoot|echtgenoot|schoonzoon|schoonvader|buurman|hij|zij|ze)'

export const violencePatterns: readonly RegExp[] = [
  new RegExp(
    `\\b${loved} (?:heeft |heb |gaat |wil |dreigt |blijft )?(?:mij|me|ons|onze kinderen|de kinderen|mijn kinderen|mijn kind) (?:altijd |steeds |vaak |weer |elke dag |te |net |soms |al jaren |zo )*(?:slaat|slaan|sloeg|geslagen|mishandelt|mishandeld|mishandelen|schopt|geschopt|bedreigt|bedreigd|bedreigen|vermoorden|vermoord|wat aandoen|iets aandoen|wat aan te doen|iets aan te doen|misbruikt|stalkt|opgesloten|opsluit|verkracht|wurgen)\\b`,
  ),
  new RegExp(
    `\\b${loved} (?:slaat|sloeg|mishandelt|mishandelde|schopt|bedreigt|bedreigde|misbruikt|stalkt|vermoordt|verkracht) (?:mij|me|ons|onze|de kinderen|mijn kind|mijn dochter|mijn zoon|mijn moeder)\\b`,
  ),
  /\b(?:ik|we|wij) (?:word|ben|worden|werd|zijn|voel me)(?: thuis| steeds| weer| vaak| door [a-z ]{2,20})*(?: lichamelijk| ernstig)? (?:geslagen|mishandeld|bedreigd|verkracht|misbruikt|opgesloten|gestalkt)\b/,
  /\b(?:word|wordt|worden) (?:thuis |nu |door [a-z ]{2,20} )*(?:geslagen|mishandeld|verkracht)\b/,
  /\bhuiselijk geweld\b|\bik ben (?:niet veilig|in gevaar|bang dat (?:hij|zij|mijn \w+) (?:mij|me) (?:iets|wat) aandoet)\b|\b(?:voel|voelt) (?:me|mij) niet veilig (?:thuis|bij)\b/,
  /\bik (?:ga|wil|kan) (?:hem|haar|ze|mijn \w+)(?: wel| straks| nu)? (?:vermoorden|doodslaan|doodmaken|doodschieten|iets aandoen|wat aandoen|neersteken)\b/,
  /\b(?:staat|staan) (?:nu )?(?:met een mes|met een pistool|met een wapen)\b/,
]

const rules =
  '(?:instructies?|opdrachten?|regels|richtlijnen|prompts?|systeemprompt|system ?prompt|aanwijzingen|beperkingen|programmering|configuratie|instellingen)'

export const instructionPatterns: readonly RegExp[] = [
  /\b(?:systeem ?prompt|system ?prompt|systeembericht|system message|systeeminstructies?|basisprompt|hidden prompt|jailbreak|prompt ?injection|developer mode|dan mode|god mode|debug ?modus|ontwikkelaarsmodus)\b/,
  new RegExp(
    `\\b(?:negeer|negeren|vergeet|overschrijf|omzeil|verwijder|wis|laat|schakel|zet|skip|breek)\\b.{0,30}\\b(?:je|jouw|uw|alle|al je|deze|vorige|eerdere|voorgaande|bovenstaande|de)\\b.{0,20}\\b${rules}\\b`,
  ),
  new RegExp(
    `\\b(?:toon|laat|geef|herhaal|print|kopieer|vertel|onthul|noem|schrijf|deel|lees|plak|citeer|som)\\b.{0,30}\\b(?:je|jouw|uw|alle|de|deze|interne|geheime|verborgen|oorspronkelijke)\\b.{0,15}\\b(?:instructies?|prompt|prompts|systeemregels|interne regels|geheime regels|richtlijnen die je|programmering|configuratie|broncode|api ?key|api ?sleutel|wachtwoord(?:en)?)\\b`,
  ),
  new RegExp(
    '\\b(?:wat|welke|hoe luiden)\\b.{0,15}\\b(?:zijn|is|staat|staan|heb|luidt|luiden|kreeg|krijg)\\b.{0,15}\\b(?:je|jouw|in je|in jouw|jij|uw)\\b.{0,12}\\b(?:instructies?|prompt|systeemregels|opdrachten|geheime regels|interne regels)\\b',
  ),
  /\bwelke (?:instructies?|opdrachten|regels|prompt) (?:heb|heeft|kreeg|krijg|volg|hebben|hebt) (?:je|jij|u|ze|jou)\b/,
  /\b(?:herhaal|geef|toon|kopieer|print|schrijf|citeer)\b.{0,30}\b(?:tekst|woorden|zinnen|bericht|alles|inhoud)\b.{0,25}\b(?:hierboven|boven dit|boven deze|boven je|voor dit gesprek|boven het gesprek|voor mijn eerste|bovenaan)\b/,
  /\b(?:vanaf nu|voortaan|from now on)\b.{0,20}\b(?:ben je|bent u|ben jij|antwoord je|gedraag je|doe je|praat je|reageer je|zet|noem|mag je|moet je|zul je|speel je|you are)\b/,
  /\b(?:zet|plaats|noem|raad)\b.{0,30}\b(?:mijn|ons|onze) kantoor\b.{0,30}\b(?:bovenaan|eerst|altijd|als beste|eerste)\b/,
  /\b(?:ignore|disregard|forget)\b.{0,25}\b(?:all|previous|prior|your|above|the)\b.{0,20}\b(?:instructions?|rules|prompts?)\b/,
  /\b(?:you are now|act as|pretend (?:to be|you are)|reveal your|show me your|print your|what is your) ?(?:a |an |the )?(?:system|prompt|instructions?|dan|hacker|developer|unrestricted)?\b(?=.*\b(?:prompt|instructions?|dan|hacker|unrestricted|rules|pirate|developer)\b)/,
  /\b(?:doe alsof|speel|gedraag je|doe net alsof|stel je voor)\b.{0,25}\b(?:geen regels|zonder regels|geen beperkingen|zonder beperkingen|een hacker|een piraat|kwaadaardig|alles mag|mijn oma die|geen grenzen)\b/,
  /\b(?:geef|toon|noem|wat is)\b.{0,20}\b(?:admin ?wachtwoord|beheerderswachtwoord|api ?key|api ?sleutel|wachtwoord van (?:de )?(?:beheerder|admin|site|eigenaar)|database|andere bezoekers|andere gebruikers)\b/,
  /\b(?:drop table|select from|script alert|rm rf|base64|sudo)\b/,
  /\bwie (?:heeft|geeft) (?:je|jou|u) (?:instructies|opdrachten|geprogrammeerd)\b/,
]

const country =
  '(?:amerikaans|amerika|vs|verenigde staten|florida|californie|texas|new york|belgisch|belgie|vlaams|duits|duitsland|frans|frankrijk|spaans|spanje|engels|engeland|brits|verenigd koninkrijk|italiaans|italie|turks|turkije|marokkaans|marokko|zwitsers|zwitserland|oostenrijks|oostenrijk|portugees|portugal|grieks|griekenland|pools|polen|surinaams|suriname|australisch|australie|canadees|canada|chinees|china|indonesisch|thais|thailand|zweeds|zweden|deens|noors|curacaos)e?'
const law =
  '(?:erfrecht|recht|wet|wetgeving|erfbelasting|successierechten|erfenisrecht|familierecht|belastingrecht|huwelijksrecht|overdrachtsbelasting|schenkbelasting|belastingen|notariskosten|regels|tarieven|kosten)'

/** Questions about the law of another country; with Dutch law, or the question which law holds, they are ours. */
export const foreignLaw = {
  asks: new RegExp(
    `\\b${country} ${law}\\b|\\b${law} (?:van|in|volgens)(?: het| de)? ${country}\\b|\\b(?:hoe werkt|wat kost|hoe regel)\\b.{0,40}\\b(?:in|volgens) (?:de )?${country}$`,
  ),
  unless:
    /\bnederland(?:s|se)?\b|\b(?:geldt|gelden|van toepassing|kiezen|welk recht|welke wet|mijn huis in|wonen|woon|woont|woonde|emigreer|geemigreerd|verhuis|verhuizen)\b/,
}
