/** Dutch questions that name nothing by themselves, but do with what was told before: 'ik ben executeur', and then 'krijg ik ervoor betaald'. For folded text. */
import type { KnownQuestion } from './known-question.ts'

const executor = /\b(?:ik|wij|we) (?:ben|zijn|was|werd|word) (?:\w+ ){0,3}executeurs?\b|\b(?:mij|me|ons) (?:\w+ ){0,4}(?:als|tot) executeur\b|\bals executeur\b/
const separation = /\b(?:scheid\w*|gescheiden|uit elkaar|ex|ex-\w+|uitkop\w*|uit te kopen|echtscheiding)\b/
const married = /\b(?<!niet |nooit )(?:getrouwd|trouwden|huwelijk|echtscheiding|scheiding|mijn (?:ex-?)?(?:man|vrouw|echtgeno\w+))\b/
const together = /\b(?:samenwo\w*|samen wo\w*|(?:niet|nooit) getrouwd|ongehuwd|mijn (?:ex-?)?(?:vriend|vriendin))\b/

export const toldQuestions: readonly KnownQuestion[] = [
  {
    told: [/\b(?:nie?uw ?bouw\w*|nieubouw\w*|v\.? ?o\.? ?n\b|vrij op naam)/],
    all: [/\boverdrachts?belasting\b/, /\b(?:betaal|betalen|betalne|moet|moeten|komt|over|ook|krijg)\b/],
    unless: /\b(?:verschil|k\.? ?k\b|kosten koper|bestaand\w*|erf\w*|verhuur\w*|beleg\w*)\b/,
    entry: 'ovb-nieuwbouw',
    opens: [],
    otherwise: 'btw-in-de-prijs',
    supports: [],
  },
  {
    // Three days are soon over.
    told: [/\b(?:koopakte|koopacte|koopcontract|koopovereenkomst|huis|woning|appartement|flat|koop)\b/],
    all: [
      /\b(?:getekend|ondertekend|tekende|tekenden|gekocht)\b/,
      /\b(?:spijt|kriebels|bedacht|bedenken|bedenktijd|van de koop af|terugtrekken|afzien|annuleren|terugkomen|(?:er|ervan|eronder|daar) (?:nog |toch |weer |dan )*(?:van ?af|vanaf|onderuit|onder uit|uit)|eronderuit|vanaf)\b/,
    ],
    unless:
      /\b(?:verko\w+|bod|bieding|financiering|hypotheek|gebrek\w*|lek\w*|schimmel|verborgen|nieuwbouw|bouw\w*|aannem\w*|erf\w*|testament|scheid\w*|huwelijk\w*|samenlevings\w*|veiling|levering\w*|overgedragen|bv|bedrijf\w*|beleg\w*|verhuur\w*|na de bedenktijd|bedenktijd (?:is|was) (?:al )?(?:voorbij|om|verstreken))\b/,
    entry: 'huis-bedenktijd',
    opens: [],
    otherwise: 'drie-dagen',
    supports: ['geen-reden-geen-boete', 'hoe-afzien'],
  },
  {
    told: [/\bexecuteurs?\b/],
    all: [
      /^(?:en |maar )?(?:kan|kunnen|mag|mogen)\b/,
      /\b(?:zoon|dochter|kind|kinderen|partner|man|vrouw|vriend|vriendin|broer|zus|neef|nicht|buurman|buurvrouw|erfgenaam)\b/,
      /\b(?:dat|het)\b.* (?:zijn|doen|worden)$/,
    ],
    unless: /\b(?:weiger\w*|ontsla\w*|betaald|loon|twee|samen|verkopen|erven)\b/,
    entry: 'testament-executeur-keuze',
    opens: [],
    otherwise: 'bijna-iedereen',
    supports: [],
  },
  {
    told: [executor],
    all: [/\b(?:betaald|loon|vergoeding|salaris|uurloon|beloning|verdien\w*|declareren)\b/, /\b(?:ik|wij|we|executeur)\b/],
    unless: /\b(?:schuld\w*|rekening(?:en)?|belasting\w*|erfgena\w+ (?:betaald|betalen)|uitvaart|notaris)\b/,
    entry: 'testament-executeur-keuze',
    opens: [],
    otherwise: 'loon',
    supports: [],
  },
  {
    told: [/\bexecuteurs?\b/],
    all: [
      /\b(?:wat|hoeveel) (?:mag|mogen|kan|krijgt?|verdient?|vraagt?|rekent?) (?:\w+ ){0,3}(?:ervoor|er voor|daarvoor|daar voor|executeur|vragen|rekenen)\b/,
    ],
    unless: /\b(?:erfgena\w+|kinderen|verkopen|verkoop|bank\w*|uitkeren|uitbetalen|voorschot|notaris)\b/,
    entry: 'testament-executeur-keuze',
    opens: [],
    otherwise: 'loon',
    supports: [],
  },
  {
    told: [/\bexecuteurs?\b/],
    all: [/\b(?:loon|beloning)\b/, /\b(?:hij|zij|ze|die|executeur)\b/, /\b(?:rekent|rekenen|vraagt|wil|krijgt|neemt|procent|mag)\b|%/],
    unless: /\b(?:loonbelasting|werknemer\w*|onterf\w*|notaris)\b/,
    entry: 'testament-executeur-keuze',
    opens: [],
    otherwise: 'loon',
    supports: [],
  },
  {
    told: [executor],
    all: [/\b(?:opstap\w*|wegsturen|weggestuurd|ontsla\w*|ontslagen|afzetten|afgezet|vervangen|eruit zetten|weg te sturen)\b/],
    unless: /\b(?:personeel|werknemer\w*|zelf (?:stoppen|opstappen)|ik wil stoppen)\b/,
    entry: 'testament-executeur-ontslag',
    opens: [],
    otherwise: 'kantonrechter',
    supports: ['redenen'],
  },
  {
    told: [executor],
    all: [
      /\b(?:huis|woning|appartement|flat|spullen|inboedel|auto)\b/,
      /\b(?:verkoop|verkopen|verkocht)\b/,
      /\b(?:mag|kan|moet|zonder|toestemming|tekent|tekenen)\b/,
    ],
    unless: /\b(?:belasting\w*|kost|kosten|prijs|makelaar)\b/,
    entry: 'testament-executeur',
    opens: [[/\b(?:teken\w*|toestemming|overleg\w*|instem\w*|akkoord)\b/, 'overleg']],
    otherwise: 'verkopen',
    supports: ['verkopen', 'overleg'],
  },
  {
    told: [/\b(?:overdracht|passeren|levering|transport|leveringsakte|sleutels?|naar de notaris|koopcontract|koopsom|huis|woning|appartement)\b/],
    all: [
      /\b(?:geld|hypotheek|bank|lening|koopsom)\b/,
      /\b(?:niet op tijd|te laat|later (?:binnen|komt|komen|gestort|overgemaakt)|pas (?:\w+dag|overmorgen|volgende|na)|nog niet (?:binnen|rond|gestort)|vertraging|vertraagd)\b/,
      /\b(?:boete|wat nu|wat moet|wat kan|wat kunnen|krijg ik|uitstel\w*|gevolgen|help|spoed)\b/,
    ],
    unless: /\b(?:verkoper levert|bedenktijd|erf\w*|belasting\w*|testament)\b/,
    entry: 'huis-boete-te-laat',
    opens: [[/\bboete\b/, 'niet-meteen']],
    otherwise: 'wat-nu',
    supports: ['wat-nu', 'niet-meteen'],
  },
  {
    told: [separation, /\b(?:huis|woning|appartement|verdeling|uitkop\w*)\b/],
    all: [
      /\b(?:hij|zij|ze|ex|partner)\b/,
      /\bniet (?:mee)?werken\b|\bniet mee ?werken\b|\bwerkt (?:\w+ )?niet mee\b|\bweigert\b|\breageert (?:\w+ )?(?:niet|nergens)\b|\bwil niet (?:tekenen|meewerken|mee)\b/,
    ],
    unless: /\b(?:kinderen|omgang|alimentatie|notaris)\b/,
    entry: 'ex-werkt-niet-mee',
    opens: [],
    otherwise: 'rechter-verdeelt',
    supports: ['uitspraak-als-handtekening', 'verkoop-bevelen'],
  },
  {
    told: [separation, together],
    all: [/\boverdrachtsbelasting\b/, /\b(?:moet|betaal|betalen|komt|kost|over|bij)\b/],
    unless: /\b(?:getrouwde?|huwelijk|erf\w*|nalatenschap|kind\w*|zoon|dochter|nieuw\w*|ander huis|starter\w*|hoeveel)\b(?<!niet getrouwd)/,
    entry: 'ovb-verdeling-samenwoners',
    opens: [],
    otherwise: 'vrijstelling',
    supports: ['ongelijke-delen', 'eerst-van-een'],
  },
  {
    // Over a house that was divided after a marriage.
    told: [separation, married],
    all: [/\boverdrachtsbelasting\b/, /\b(?:moet|betaal|betalen|komt|kost|over|bij)\b/],
    unless: /\b(?:samenwo\w*|samen wo\w*|ongehuwd|niet getrouwd|erf\w*|nalatenschap|kind\w*|zoon|dochter|nieuw\w*|ander huis|starter\w*|hoeveel)\b/,
    entry: 'ovb-verdeling-gehuwd',
    opens: [[/\bvoorwaarden\b/, 'hoe-getrouwd']],
    otherwise: 'gemeenschap',
    supports: ['hoe-getrouwd', 'huis-van-een'],
  },
  {
    told: [/\b(?:heb|hebben|is|had|net|al)\b[^?!]{0,50}\b(?:overgemaakt|overgeboekt|betaald)\b/],
    all: [
      /\b(?:overgemaakt|overgeboekt|betaald)\b/,
      /\b(?:mail\w*|e-mail|rekening(?:nummer)?|factuur|appje|sms|link|bericht)\b/,
      /\b(?:oplicht\w*|nep\w*|vals\w*|fake|gehackt|phishing|fraude\w*|niet (?:gestuurd|verstuurd|verzonden|van (?:hen|hun|de notaris|het kantoor))|verkeerde? rekening\w*|ander rekeningnummer)\b/,
    ],
    unless: /\b(?:nog niet|niet) (?:overgemaakt|betaald|overgeboekt)\b/,
    entry: 'nepmail-betaald',
    opens: [
      [/\b(?:aansprakelijk\w*|verantwoordelijk\w*|schuld van)\b/, 'aansprakelijk'],
      [/\bterug(?:krijgen|halen|betalen)?\b/, 'terug'],
    ],
    otherwise: 'bel-bank',
    supports: ['bel-bank', 'koopsom'],
  },
  {
    told: [/\b(?:erf\w*|liet|laat|nagelaten|nalatenschap|overleden|overleed)\b/],
    all: [/\b(?:aangifte|aangeven|opgeven|melden bij de belastingdienst)\b/, /\b(?:moet|moeten|hoef|hoeven|hoeft|nodig|verplicht|uberhaupt)\b/],
    unless: /\b(?:binnen|termijn|wanneer|hoe ?lang|uiterlijk|schenk\w*|uitstel|wie|brief|gemeente|overlijden|inkomsten\w*|executeur|rekening\w*)\b/,
    entry: 'erfbelasting-wie-aangifte',
    opens: [[/\d/, 'onder-de-vrijstelling']],
    otherwise: 'wanneer-nodig',
    supports: ['onder-de-vrijstelling', 'wel-een-brief'],
  },
  {
    // Who is left behind, about an account of both or of the other.
    told: [/\b(?:overleden|overleed|overlijden|gestorven|stierf|dood)\b/],
    all: [
      /\b(?:pinnen|opnemen|betalen|overmaken|gebruiken|leeghalen|eraf|afhalen|erbij|geblokkeerd)\b/,
      /\b(?:rekening(?:en)?|spaarrekening|bankrekening|en of rekening|bankpas|pinpas|zijn pas|haar pas)\b/,
      /\b(?:kan|kunnen|mag|mogen|moet|wordt|is)\b/,
    ],
    unless:
      /\b(?:notaris|factuur|hypotheek|uitvaart\w*|begrafenis\w*|crematie\w*|schuld\w*|\w*belasting\w*|huur|executeur|testament|zus|broer|kosten|rekening van)\b/,
    entry: 'overlijden-bankrekening',
    opens: [
      [/\b(?:onze|ons|gezamenlijke|gemeenschappelijke|en of)\b|\bsamen\b/, 'en-of-rekening'],
      [/\b(?:pas|bankpas|pinpas)\b/, 'volmacht-voorbij'],
    ],
    otherwise: 'blokkade',
    supports: ['en-of-rekening', 'blokkade'],
  },
  {
    told: [/\b(?:schenk\w*|geven|geeft|gegeven|gift)\b/, /\b(?:eenmalig\w*|vrijstelling|belastingvrij|jubelton)\b/],
    all: [/\b(?:is|ben|word|wordt|worden|bijna|net) (?:\w+ ){0,4}(?:40|41|veertig)\b|\b(?:40e|41e|veertigste) verjaardag\b/],
    unless: /\b(?:starters\w*|overdrachtsbelasting|kopen|koopt|koop|duizend|euro|hoeveel|hoe hoog|tussen|procent)\b/,
    entry: 'schenken-eenmalig',
    opens: [],
    otherwise: 'leeftijd',
    supports: ['jongere-partner', 'maar-een-keer'],
  },
  {
    // Of somebody who made one, not of who still wants to.
    told: [
      /\b(?:testament|testement|laatste wil)\b/,
      /\b(?:overleden|overleed|gestorven|dood|stierf|erf\w*|onterfd|krijg niks|krijg niets|sta niet|niet in)\b/,
    ],
    all: [
      /\b(?:de weg kwijt|in de war|verward|dement\w*|dementie|alzheimer|wilsonbekwaam|niet (?:meer )?(?:helder|goed bij)|kinds|vergeetachtig)\b/,
      /\b(?:was|waren|had|toen|destijds|al)\b/,
    ],
    unless: /\b(?:nog (?:een|te|iets)|wil (?:hij|zij|ze)|levenstestament|volmacht|bewind\w*)\b/,
    entry: 'testament-aanvechten',
    opens: [],
    otherwise: 'niet-wilsbekwaam',
    supports: ['bewijs', 'bij-de-rechtbank'],
  },
  {
    told: [/\b(?:erf\w*|geerfd|nalatenschap|overleden|ouders)\b/, /\b(?:broer|zus|broers|zussen|erfgenamen)\b/, /\b(?:huis|woning)\b/],
    all: [
      /\b(?:gratis|huur|vergoeding|gebruiksvergoeding|voor niks|voor niets)\b/,
      /\b(?:woont|wonen|blijft|blijven)\b/,
      /\b(?:hij|zij|ze|broer|zus|erfgenaam)\b/,
    ],
    unless: /\b(?:vruchtgebruik|schenk\w*|verhuren|huurder\w*|partner|ex|huurwoning)\b/,
    entry: 'overlijden-huis',
    opens: [],
    otherwise: 'een-erfgenaam-woont-er',
    supports: ['hypotheek-en-lasten'],
  },
  {
    told: [/\b(?:mijn|onze) (?:\w+ )?(?:man|vrouw|partner|vriend|vriendin)\b|\b(?:hertrouwd|samengesteld gezin|stief\w+)\b/],
    all: [
      /\b(?:haar|zijn) (?:\w+ )?(?:dochters?|zoons?|kind|kinderen)\b|\bstief(?:dochters?|zoons?|kind|kinderen)\b/,
      /\b(?:gelijk|gelijke|evenveel|meedelen|meedeelt|meeerven|mee erven|net zo ?veel|hetzelfde)\b/,
    ],
    unless: /\b(?:\w*belasting\w*|schenk\w*|vrijstelling|voogd\w*|gezag|onterf\w*)\b/,
    entry: 'erfrecht-stiefkind',
    opens: [],
    otherwise: 'in-het-testament',
    supports: ['getrouwd-als-eigen-kind', 'legitieme-portie'],
  },
  {
    told: [/\b(?:onterf\w*|niks nalaten|niets nalaten|legitieme)\b/],
    all: [/\b(?:eisen|opeisen|opgeeist|uitbetaald|uitbetalen|betalen|krijgen)\b/, /\b(?:direct|meteen|onmiddellijk|wanneer|hoe snel|hoe ?lang)\b/],
    unless: /\b(?:man|vrouw|partner|echtgeno\w+|\w*belasting\w*|aangifte|notaris|kosten)\b/,
    entry: 'testament-legitieme-portie',
    opens: [],
    otherwise: 'betaling',
    supports: ['vijf-jaar', 'opeisen'],
  },
  {
    told: [/\b(?:testament|akte|volmacht|notaris)\b/],
    all: [
      /\bniet (?:meer )?(?:\w+ )?(?:schrijven|tekenen)\b|\bgeen handtekening (?:meer )?(?:zetten|kan)\b/,
      /\b(?:hij|zij|ze|ik|oma|opa|moeder|vader|man|vrouw|vriend|vriendin)\b/,
      /\bkan\b/,
    ],
    unless: /\b(?:wil|weiger\w*|kopen|koper|verkoper|erfgenaam|erfgenamen|op tijd|aanwezig|komen|buitenland|zelf schrijven)\b/,
    entry: 'niet-kunnen-tekenen',
    opens: [[/\bakte\b/, 'akte']],
    otherwise: 'testament',
    supports: ['begrijpen'],
  },
  {
    told: [/\b(?:klacht\w*|klagen|ontevreden)\b/, /\bnotaris\b/],
    all: [/\bgeld\b.*\bterug\b|\bterug\w*\b.*\bgeld\b|\bschade(?:vergoeding)?\b|\bvergoed\b/, /\b(?:ik|wij|we|krijg|krijgen)\b/],
    unless: /\b(?:overgemaakt|oplicht\w*|mail|hypotheek|waarborgsom|verzekering|griffierecht)\b/,
    entry: 'geschillencommissie',
    opens: [[/\brekening\b/, 'rekening']],
    otherwise: 'schade',
    supports: ['eerst-kantoor', 'rekening'],
  },
]
