/** The Dutch words by which a question shows that an estate is to be divided by law or will. For lower case text; see `phrases.ts`. */
import { phrases } from '../phrases.ts'

export const estateWords = {
  forced: phrases('legitieme, legitieme ?portie, legitiem, wettelijk minimum, minimumdeel, onterf*, onterv*'),
  named: phrases('kindsde(el|len), erfde(el|len), wettelijk (erf)?deel, vordering'),
  gets: phrases(`
    (hoeveel|wat) (krijg|krijgt|krijgen|erf|erft|erven|heeft|hebben), krijgt? (ieder|elk)*, erft? (ieder|elk)*, (ieder|elk|per) (kind|van ons|persoon), wie krijgt wat
    (hoeveel|wat) is (dat|het) (dan |nu |nou |dus )?(voor )?(ieder|elk|per)*, (hoeveel|wat) houd* (ieder|elk|we|wij)
    welk deel, van wie is wat, wat is van wie, hoe … verdeeld, waar … recht op, (krijg|krijgen|erf|erven) (ik|we|wij)
    (hoeveel|wat) is (mijn|ons|ieders|hun|haar|zijn) deel, hoe groot is (mijn|ons|ieders|hun|haar|zijn) deel
  `),
  death: phrases(
    'overl*, dood, gestorven, verongelukt, omgekomen, sterf*, stierf, overleden, erfenis*, nalatenschap*, nalaat, laat … na, nagelaten, weduwe, weduwnaar, er niet meer, testament*',
  ),
  /** Heirs or wishes that the law's division does not fit. */
  other: phrases(`
    stief*, klein(kind|kinderen|zoon|dochter)*, pleeg*, plaatsvervul*, schoon*, legaat, vruchtgebruik, tweetraps*, onwaardig, verwerp*, onderneming, bedrijf*, buitenland*, levensverzekering, 180 dagen
    kost, kosten, notaris, schenk*
  `),
  /** One heir gets it. */
  ownPart: phrases('ik (erf|erfde|krijg|kreeg|ontvang), (erf|erfde|krijg|kreeg) ik, en (erf|erfde|krijg), erft, krijgt'),
  /** Beside the children who were counted: of another marriage. */
  anotherChild: phrases(
    '(nog|ook) (een|1) (kind|zoon|dochter) … (eerder|eerste|vorig|vorige|ander|andere) (huwelijk|relatie), (nog|ook) (een|1) (voorkind|halfbroer|halfzus)',
  ),
  /** An amount that is higher or lower, but is no estate. */
  notOfEstate: phrases('schuld*, lening*, hypotheek*, kind, kinderen, zoon, zoons, dochter, dochters, ik (krijg|kreeg), gekregen, ieder'),
  /** Who died before does not inherit. */
  gone: phrases('overl*, dood, gestorven, stierf, (leeft|leefde|is er) … niet meer'),
  /** Then what stood in the name of the one is not the other's. */
  separate: phrases('huwelijkse voorwaarden, partnerschapsvoorwaarden, koude uitsluiting, buiten gemeenschap'),
  payment: phrases('opeisen, uitbetalen'),
  will: phrases('testament'),
  communal: phrases(
    '(?<!(buiten|geen|zonder) )gemeenschap van goederen, (?<!(buiten|geen|zonder) )gemeenschap, alles (was|is|stond|van) (ons|van ons|op naam van ons) (samen|beiden|allebei|beide), alles van ons samen',
  ),
  /** What the deceased gave counts in another way than what is left: then the rule is told. */
  gave: phrases('gaf, gaven, gegeven, schonk, geschonken, gift, giften, schenking, schenkingen'),
  /** The amount is already what is left to the heirs. */
  ofDeceased: phrases('erfenis, nalatenschap*, nalaat, nagelaten, (laat|liet) … na'),
} as const

/** All went to somebody else, and the speaker asks what can be claimed: 'alles aan mijn broer nagelaten … hoeveel kan ik opeisen'. */
export const leftOut =
  /\b(?:alles|hele erfenis|hele nalatenschap) (?:aan|naar|voor) (?:mijn|onze|zijn|haar) (?:\w+ )?(?:(?:half|stief)?(?:broer|zus|zuster)|zusje|broertje|stief(?:vader|moeder)|vriend|vriendin)\b[^]{0,200}\b(?:opeisen|eisen|claimen|recht op)\b/
/** The speaker lost a spouse, and asks what is paid over that estate. */
export const speakerIsWidowed = (text: string): boolean => IS_WIDOWED.test(text) && (JUST.test(text) || PAYS.test(text)) && !OWN_DEATH.test(text)
/** 'Wat betaal ik en wat betalen de kinderen', without a word of tax. */
export const asksWhoPays = (text: string): boolean =>
  /\b(?:wat|hoeveel) betalen (?:de|mijn|onze) kinderen\b|\b(?:wat|hoeveel) moeten (?:de|mijn|onze) kinderen betalen\b/.test(text)
export const oneChild = /\b(?:1|een) (?:zoon|dochter)\b/
const IS_WIDOWED = /\bik (?:ben|werd|word) (?:\w+ ){0,4}weduw(?:e|naar)\b|\bals weduw(?:e|naar)\b/
const JUST = /\b(?:sinds kort|net|pas|onlangs|recent|inmiddels|nu|sinds (?:\w+ ){1,3}) weduw(?:e|naar)\b/
const PAYS = /\b(?:betaal|moet|krijg) ik\b|\b(?:betalen|moeten) (?:wij|we)\b|\bik (?:\w+ ){0,4}betalen\b/
const OWN_DEATH =
  /\b(?:als|wanneer|mocht|stel dat|na) (?:ik|mijn) (?:\w+ ){0,3}(?:overlijd\w*|dood\w*|sterf|er niet meer)\b|\bik (?:laat|wil)\b|\bnalaat\b|\bschenk\w*|\b(?:mijn|een) (?:oom|tante|vader|moeder|broer|zus|opa|oma)\b|\bmijn (?:kinderen|kind|zoon|dochter) (?:\w+ )?(?:erven|erft|betalen|betaalt|moeten)\b/

const parent = '(?:stief)?(?:moeder|vader|ma|pa|mam|pap|mama|papa)'

const spouse = '(?:man|vrouw|echtgenoot|echtgenote|partner)'

const [mother, father] = ['(?:moeder|ma|mama|mam)', '(?:vader|pa|papa|pap)']
const gone = '(?: (?!en\\b)\\w+){0,4}? (?:overleden|overleed|dood|gestorven|stierf|liet|laat)'
/** A parent died, or leaves it. */
export const parentLeaves = new RegExp(
  `\\b${parent}(?! en\\b)(?: (?!(?:mijn|onze) ${spouse})\\w+){0,4} (?:overl\\w+|gestorven|dood|stierf|laat|liet|nagelaten|nalaat)\\b|\\b(?:erfenis|nalatenschap|overlijden) van (?:mijn |onze )?${parent}\\b`,
)
/** The speaker's. */
export const ownSpouse = new RegExp(`\\b(?:mijn|onze) ${spouse}\\b`, 'g')

export const ownSpouseDied = new RegExp(`\\bmijn ${spouse} (?:is |was )?(?:\\w+ ){0,4}(?:overleden|overleed|gestorven|dood|stierf|verongelukt)\\b`)

/** Of those who inherit no spouse: 'mijn 2 zussen leven nog'. */
const heirsLive = '(?<!\\b(?:broers?|zus|zussen|zusters?|kinderen|kind|zoons?|dochters?|neven|nichten|oom|ooms|tantes?|grootouders) )'

/** Whether the deceased leaves a spouse; the first list that fits decides. */
export const spouseWords: readonly (readonly [survives: boolean, patterns: readonly RegExp[]])[] = [
  [false, [/\b(?:gescheiden|ongehuwd|ongetrouwd|alleenstaand|ongehuwde|vrijgezel)\b/, /\b(?:niet|nooit)(?: \w+)? (?:getrouwd|gehuwd)\b/]],
  [
    true,
    [
      new RegExp(`${heirsLive}\\b(?:leeft|leven|is er) (?:gelukkig )?nog\\b(?! maar)`),
      new RegExp(`\\b${parent} leeft\\b(?! (?:\\w+ ){0,3}niet)`),
      new RegExp(`\\b(?:alles|de hele erfenis) (?:naar|aan) (?:mijn |zijn |haar |onze )?(?:${parent}|${spouse})\\b`),
      new RegExp(
        `\\bmet (?:mijn |onze )?${parent}\\b.*\\bvan (?:mijn |onze )?${parent}\\b|\\bvan (?:mijn |onze )?${parent}\\b.*\\bmet (?:mijn |onze )?${parent}\\b`,
      ),
      new RegExp(`\\bvordering\\w*\\b.*\\bop (?:mijn |onze |hun |de )?(?:${parent}|${spouse})\\b`),
      /\bnog (?:leeft|leefde|geleefd|in leven)\b|\blangstlevende\b/,
      new RegExp(`\\bmoet (?:mijn |onze )?${parent}\\b.*\\bbetalen\\b`),
      /\b(?:zijn|haar|als|een) weduwe\b|\b(?:haar|als) weduwnaar\b/,
      /\bben weduw(?:e|naar)\b.*\bmijn (?:man|vrouw|echtgeno\w+)\b|\bmijn (?:man|vrouw|echtgeno\w+)\b.*\bben weduw(?:e|naar)\b/,
    ],
  ],
  [
    false,
    [
      new RegExp(`\\b${parent}(?: \\w+){0,2} (?:al|eerder|reeds)(?: \\w+){0,3} (?:overleden|dood|gestorven)`),
      new RegExp(`\\b${parent} (?:leeft|is er|leven) (?:\\w+ ){0,3}niet meer`),
      new RegExp(`\\b${mother}${gone}\\b.*\\b${father} (?:al )?in (?:19|20)\\d\\d\\b|\\b${father}${gone}\\b.*\\b${mother} (?:al )?in (?:19|20)\\d\\d\\b`),
      new RegExp(`\\b${mother}${gone}\\b.*\\b${father}${gone}\\b|\\b${father}${gone}\\b.*\\b${mother}${gone}\\b`),
      new RegExp(`\\b${parent},? (?:(?:is|was) )?(?:(?:ook|al|reeds|eerder|lang|jaren) ?){1,3}(?=[.,;!?)]|$)`),
      /\b(?:weduwe|weduwnaar)\b/,
      /\b(?:ouders|allebei|beiden|beide ouders)(?: \w+){0,5} (?:overleden|dood|gestorven)\b/,
      /\b(?:laatste|langstlevende) ouder\b/,
    ],
  ],
  [
    true,
    [
      new RegExp(`\\b(?:mijn|me|onze|haar|zijn) (?:nieuwe |tweede |huidige )?${spouse}\\b`),
      new RegExp(`\\b(?:${spouse}|${parent}) (?:en|met|plus|\\+) (?:\\w+ ){0,2}(?:kinderen|kind|kids|zoons|dochters)\\b`),
      new RegExp(`\\b(?:overleden|dood|gestorven|overleed|stierf)\\b.*\\b${parent} en (?:\\w+ ){0,2}(?:kinderen|kids|zoons|dochters)\\b`),
      /\b(?:getrouwd|gehuwd|getrouwde|geregistreerd partner\w*)\b/,
      new RegExp(`\\b(?:en|met|plus) een ${spouse}\\b(?! (?:die|zonder)\\b)`),
    ],
  ],
]

/** Of the two parents the one who is not the deceased has died too: 'vader laat 300.000 na, moeder is er niet meer'. */
const isGone =
  '(?:(?:leeft|leefde|is er|was er) (?:(?:ook|al|lang|inmiddels|jaren) ){0,3}niet meer|(?:is|was) (?:ook|al|eerder)(?: \\w+)? (?:overleden|dood|gestorven))\\b'
const motherGone = new RegExp(`\\b${mother} ${isGone}`)
const fatherGone = new RegExp(`\\b${father} ${isGone}`)
const namesMother = new RegExp(`\\b${mother}\\b`)
const namesFather = new RegExp(`\\b${father}\\b`)
export const otherParentGone = (text: string): boolean => (motherGone.test(text) && namesFather.test(text)) || (fatherGone.test(text) && namesMother.test(text))
/** Both died, so that there may be two estates. */
export const bothParentsDied = /\bouders(?: \w+){0,5} (?:overleden|dood|gestorven)\b/

/** Someone who lived together unmarried inherits nothing without a will. */
export const unmarriedCouple = /\b(?:niet getrouwd|ongehuwd|ongetrouwd|samenwo\w+|samenlevings\w+|mijn vriend|mijn vriendin)\b/

const child = '(?:zoon|zoontje|dochter|dochtertje|kind|jongste|oudste)'
const died = '(?:overl\\w+|dood|gestorven|stierf|verongelukt|omgekomen)'
/** A child of the speaker. */
export const childDied = new RegExp(
  `\\b(?:mijn|onze|ons) ${child}\\b(?: (?!heeft|erft)\\w+){0,6} ${died}\\b|\\bvan (?:mijn|onze|ons) (?:overleden )?${child}\\b`,
)
/** An uncle who left it is no heir. */
export const fartherDied = new RegExp(`\\b(?:mijn|onze) (?:oom|tante|neef|nicht)\\b(?=(?: (?!en\\b)\\w+){0,4} ${died}\\b)`)
/** Somebody else than a parent died. */
export const otherDied = new RegExp(
  `\\b(?:broer|zus|zusje|broertje|oom|tante|neef|nicht|vriend|vriendin|buurman|buurvrouw|zoon|dochter)\\b(?: \\w+){0,4} ${died}\\b`,
)

export const childlessWords = {
  weAreParents: phrases(
    '(wij|we) zijn (de|zijn|haar) ouders, (wij|we) als ouders, als (zijn|haar) ouders, (zijn|haar|de) (vader|moeder) en ik, ik en (zijn|haar|de) (vader|moeder), (mijn|zijn|haar) (man|vrouw) en ik, (vader|moeder) leeft ook nog, (wij|we) hebben nog',
  ),
  isParent: phrases('ik ben (zijn|haar|de) (vader|moeder)'),
  spouse: phrases(`getrouwd, gehuwd, geregistreerd partner*, (mijn|haar|zijn) (man|vrouw|echtgenoot|echtgenote)`),
  noSpouse: phrases(`
    ongehuwd*, ongetrouwd*, vrijgezel*, alleenstaand*, gescheiden, (nooit|niet) getrouwd, niet gehuwd
    weduwe, weduwnaar
  `),
  bothParents: phrases(`
    ouders (leven|zijn er) … (nog|beide|beiden|allebei), ouders (* ){1,4}leven (nog|beide|beiden|allebei), ouders leven, beide ouders (leven|zijn er|nog), (vader en moeder|pa en ma) (leven|zijn er), ouders nog (leven|in leven)
  `),
  oneParent: phrases(`
    (alleen|enkel) (mijn |onze |zijn |haar )?(moeder|vader|ma|pa|mam|pap|mama|papa) (leeft|is er|nog), (moeder|vader|ma|pa|mam|pap|mama|papa) (leeft|is er) nog
    (moeder|vader) (is )?(al )?(eerder )?overleden, een ouder (leeft|nog)
  `),
  noParents: phrases(`
    ouders (zijn |waren )?(ook |allebei |beide |beiden )?(al )?(lang |eerder )?(overleden|dood|gestorven), ouders (leven|zijn er) (ook )?niet meer
    ouders niet meer
  `),
  noSiblings: phrases('enig kind'),
  speaker: phrases('ik, mij, wij'),
  deceasedSibling: phrases('(mijn|onze) (broer|zus|broertje|zusje)'),
  asks: phrases("verdeling, verdeeld, in euro('?s)?, hoeveel"),
  other: phrases(
    'mijn (vriend|vriendin), samenwo*, legitieme, onterf*, neef, neven, nicht, nichten, oom, tante, klein*, stief*, schoon*, pleeg*, legaat, vruchtgebruik, tweetraps*, kost, kosten, notaris, schenk*, verwerp*, huwelijkse voorwaarden',
  ),
} as const

export const debtWords = {
  mortgage: phrases('hypotheek*'),
  funeral: phrases('uitvaart*, begrafenis*, crematie*'),
  debt: phrases('*schuld, *schulden, *lening, *leningen, *krediet, geleend, rood'),
  /** One that was told before. */
  known: phrases(
    '(de|die|deze|hun) (* )?(hypotheek*|*schuld|*schulden|*lening|*krediet|uitvaart|begrafenis|crematie)(?! (van|bij) (de|een) bank), (hypotheek|schuld|restschuld) (is|was|blijkt|bleek|bedraagt)',
  ),
} as const

export const willPartsWords = {
  leaves: phrases('testament*, erfenis*, nalatenschap*, erf, erft, erven, nalaat, nalaten, laat … na'),
  asks: phrases("hoeveel, wat (krijgt|krijg|krijgen|is), in euro('?s)?, welk bedrag, verdeling"),
  other: phrases('*belasting, legitieme, huis koop*, hypotheek, overwaarde, kost, kosten'),
} as const
