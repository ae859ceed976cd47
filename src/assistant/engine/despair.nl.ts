/**
 * Dutch words between the lines of who may not want to live on. Plain words of it are in `classify-safety.nl.ts`; other ways are learned from
 * messages. Matched on plain text, see `plain-text.ts`.
 */
import { anyOf } from '../retrieval/word-pattern.ts'
import type { SignRule } from './danger-rule.ts'

const relatives = '(?:man|vrouw|partner|vriend|vriendin|zoon|zoontje|dochter|dochtertje|kind|kinderen|moeder|vader|ouders|broer|zus|hem|haar|hen)'
/** Illness, travel and the trouble of a sale are another end than that. */
const ill = anyOf(
  'kanker, terminaal, terminale, uitbehandeld, palliatief, palliatieve, hospice, de artsen, de dokters?, diagnose, operatie, geopereerd, ernstig ziek, ongeneeslijk, euthanasie',
)
const leaves = anyOf(
  'vakantie, buitenland, emigreer, emigreren, emigratie, verhuis, verhuizen, verhuizing, op reis, uit nederland, naar spanje, naar belgie, naar duitsland, naar frankrijk, baan, uitzending',
)
const ofBusiness = anyOf(
  'huwelijk, kwestie, erfkwestie, vof, bv, maatschap, samenwerking, contract, overeenkomst, huur, relatie, koop, verkoop, ruzie, geruzie, verbouwing, aannemer, erfpacht, hypotheeklasten, procedure',
)
const died = anyOf('overleden, overleed, dood, gestorven, doodgegaan, verongelukt, er niet meer is, begraven')
const soon = anyOf(
  'morgen, overmorgen, vanavond, vannacht, zondag, volgende week, volgende maand, deze week, dit weekend, na het weekend, voor het weekend, binnenkort, over \\w+ (?:dagen|weken), niet lang meer',
)
/** 'Als ik er niet meer ben' is how everybody speaks of later. */
const gone = /(?<!\b(?:als|wanneer|nadat|zodra|mocht|stel) )(?:\bik ben er\b|\bben ik er\b)(?: \w+){0,3} niet meer\b(?! bij| uit| mee)/

export const despairRules: readonly SignRule[] = [
  {
    all: [
      anyOf(
        'beter af zonder mij, beter af .. dan met mij, zonder mij .. beter af, beter af als ik .. (?:weg|dood|niet meer), beter .. als ik er niet (?:meer )?(?:ben|was)',
      ),
    ],
  },
  {
    all: [
      anyOf(
        'ik ben .. tot last, ik ben .. een last voor, ik ben .. blok aan het been, last voor iedereen, niemand .. last meer van mij, niemand meer last van mij, straks zijn ze van (?:me|mij) af, van mij verlost',
      ),
    ],
    unless: new RegExp(`${ill.source}|\\b(?:zegt|zei)\\b`),
  },
  { all: [anyOf('niet meer wakker (?:worden|te worden), voorgoed .. slapen, voor altijd slapen, eeuwig slapen')] },
  {
    all: [
      anyOf(
        `wil .. niet zonder ${relatives}, wil .. niet verder zonder, niet zonder (?:mijn )?${relatives} (?:verder|leven|door), kan .. niet zonder (?:hem|haar) leven`,
      ),
    ],
  },
  {
    all: [
      anyOf(`wil .. (?:naar|achter) (?:mijn )?${relatives} (?:toe|aan), ${relatives} achterna, wil bij (?:mijn )?(?:${relatives} )?(?:hem |haar |hen )?zijn`),
      died,
    ],
    unless: anyOf('begraven worden, bijgezet, graf, wonen, inwonen, verpleeghuis, ziekenhuis, hospice'),
  },
  {
    all: [
      anyOf(
        'uit het leven (?:stap|stappen|stapte|te stappen), stap .. uit het leven, voor de trein (?:spring|stap|ga), van (?:het dak|de flat|de brug) (?:spring|stap), pillen gespaard, pillen opgespaard, mezelf ophang, ik mij ophang, mijn polsen',
      ),
    ],
    unless: anyOf(`mijn ${relatives} .. (?:stapte|sprong), (?:hij|zij|ze) .. (?:stapte|sprong)`),
  },
  {
    all: [
      anyOf(
        'om voor te leven, (?:reden|zin) .. om (?:door|verder) te (?:gaan|leven), waarvoor doe ik het nog, waarvoor leef ik, leven heeft geen zin, niks heeft .. zin meer, heeft allemaal .. geen zin',
      ),
    ],
    unless: ofBusiness,
  },
  { all: [anyOf('zie .. geen uitweg, geen uitweg meer, kan niet meer vechten, niet meer verder met mijn leven')], unless: ofBusiness },
  {
    all: [
      anyOf(
        'het leven (?:zat|moe|beu), leven zo zat, (?:gehad met|klaar met|moe van) (?:het|dit|mijn)? ?leven, mijn leven is (?:voorbij|mislukt|klaar|over), levensmoe',
      ),
    ],
    unless: anyOf(`mijn ${relatives} .. (?:is|was|zegt), niet klaar met, niet moe van`),
  },
  {
    all: [
      anyOf(
        'afscheid genomen van iedereen, van iedereen afscheid genomen, mijn afscheidsbrief, afscheidsbrief (?:geschreven|schrijven), (?:als|wanneer) ze (?:mij|me) vinden, ik dood gevonden, die vinden als ze binnenkomen',
      ),
    ],
    unless: anyOf(
      `mijn (?:${relatives}|opa|oma|oom|tante|neef|nicht|buurman|buurvrouw) .. (?:heeft|had|liet), (?:hij|zij) .. (?:heeft|had|liet), achtergelaten`,
    ),
  },
  { all: [anyOf('niemand .. (?:mij|me) missen, niemand mist (?:mij|me), zal niemand missen')] },
  { all: [/\b(?:van|voor) mij (?:ook )?(?:hoeft|hoefde) het (?:allemaal |ook |nu |zo |echt ){0,3}niet(?: zo nodig)? (?:meer|langer)\b/] },
  { all: [/\b(?:sinds|na)\b.*\bhoef(?:t het)? (?:ik|van mij|voor mij) (?:ook )?niet meer\b(?! te| naar| langs| over)/] },
  {
    all: [/\bhoeft .*\b(?:voor|van) mij (?:ook )?niet (?:zo nodig )?meer\b/],
    unless: anyOf('als ik later, scheiden, uitvaart, verdeling, huis, auto, behandeling, erfenis, testament wijzigen, notaris, afspraak'),
  },
  { all: [gone, soon], unless: new RegExp(`${ill.source}|${leaves.source}`) },
  { all: [anyOf('weg van alles, ga weg en kom niet .. terug, ik ga en kom niet .. terug, weg uit dit leven')], unless: leaves },
  {
    all: [anyOf('ik .. een einde? aan .. (?:maak|maken|gemaakt|heb gemaakt), ik het zelf doe, ik zelf .. uit het leven')],
    unless: new RegExp(`${ofBusiness.source}|\\b(?:zonder notaris|de akte|de aangifte|opstellen|schrijf)\\b`),
  },
]
