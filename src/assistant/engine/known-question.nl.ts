/** Dutch questions that are told by groups of words wherever they stand, and the statement that answers. For folded text. */
import type { KnownQuestion } from './known-question.ts'

const heir =
  '(?:(?:mijn|onze?|ons|zijn|haar|een van de|een van onze|de) )?(?:\\w+ )?(?:zoon|zoons|dochter|dochters|broer|broers|zus|zussen|kind|kinderen|kleinzoon|kleindochter|neef|nicht|erfgenaam|erfgenamen|mede-erfgenaam|mede-erfgenamen)'
const owes = '(?:schuld(?:en)?|schuldeisers?|deurwaarders?|incasso\\w*|beslag|schuldsanering|schuldhulp\\w*|wsnp|failliet|faillissement|bewindvoerder)'
const estate = /\b(?:erfenis\w*|nalatenschap\w*|erfdeel|erfdelen|kindsdeel|erft|erven|mede-erfgenaam|erfgena\w+|als ik (?:overlijd|dood|doodga))\b/
/** Of who left it: those debts belong to the estate. */
const ofDeceased =
  /\b(?:schulden|schuldeisers?|deurwaarders?) van (?:(?:mijn|onze?|de|het) )?(?:overleden\w*|overledene|vader|moeder|ouders?|opa|oma|oom|tante|man|vrouw|nalatenschap|erfenis|boedel)\b|\b(?:zoon|dochter|broer|zus|kind)\b[^.?!]{0,20}\b(?:overleden|overleed|gestorven|dood|zelfmoord|liet|nagelaten)\b|\b(?:vader|moeder|ouders?|opa|oma|oom|tante|overledene)\b[^.?!]{0,25}\b(?:had|hadden|liet|laat|nagelaten)\b[^.?!]{0,20}\bschuld/

const whichLaw =
  /\b(?:welke?|volgens welke?|onder welke?|van welk land|welk land zijn|welk lands) (?:\w+ )?(?:recht|erfrecht|wet|wetten|wetgeving|regels|erfregels|land)\b|\brecht van welk land\b|\b(?:recht|wet|erfrecht)\b[^.?!]{0,30}\b(?:van toepassing|geldt|gelden)\b|\b(?:van toepassing|geldt|gelden|valt|vallen)\b[^.?!]{0,40}\b(?:recht|erfrecht|wet)\b/
const estateLaw = /\b(?:erfenis\w*|nalatenschap\w*|erfrecht\w*|erven|erft)\b/
const country =
  'belgie|duitsland|frankrijk|spanje|portugal|turkije|marokko|suriname|polen|italie|engeland|curacao|aruba|canada|amerika|australie|zwitserland|oostenrijk|griekenland'
const abroad = new RegExp(
  `\\b(?:nationalit\\w+|paspoort\\w*|buitenland\\w*|emigr\\w+|laatste woonplaats|erfrechtverordening|europese verordening|650 ?/? ?2012|expat\\w*|overl(?:eden|eed|ijdt?) (?:\\w+ ){0,3}in|${country}|belgische?|duitse?|franse?|spaanse?|portugese?|turkse?|marokkaanse?|surinaamse?|poolse?|italiaanse?)\\b`,
)

export const knownQuestions: readonly KnownQuestion[] = [
  {
    // Who cannot speak may understand all of it.
    told: [/\b(?:notaris|testament|levenstestament|volmacht|akte)\b/],
    all: [/\b(?:niet (?:meer |goed |meer goed )?praten|niet (?:meer )?(?:kan|kunnen) praten|alleen (?:maar |nog )?knikken|knikt? (?:alleen|nog))\b/],
    unless: /\b(?:dement\w*|alzheimer|coma|begrijpt (?:het |er )?niet|wilsonbekwaam|overleden|doof|gebarentaal)\b/,
    entry: 'niet-kunnen-tekenen',
    opens: [],
    otherwise: 'niet-praten',
    supports: ['begrijpen', 'testament'],
  },
  {
    // What was left in a will lapses by a divorce; who was given power of attorney keeps it.
    told: [/\b(?:scheid\w*|gescheiden|uit elkaar|ex|ex-\w+)\b/],
    all: [/\b(?:levenstestament|volmacht)\b/, /\b(?:verval\w*|geldig|geldt|stopt|eindigt|loopt (?:nog )?(?:door|af)|nog steeds|automatisch|vanzelf)\b/],
    unless: /\b(?:hypotheek\w*|koop\w*|verkoop\w*|verkopen|bank\w*|kost|kosten|dement\w*|overlij\w*|overleden)\b/,
    entry: 'levenstestament-herroepen',
    opens: [],
    otherwise: 'scheiding',
    supports: [],
  },
  {
    // Who turns out to be the seller has no days to withdraw, whatever was told to a buyer.
    told: [/\b(?:bedenktijd|koopcontract|koopovereenkomst|spijt|van de koop af|afzien)\b/],
    all: [/\b(?:ik ben|wij zijn|we zijn)\b[^.?!]{0,25}\bverkopers?\b|\bals verkopers?\b/],
    unless: /\b(?:waarborgsom|bankgarantie|boete|hypotheek|belasting\w*|gebrek\w*|overwaarde|kosten|kost|betaal\w*|overlijd\w*|overleden)\b/,
    entry: 'huis-bedenktijd-verkoper',
    opens: [],
    otherwise: 'geen-bedenktijd',
    supports: [],
  },
  {
    // A complaint in a conversation about a notary is not one about this site.
    told: [/\bnotaris\w*\b/],
    all: [/\bklacht(?:en)?\b/, /\b(?:waar|bij wie)\b[^.?!]{0,40}\bklacht|\bklacht (?:in)?dienen\b/],
    unless: /\b(?:site|website|jullie|deze assistent|chat\w*|makelaar|bank|geschillencommissie|tucht\w*)\b/,
    entry: 'klacht-indienen',
    opens: [],
    otherwise: 'begin-bij-kantoor',
    supports: ['welke-van-de-twee', 'eerst-kantoor'],
  },
  {
    all: [
      /\b(?:kan|kun|kunt|wil|wilt|zou)\b (?:je|jij|u|jullie|deze (?:site|chat\w*|assistent))\b/,
      /\b(?:akte|testament|volmacht|samenlevingscontract|huwelijkse voorwaarden|contract)\b/,
      /\b(?:maken|opstellen|opmaken|schrijven|regelen|passeren)\b[^.?!]{0,20}\b(?:voor (?:mij|me|ons))\b|\bvoor (?:mij|me|ons)\b[^.?!]{0,30}\b(?:maken|opstellen|opmaken|schrijven|regelen|passeren)\b/,
    ],
    unless: /\b(?:notaris|kantoor|offerte|prijs|kost\w*|hoeveel|zelf|uitleg\w*)\b/,
    entry: 'site-is-geen-notaris',
    opens: [],
    otherwise: 'geen-akten',
    supports: ['leg-het-voor'],
    lead: 'Nee, een akte maken kan deze site niet.',
  },
  {
    // Money cannot be left on a note, however well it was written.
    told: [/\b(?:kladblok|kladje|briefje|papiertje|blaadje|notitie\w*|brief|handgeschreven|zelf geschreven|zelf opgeschreven)\b/],
    all: [
      /\b(?:al (?:mijn|zijn|haar)? ?geld|het geld|spaargeld|het huis|haar huis|zijn huis|alles|erfenis|erfgena\w+)\b/,
      /\b(?:geldig|rechtsgeldig|telt (?:dat|het)|is (?:dat|het) (?:iets )?waard|heb ik (?:er|daar) (?:iets|recht)|wat (?:moet|moeten|kan|kunnen|doe|doen) (?:ik|wij|we)|wat nu)\b/,
    ],
    unless: /\b(?:(?:bij|van|door) (?:een|de) notaris|schenking|lening|gelee?nd|contract|samenlevings\w*|volmacht)\b/,
    entry: 'testament-codicil',
    opens: [],
    otherwise: 'niet-in-codicil',
    supports: ['wat-erin-kan'],
  },
  {
    all: [/\bwaar\b/, /\btestament\b/, /\b(?:bewaard|bewaart|bewaren|opgeborgen|ligt|gebleven)\b/],
    unless:
      /\b(?:levenstestament\w*|levens|overleden|overlijden|overleed|codicil\w*|buitenland\w*|notaris (?:\w+ )?(?:gestopt|overleden|weg)|opgeheven|inzien|lezen)\b/,
    entry: 'testament-register',
    opens: [],
    otherwise: 'papier-kwijt',
    supports: ['elk-testament', 'wat-het-vertelt'],
  },
  {
    // That an heir may not act instead of the executor is another question.
    all: [
      /\b(?:erfgenaam|erfgenamen|kind|zoon|dochter|broer|zus|partner|man|vrouw|vriend|vriendin|familielid|buurman|buurvrouw)\b/,
      /\bexecuteurs?\b (?:\w+ ){0,2}(?:zijn|worden)\b|\b(?:als|tot) executeur (?:\w+ ){0,2}(?:kiezen|benoemen|aanwijzen|nemen)\b/,
      /^(?:en |maar )?(?:kan|kunnen|mag|mogen)\b/,
    ],
    unless: /\b(?:weiger\w*|ontsla\w*|betaald|loon|verplicht|zonder testament|geen executeur|overleden|minderjarig\w*|twee|samen)\b/,
    entry: 'testament-executeur-keuze',
    opens: [],
    otherwise: 'bijna-iedereen',
    supports: [],
  },
  {
    // Who was never married is not somebody who parted.
    all: [/\b(?:nooit|niet) (?:\w+ ){0,2}(?:ge)?trouwd\b/, /\berf(?:t|en)?\b|\bhoor ik bij de erfgenamen\b/, /\b(?:man|vrouw|vriend|vriendin|partner)\b/],
    unless:
      /\b(?:\w*testament\w*|kind|kinderen|zoon|dochter|ex|ex-\w+|gescheiden|uit elkaar|broers?|zus\w*|ouders?|vader|moeder|oom|tante|\w*belasting\w*|\w*contract\w*|huis|woning|pensioen)\b/,
    entry: 'samenwoners-erven',
    opens: [],
    otherwise: 'niet-van-elkaar',
    supports: [],
  },
  {
    // Without children it depends on being married, which nobody said.
    all: [/\bwie (?:erft|erven|krijgt|krijgen)\b|\b(?:naar wie|waar) gaat\b/, /\b(?:geen|zonder) (?:kind|kinderen|kids)\b|\bkinderloos\b/],
    unless:
      /\b\w*testament\w*\b|\b(?:ge)?trouwd\b|\b(?:man|vrouw|echtgeno\w+|partner|vriend|vriendin|samenwon\w*|samen wonen|ongehuwd|ongetrouwd|alleenstaand\w*|single|gescheiden|weduw\w+|broers?|zus\w*|ouders?|vader|moeder|oom|tante|neef|nicht|belasting\w*|huis|gezag|voogd\w*|bv|bedrijf)\b/,
    entry: 'erfrecht-zonder-testament',
    opens: [],
    otherwise: 'geen-partner-geen-kinderen',
    supports: ['vier-groepen', 'pas-als-niemand'],
    lead: 'Bent u getrouwd of geregistreerd partner, dan erft uw partner alles als er geen kinderen en geen testament zijn.',
  },
  {
    // Which law governs an estate: Regulation (EU) 650/2012, not that of marriages.
    all: [whichLaw, estateLaw, abroad],
    unless: /\b\w*belasting\w*\b|\bhuwelijksvermogen\w*\b|\b(?:eigen )?huwelijk\b/,
    entry: 'erfrecht-buitenland',
    opens: [
      [/\bkiezen\b|\bkeuze\b|\bkies\b/, 'zelf-kiezen'],
      [
        new RegExp(`\\b(?:laatste woonplaats|emigr\\w+)\\b|\\bwo(?:onde|onden|nen|on|ont) (?:\\w+ ){0,4}in (?:het buitenland|${country})\\b`),
        'in-het-buitenland-wonen',
      ],
    ],
    otherwise: 'gewone-verblijfplaats',
    supports: ['zelf-kiezen', 'andere-nationaliteit-in-nederland'],
  },
  {
    // Whoever has to be paid by an heir has no claim on the estate, but on the share of that heir.
    all: [
      new RegExp(
        `\\b${heir}\\b[^.?!]{0,30}\\b(?:heeft|hebben|zit|zitten|is|zijn|met)\\b[^.?!]{0,40}\\b${owes}\\b|\\b${owes}\\b[^.?!]{0,30}\\bvan ${heir}\\b|\\b(?:zijn|haar|hun) ${owes}\\b[^.?!]{0,40}\\b(?:erf\\w+|deel)\\b`,
      ),
      estate,
    ],
    unless: ofDeceased,
    entry: 'erfgenaam-met-schulden',
    opens: [
      [/\bschuldsanering\b|\bwsnp\b/, 'schuldsanering'],
      [/\bfailliet\b|\bfaillissement\b/, 'faillissement'],
      [/\bverwerp\w*\b/, 'verwerpen'],
    ],
    otherwise: 'beslag',
    supports: ['beslag'],
  },
  {
    all: [
      /\b(?:hoe ?lang|hoeveel (?:tijd|weken|maanden|dagen)|hoe snel|wanneer|welke termijn)\b/,
      /\b(?:voorlopige? )?(?:koopcontract|koopovereenkomst|koopakte|koopovereenkomsten)\b/,
      /\b(?:overdracht|sleuteloverdracht|levering|leveringsakte|passeren|transport|sleutels?)\b|\b(?:hoe ?lang|hoeveel tijd)\b[^.?!]*\bnotaris\b/,
    ],
    unless:
      /\bbedenktijd\b|\binschrijv\w*|\bingeschreven\b|\bontbind\w*|\bwaarborgsom\b|\bbankgarantie\b|\bboete\b|\bnieuwbouw\b|\buitstel\w*|\beigenaar\b|\bgeld\b|\bbetaal\w*/,
    entry: 'huis-uitstel',
    opens: [],
    otherwise: 'niet-verplicht-akkoord',
    supports: ['samen-nieuwe-datum'],
    lead: 'Een vaste tijd tussen het koopcontract en de overdracht is er niet: de datum van de overdracht staat in het koopcontract.',
  },
  {
    // Who tells nothing of a family or a will asks what the law does.
    all: [
      /\bwat (?:gebeurt|gaat) er\b|\b(?:naar wie|waar) (?:gaat|gaan)\b|\bwie (?:krijgt|krijgen|erft|erven)\b/,
      /\b(?:mijn|onze|m n) (?:spullen|bezit\w*|geld|spaargeld|erfenis|nalatenschap|vermogen|eigendommen|huis|woning)\b|\balles wat ik (?:heb|bezit)\b/,
      /\b(?:als|wanneer|zodra) (?:ik|we|wij) (?:\w+ ){0,3}?(?:overlijd|overlijden|dood|doodga|doodgaan|sterf|sterven|wegval|er niet meer ben)\b|\bna mijn (?:dood|overlijden)\b|\bals ik er niet meer ben\b/,
    ],
    unless:
      /\b\w*testament\w*\b|\bcodicil\w*|\b(?:ge)?trouwd\b|\b(?:man|vrouw|echtgeno\w+|partner|vriend|vriendin|ex|samenwon\w*|samen wonen|kind|kinderen|zoon|dochter|kleinkind\w*|broer|zus|ouders|vader|moeder|gescheiden|alleenstaand\w*|single|belasting\w*|schuld\w*|hypotheek|buitenland|bv|zaak|bedrijf|huur\w*|hond|kat|dier\w*|facebook|digita\w*|account\w*|rekening\w*|executeur|bewind\w*|volmacht\w*|vruchtgebruik|contract\w*|voorwaarden)\b/,
    entry: 'erfrecht-zonder-testament',
    opens: [],
    otherwise: 'vier-groepen',
    supports: ['echtgenoot-en-kinderen', 'geen-partner-geen-kinderen'],
  },
  {
    all: [
      /\bhuwelijk(?:se|s) ?voorwaarden\b/,
      /\bna (?:het |ons |de )?(?:trouwen|huwelijk|trouwdag|bruiloft|ja ?woord)\b|\btijdens (?:het|ons) huwelijk\b|\b(?:al|reeds) (?:\w+ ){0,2}getrouwd\b|\b(?:kan|kunnen|mag|mogen|willen)\b[^.?!]*\b(?:nog|alsnog)\b/,
    ],
    unless:
      /\b(?:\w*testament|samenlevingscontract|kost|kosten|prijs|tarief|belasting\w*|scheid\w*|erf\w*|overl\w+|schuld\w*|geldig|verloop\w*|verval\w*|buitenland|trouwdag moet|teken\w*)\b/,
    entry: 'huwelijkse-voorwaarden-tijdens-huwelijk',
    opens: [],
    otherwise: 'altijd-mogelijk',
    supports: [],
  },
]
