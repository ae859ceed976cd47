/** Dutch wordings of grief, fear and situations in which a wrong word does harm. Matched on plain text, see `word-pattern.ts`. */
import { anyOf, sayings } from '../retrieval/word-pattern.ts'

const dear =
  'man|vrouw|moeder|vader|mam|pap|ma|pa|mama|papa|ouders|zoon|dochter|kind|kindje|baby|broer|zus|opa|oma|partner|vriend|vriendin|echtgenoot|echtgenote|tante|oom|schoonmoeder|schoonvader|buurman|buurvrouw'
const died = 'overleden|overleed|gestorven|doodgegaan|heengegaan|ingeslapen|verloren|omgekomen|dood'
const justNow =
  'vandaag|vanochtend|vanmorgen|vannacht|gisternacht|gisteren|gisteravond|net|zojuist|zonet|pas|pas geleden|deze week|vorige week|eergisteren|onverwacht|plotseling|ineens'

/** Somebody close died a short while ago, or the visitor mourns. */
export const lossPatterns: readonly RegExp[] = [
  sayings('mijn|onze|me|m n', 1, dear, 3, justNow, 2, died),
  sayings('mijn|onze|me|m n', 1, dear, 3, died, 3, justNow),
  sayings(justNow, 2, 'is|zijn', 1, 'mijn|onze|me', 1, dear, 2, died),
  sayings(justNow, 2, 'mijn|onze', 1, dear, 2, 'verloren'),
  sayings('ligt|is', 2, 'op sterven|stervende|terminaal'),
  sayings('ik heb|ik ben|heeft|is', 2, 'uitgezaaide|uitgezaaid|ongeneeslijk|ongeneeslijke'),
  // Of a child, however long ago; not in a supposition.
  /(?<!\b(?:als|indien|stel|mocht|wanneer|voordat)\b[^.?!]{0,30})\b(?:mijn|onze|ons) (?:zoon|zoontje|dochter|dochtertje|kind|kindje|baby) is (?:dood|overleden|gestorven|omgekomen)\b(?! voor\b| dan\b)/,
  sayings('niet lang meer te leven|paar weken te leven|paar maanden te leven|weken te leven|maanden te leven|ga dood|gaat dood'),
]

/** Says how it is, and asks nothing. */
export const griefPatterns: readonly RegExp[] = [
  sayings(
    'ik',
    'vind|heb|mis|weet|kan|ben',
    4,
    'verdrietig|verdriet|kapot|wanhopig|doodop|overweldigd|eenzaam|alleen voor|er niet meer tegen|mij geen raad|me geen raad',
  ),
  // 'Ik vind het moeilijk om te kiezen' and 'helemaal op tegen' mourn nobody.
  /\bik (?:vind|heb|ben)(?: [\p{L}]+){0,3} (?:moeilijk|zwaar|helemaal op|echt op)\b(?! om\b| te\b| tegen\b| de hoogte\b| tijd\b)/u,
  sayings('ik mis', 2, dear),
  sayings('zo|heel|erg|ontzettend', 'verdrietig|moeilijk allemaal|zwaar allemaal'),
]

const gone = 'overleden|overleed|gestorven|dood|doodgegaan|heengegaan|ingeslapen|weggevallen|omgekomen|verongelukt|uit de tijd|er niet meer|niet meer onder ons'
const close = `${dear}|moeke|mams|paps|zoontje|dochtertje|verloofde|beste vriend|beste vriendin`
const ours = 'mijn|me|mn|m n|onze|ons'

/** Says that somebody died. */
export const deathPatterns: readonly RegExp[] = [
  sayings(close, 10, gone),
  sayings('ik|wij|we', 1, 'heb|hebben', 4, `${close}|kindje`, 3, 'verloren|begraven|gecremeerd'),
  sayings(ours, 1, close, 3, 'zelfmoord|een eind aan|uit het leven'),
  sayings('weduwe|weduwnaar', 1, 'geworden'),
]

/** That it happened a short while ago, or how it feels. */
export const mourningPatterns: readonly RegExp[] = [
  sayings(justNow),
  sayings('vorige|deze|afgelopen', 'week|maand'),
  sayings('dagen|weken|maanden', 'geleden'),
  sayings('huilen|huil|pijn|benauwd|leeg|ongeluk|niet geloven|zie er zo tegenop|had verder niemand|er niet bij zijn|zelfmoord|zouden'),
  sayings('^', `(?:(?:${ours}) )?(?:${close})`, 'is|zijn', 2, gone, 1, '$'),
  sayings('verloren|begraven', '$'),
]

const few = '(?:\\d{1,2}|een|twee|drie|vier|vijf|zes|paar|enkele|anderhalve)'
const daysAgo =
  `vandaag|vanochtend|vanmorgen|vanmiddag|vannacht|gisternacht|gisteren|gisteravond|eergisteren|net|zojuist|zonet|pas|kort geleden|onlangs|recent|recentelijk|plotseling|onverwacht|ineens` +
  `|(?:deze|vorige|afgelopen) (?:week|maand|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)|(?:dit|vorig|afgelopen) weekend|${few} (?:dag|dagen|week|weken) geleden|een maand geleden` +
  `|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag`
const passed = 'overleden|overleed|gestorven|stierf|doodgegaan|heengegaan|ingeslapen|weggevallen|omgekomen|verongelukt|verloren'

/** Those who are spoken of without 'mijn'. */
const named = 'papa|mama|pa|ma|pap|mam|vader|moeder|opa|oma'

/** Says that somebody died days or a few weeks ago. */
export const freshDeathPatterns: readonly RegExp[] = [
  sayings(ours, 1, close, 3, daysAgo, 3, passed),
  sayings(ours, 1, close, 3, `(?:${passed})(?: (?!en |\\d)\\w+){0,3}`, daysAgo),
  sayings(daysAgo, 3, ours, 1, close, 3, passed),
  sayings(named, 2, daysAgo, 3, passed),
  sayings(daysAgo, 2, named, 2, passed),
]

/** Supposes a death. */
export const supposedPattern = sayings('als|stel|stel dat|mocht|indien', 2, `${ours}|een`, 1, close)

/** How empty it is, whoever is gone. */
export const emptyPatterns: readonly RegExp[] = [
  sayings('ik', 1, 'mis', 1, 'haar|hem|ze|jou'),
  sayings('sinds', 3, 'er niet meer is|dood is|weg is|overleden is|gestorven is'),
  sayings('huis|bed|alles', 2, 'zo stil|zo leeg|voelt leeg'),
  sayings('ik', 1, 'huil', 3, 'elke dag|elke nacht|elke avond|alleen'),
  sayings('ineens alleen|iedereen is weer weg'),
]

/** What it costs at a notary, or who makes an offer. */
export const asksPricePattern = anyOf(
  '(?:wat|hoeveel) .. (?:kost|kosten|gaat .. kosten), (?:wat|hoeveel) .. kwijt, prijs, prijzen, tarief, tarieven, goedkope?, goedkoper, goedkoopste?, offertes?, prijsopgaven?',
)

/** What is to be arranged or known: then an answer is of more use. */
export const practicalPattern =
  /\b(?:er[fv]\w*|nalat\w*|testament|notaris|akte|aangifte|aanslag|belasting\w*|verklaring|hypotheek|bank\w*|rekening|schulden?|executeur|volmacht|\w*regelen|\w*regelt|geregeld|samenlevings\w*|samenwonen\w*|verkop\w*|verdel\w*|scheid\w*|gepind|pinpas\w*|geld|euro|koop\w*|gekocht|kinderen|kleinkind\w*|gezag|voogd\w*|verzekering\w*|pensioen\w*|aow|huur\w*|recht|deel|krijg\w*|gaf|aanvaard\w*|cremeren)\b/

/** Afraid or in a quarrel: a calm word first. */
export const fearPatterns: readonly RegExp[] = [
  sayings('ik', 2, 'bang|in paniek|radeloos|doodsbang|ten einde raad|wakker van'),
  sayings('ik slaap', 3, 'niet|slecht'),
]

interface CareRule {
  /** Id of the entry that answers, whatever the ranking says. */
  entry: string
  when: readonly RegExp[]
  /** Asks something of its own. */
  unless?: RegExp
}

const signs = 'teken|tekenen|ondertekenen|onderteken|getekend|tekent|handtekening|passeren'

/** In the order of urgency. */
export const careRules: readonly CareRule[] = [
  {
    entry: 'druk-om-te-tekenen',
    when: [
      sayings(
        'dwingt|dwingen|gedwongen|onder druk|druk op|druk gezet|chanteert|bedreigt|bang voor|moet van|laten tekenen|pusht',
        8,
        `${signs}|testament|huis|akte|volmacht|notaris|geld`,
      ),
      sayings(`${signs}|testament|volmacht`, 8, 'gedwongen|dwingt|onder druk|tegen mijn wil|tegen haar wil|tegen zijn wil|onder dwang'),
      sayings('wil', 2, 'dat ik', 8, `${signs}|overschrijf|overschrijven|testament`, 6, 'durf|bang|wil niet|wil dat niet|geen nee'),
      sayings('hoe krijg ik', 6, 'zover', 4, signs),
      sayings('staat erop|eist|dreigt|dringt aan|zet mij onder druk|laat mij geen keus', 8, `${signs}|afstand|overschrijf|overschrijven|testament`),
      sayings('durf', 3, 'niet te weigeren|geen nee'),
      sayings('anders', 5, 'kinderen niet meer zie|kleinkinderen niet meer zie|niet meer bij mij langs|niet meer langs|zet hij mij|zet ze mij'),
    ],
    // Whether who owns together can make the others sell.
    unless: anyOf(
      'dwingen .. ouderlijk huis, dwingen .. verkopen .. (?:samen|erf\\w+|mede), (?:erf\\w+|mede|samen) .. dwingen .. (?:verkopen|verdelen|verkoop)',
    ),
  },
  {
    entry: 'testament-dementie',
    when: [
      sayings(
        'dement|dementie|demente|alzheimer|verward|vergeetachtig|niet meer helder',
        12,
        'testament|onterven|nog even|snel',
        6,
        'wijzigen|veranderen|maken|aanpassen|tekenen|onterven|zetten|laten',
      ),
      sayings('testament', 10, 'dement|dementie|demente|alzheimer|verward'),
    ],
  },
  {
    entry: 'schuldeisers-benadelen',
    when: [
      sayings(
        'aanslag|fiscus|belastingdienst|naheffing|schuldeisers?|deurwaarder',
        14,
        'schenken|schenk|weggeven|overmaken|overboeken',
        12,
        'er niet bij|er toch niet bij|niet bij kan|buiten bereik|weg',
      ),
      sayings(
        'huis|spaargeld|geld|woning|vermogen|auto|pand|bezit',
        12,
        'schuldeisers?|deurwaarder|beslag|faillissement|failliet|incasso|belastingdienst er niet bij',
        8,
        'kan|kunnen|komt|komen|bij|weg|buiten|veilig|op naam',
      ),
      sayings(
        'op naam|overschrijven|overdragen|overzetten|weggeven|schenken|veiligstellen|parkeren|wegsluizen|verstoppen',
        10,
        'schuldeisers?|deurwaarder|beslag|faillissement|failliet|schulden|curator',
      ),
      sayings(
        'schuldeisers?|deurwaarder|beslag|faillissement|failliet|schulden|curator',
        10,
        'op naam|overschrijven|overdragen|overzetten|weggeven|wegschenken|veiligstellen|parkeren|uit handen',
      ),
    ],
  },
  {
    entry: 'contant-betalen-notaris',
    when: [
      sayings('contant|contante|cash|zwart|onder tafel|onderhands geld|buiten de akte', 10, 'huis|koopsom|notaris|betalen|betaal|woning|koopprijs|geld'),
      sayings('betalen|betaal|koopsom|koopprijs|huis|geld', 6, 'contant|cash|zwart|onder tafel|buiten de akte'),
      sayings('lagere|hogere|andere', 'koopprijs|prijs|koopsom|bedrag', 5, 'akte|opnemen|zetten|vermelden'),
    ],
  },
  {
    entry: 'stroman-katvanger',
    when: [
      sayings('stroman|katvanger|stromannen|katvangers'),
      sayings('op papier', 4, 'directeur|bestuurder|aandeelhouder', 3, 'worden|zijn voor|staan voor|spelen'),
      sayings('directeur|bestuurder|aandeelhouder', 2, 'op papier', 4, 'worden|zijn voor|staan voor|spelen'),
    ],
  },
  {
    entry: 'akte-datum',
    when: [
      sayings('antedateren|antidateren|geantedateerd|geantidateerd'),
      // Of who means to do it; who found one forged asks something else.
      sayings('handtekening|krabbel', 6, 'namaken|nadoen|vervalsen|nazetten'),
      sayings('namaken|nadoen|vervalsen', 6, 'handtekening|krabbel'),
      sayings('terugdateren|teruggedateerd|valse datum'),
      sayings('akte|lening|schenking', 6, 'doen alsof|net doen of'),
      sayings('doen alsof|net doen of', 6, 'lening|schenking|akte'),
    ],
  },
  {
    entry: 'vermogen-verbergen',
    when: [
      sayings('verbergen|verzwijgen|wegmoffelen|wegsluizen|verstoppen', 12, 'scheiding|scheiden|verdeling'),
      sayings('scheiding|scheiden|verdeling', 12, 'verbergen|verzwijgen|wegmoffelen|wegsluizen|verstoppen|zonder dat zij het weet|zonder dat hij het weet'),
    ],
  },
  {
    entry: 'ouder-sturen',
    when: [
      sayings('instrueren|voorzeggen|influisteren', 10, 'zegt|zeggen|moet zeggen'),
      sayings('moeder|vader|ouders|pa|ma|opa|oma|tante|oom', 10, 'instrueren|voorzeggen|influisteren'),
    ],
  },
  {
    entry: 'tekenen-niet-begrijpen',
    when: [
      sayings(
        `uur|minuten|zo meteen|straks|zometeen|vanmiddag|vandaag|morgen|zo`,
        10,
        signs,
        12,
        'begrijp|snap|niet duidelijk|niks van|niets van|geen idee|niet gelezen',
      ),
      sayings('begrijp|snap', 8, 'niet|niks|niets', 10, `${signs}|akte`),
      sayings('binnen een uur|over een uur|over een half uur|over tien minuten', 6, `${signs}|notaris`),
    ],
    unless: sayings('fout|fouten|verkeerd|verkeerde|spelfout|klopt niet'),
  },
]

export const careTexts = {
  loss: 'Gecondoleerd met uw verlies.',
  dying: 'Wat verdrietig dat u dit meemaakt.',
  fear: 'Begrijpelijk dat u zich zorgen maakt.',
  grief:
    'Wat verdrietig. Neem de tijd die u nodig hebt; er is bijna niets dat vandaag al geregeld moet zijn. Als u er klaar voor bent, kunt u mij vragen wat er moet gebeuren en wanneer. Liever een mens spreken? Op de [contactpagina](/contact) vindt u ons nummer. Ook uw huisarts denkt met u mee.',
} as const

/** Still alive: no condolences. */
export const dyingPattern = sayings('op sterven|stervende|terminaal|te leven|ga dood|gaat dood|uitgezaaide|uitgezaaid|ongeneeslijk|ongeneeslijke')
