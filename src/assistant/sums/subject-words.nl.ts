/** The Dutch words by which a question shows what it wants calculated. Written for lower case text without diacritics; see `phrases.ts`. */
import { phrases } from './phrases.ts'

const buyersCosts = 'kosten koper, k\\.k\\.?, kk'
const allCosts = `
  ${buyersCosts}, totale? (aankoop)?kosten, bijkomende kosten, alle kosten, aankoopkosten, aanschafkosten, boven ?op de (koop)?(prijs|som)
  (wat|hoeveel) (komt|kom|gaat) er (* ){0,3}(bij|bovenop|boven ?op|overheen)(?! (mij|ons|de notaris))
  wat kost het (om )?(een )?(* )?(te )?kopen, kosten (heb ik |hebben we |hebben wij )?(bij|van|voor) (het kopen|(de )?aankoop|de koop|het aankopen)
`
const gets = '(krijg|krijgen|kreeg|ontvang|ontvangen)'

export const subjects = {
  // Also as people misspell them: 'overdrachtbelasting', 'overdragsbelasting', 'schenkings belasting', 'ervbelasting'.
  transferTax: phrases('overdr*[ -]?bela*, starters?vrijstelling, ovb'),
  inheritanceTax: phrases('er[fv]*[ -]?bela*, suc+es+ie*'),
  giftTax: phrases('schenk*[ -]?bela*, schenk*[ -]?recht*'),
  tax: phrases('belas*, fiscus, de staat'),
  otherTax: phrases(`
    inkomsten*, vermogens*, box [123], btw, ozb, onroerende*, woz*, vennootschaps*, hypotheekrente*, loonbelasting, wegenbelasting
  `),
  buys: phrases(
    'koop, kopen, koopt, kocht, kochten, gekocht, aankoop, aankopen, aanschaf*, koopprijs, koopsom, kost, nieuwe (huis|woning|appartement), ben ##, starters*',
  ),
  sells: phrases('verkoop, verkopen, verkocht, verkochten, verkoper'),
  property: phrases(`
    *huis, *huisje, *woning, *appartement, *appartementje, flat, flatje, villa, *hal, garage*, *box, parkeer*, schuur, stal, *ruimte, *boerderij, *pand, *winkel, *kantoor, loods, *grond, weiland, akker, stuk land, kavel, perceel, studio
    pakhuis, koopsom, koopprijs
  `),
  inherits: phrases(`
    (als|tot) (enige |enig )?erfgenaam, (in|uit|via) (zijn|haar|hun) testament (zet*|gezet|opne*|opgenomen|staat|noem*), (zet|gezet|opgenomen|zetten) … in (zijn|haar|hun) testament
    (volgens|via|uit|door) (zijn|haar|hun|het|mijn|ons|een) (laatste )?testament, per testament, krijg* … in (zijn|haar|hun) testament, in (mijn|ons) testament … krijg*, krijg* … (in|via) (mijn|ons) testament,
    erf, erft, erven, erfde, geerfd, erfenis*, nalatenschap*, nalaat, nalaten, nagelaten, erfdeel, legaat, overlijd*, overleden, overleed, dood, doodga*, gestorven, stierf
    (laat|laten|liet) … na
  `),
  gives: phrases('schenk*, geschonken, schonk*, geef, geeft, geven, gift, cadeau, kado, doneer, doneren, maak* … over, overma*, overgemaakt'),
  /** What somebody gives by will is inherited. */
  byWill: phrases('(per|via|met|in|uit) (een |mijn |ons |het )?testament'),
  /** How much may be given or left without tax. */
  exemption: phrases('hoeveel … (mag|mogen|kan|kunnen), belastingvrij*, vrijstelling*'),
  getsFrom: phrases(`${gets} … van, van … ${gets}`),
  /** What a child gets from a parent whose spouse lives on. */
  childShare: phrases('kindsdeel'),
  buyersCosts: phrases(buyersCosts),
  allCosts: phrases(allCosts),
  total: phrases(`${allCosts}\n alles bij elkaar, alles samen(?! (gekocht|gespaard|betaald)), in totaal, totaalbedrag, totaal kwijt`),
  notaryFee: phrases('notaris ?kosten, notaristarief, kosten? (van )?de notaris, (aan|voor) de notaris, kost (de|een) notaris'),
  notary: phrases('notaris*'),
  mustPay: phrases(
    '(houd*|hou|blijft) … over, moet* … (betalen|afdragen|aftikken|inleveren|afstaan), gaat (er )?(\\w+ )?af, gaat eraf, (gaat|gaan) daar … (af|vanaf), betaal (ik|we|wij), betaalt (elk*|ieder*|hij|zij|ze|mijn|onze|(een|het|de) (*kind|zoon|dochter|neef|nicht))',
  ),
  paysForHome: phrases('wat (betaal|betalen|moet|moeten|ben|zijn) (ik|we|wij), betaal ik'),
  otherPayment: phrases('notaris*, maand*, lenen, hypotheek (betaal|per)'),
} as const

/** A follow-up that goes from one calculation to its sibling. */
export const switchesTo = {
  'transfer-tax': phrases('alleen de (overdrachts)?belasting'),
  'purchase-costs': phrases('totale? kosten, kosten koper, alle kosten, in totaal, alles bij elkaar'),
  'inheritance-tax': phrases(
    'erf, erft, erven, erfenis, nalaat, nalaten, (via|in|met|bij) (mijn |zijn |haar |een |het )?testament, na (mijn|zijn|haar|ons) (dood|overlijden), pas … (dood|doodga|overlijd*|overleden)',
  ),
  'gift-tax': phrases(
    'schenk*, (geef|geeft|geven|overma*|maakt … over)(?!.{0,80} (testament|dood|overl|erf|nala)), (krijg|krijgen|krijgt) … (alvast|bij leven|nu al|in plaats van later), (alvast|nu vast|nu al|bij leven) … (krijg|krijgen|krijgt)',
  ),
} as const

/** The speaker's partner stands in another relation to whoever gives. */
const withPartner =
  '((mijn|onze) (man|vrouw|partner|echtgeno*) en (ik|mij)|(ik|mij) en mijn (man|vrouw|partner|echtgeno*)) (samen )?(erven|krijgen|kregen|ontvangen|ieder|elk)'

/** Children of the speaker stand in another relation to whoever gives than the speaker. */
const withChildren =
  '(zoon|dochter|kind|kinderen|kids|kleinkinderen) en (ik|mij), (ik|mij|me|ons) en (mijn|onze) (# )?(klein)?(zoon|dochter|kind|kinderen|kids)'

/** The amount is what is taxed, not what someone gets. */
const aboveExemption = '(boven|na|na aftrek van|zonder|exclusief) (de |mijn |zijn |haar )?vrijstelling'

const notASale =
  'nieuwbouw*, vrij op naam, v\\.?o\\.?n, uitko*, uitgekocht, uit te kopen, ex, ex-*, erfpacht, aandelen, ouderlijk*, (ik|hij|zij|ze) (hou|houd|houdt|behoud|behoudt) (het|de|ons) (huis|woning|appartement|flat)'

/** A parent lives on: then what a child gets is not the whole estate. */
export const livesOn = phrases('(leeft|leven|is er) nog, nog leeft, in leven')

/** One of them may not live there. */
export const withFamily = phrases('met (mijn|onze) (vader|moeder|ouders|zoon|dochter|kinderen)')
/** A gift for it may have a raised exemption, which only the one who asks for it has. */
export const studies = phrases('studie(?!schuld)*')

/** Who gets a company and goes on with it may pay nothing. */
const company =
  '[a-z]*bedrijf(?! verkocht)(?! (is|was|heb|hebben) verkocht), bedrijven, [a-z]*onderneming, boerderij, (zijn|haar|hun|de) (zaak|praktijk|winkel|firma)(?! verkocht)'

/** Who has to pay before an inheritance comes is being robbed. */
const paysFirst = '(eerst|vooraf|voordat|alvast) … (betalen|overmaken|betaald|overgemaakt), oplicht*, scam'

/** Circumstances in which the calculators would not give the right amount. */
export const unsupported = {
  'transfer-tax': phrases(`
    ${notASale}
    gekocht … (een|de) tweede, gekocht .{0,80} (nu|dit jaar) .{0,30}tweede
    verdel*, toedel*, toebedel*, (?<!spullen |zaken )overnem*, (?<!spullen |zaken )overneem*, ruil*, terugkoop*, doorverk*, 6 maanden
    (winkel|bedrijf)* met (een )?(boven)?woning, (neem|nemen) (de|een) (helft|deel), (koop|kopen|neem|nemen) (zijn|haar|hun) (helft|deel|aandeel), over (zijn|haar|hun|diens) (helft|deel|aandeel), (schoonvader|schoonmoeder|schoonouders|vader|moeder|ouders|oom|tante|opa|oma) … (koopt|kopen) … mee, uit elkaar … blijf* wonen, uit elkaar … blijven wonen, [3-9] (kopers|vrienden|personen|mensen), met zijn [3-9], kamers? (te )?verhu*, woonboot, stacaravan
  `),
  'purchase-costs': phrases(`${notASale}\n per maand, maandlasten, met zijn [3-9]`),
  'inheritance-tax': phrases(`
    ${withPartner}
    ${withChildren}
    ${aboveExemption}
    samen met (mijn|onze) (stief)?(moeder|vader|ma|pa|mam|pap|mama|papa), vruchtgebruik, tweetraps*, legitieme, ${company}, ${paysFirst}, buitenland*, levensverzekering, onterf*, verwerp*, uitko*, over te nemen, overnem*, overneem*
  `),
  'gift-tax': phrases(`
    ${withPartner}
    ${withChildren}
    ${aboveExemption}
    (broer|zus) en ik (samen )?(schenken|geven), ik en mijn (broer|zus) (samen )?(schenken|geven)
    ${company}, vrij van (recht|schenk*), leen*, lenen, lening, buitenland*, 180 dagen
  `),
} as const

const heir = '(?:(?:half)?broer|broertje|(?:half)?zus|zusje|zuster|zoon|dochter|kind|kinderen|kleinkind)'
const elder = '(?:pap?|papa|vader|mama?|mam|moeder|ouders|opa|oma)'
/** Nobody else between the heir and the death. */
const near = `(?:(?!\\b(?:${elder}|man|vrouw|partner)\\b)[^.?!]){0,30}`
/** Who died left it: then it is another one's estate. */
const notGiver = '(?![^.?!]{0,40}\\b(?:liet|laat|nagelaten|nalaat)\\b)'

/** A child or sibling died before, so that their own children may come in their place: no sum divides that. */
export const diedBefore = new RegExp(
  [
    `\\b${heir}\\b${near}\\b(?:eerder|al|reeds) (?:(?:al|eerder|was|is) ){0,2}(?:overleden|gestorven|dood)\\b${notGiver}`,
    `\\b${heir}\\b${near}\\b(?:overleden|gestorven|overleed|stierf)\\b (?:al )?(?:eerder|voor|voordat|nog voor)\\b (?:dan )?(?:(?:mijn|onze|ons|zijn|haar|hun|de) )?${elder}\\b`,
    `\\b${heir} (?:\\w+ )?leeft (?:al )?(?:lang )?niet meer\\b${notGiver}|\\bvooroverleden\\b`,
    '\\bwaarvan (?:er )?(?:1|een) (?:(?:al|eerder|reeds|is) ){0,3}(?:overleden|gestorven|dood)\\b',
  ].join('|'),
)
const died = '(?:overleden|gestorven|overleed|stierf|dood(?:gegaan)?)'
const heirThen = `\\b${heir},? (?:(?!(?:en|${elder})\\b)\\w+ ){0,4}?`
/** A child or sibling died, and the year of it: 'mijn broer is in 2015 overleden'. */
export const heirDied = new RegExp(`${heirThen}${died}\\b${notGiver}`)
export const heirDiedIn = new RegExp(`${heirThen}(?:in ((?:19|20)\\d\\d) (?:al )?${died}\\b|${died} (?:al )?in ((?:19|20)\\d\\d)\\b)${notGiver}`)
/** A child of the speaker, who inherits nothing of the speaker's own parents beside the speaker. */
export const ownChildDied = new RegExp(`\\b(?:mijn|onze|ons) (?:zoon|dochter|kind|kleinkind),? (?:(?!(?:en|${elder})\\b)\\w+ ){0,6}?${died}\\b`)
/** A parent or grandparent left it. */
export const elderLeft = new RegExp(
  `\\b(?!ouders)${elder}(?! en\\b)(?: (?!(?:al|eerder|reeds|en)\\b)\\w+){0,4} (?:overl\\w+|gestorven|dood|stierf|laat|liet|nagelaten|nalaat)\\b|\\bouders (?:laten|lieten|hebben)\\b[^.?!]{0,40}\\b(?:na|nagelaten)\\b`,
)
/** A home of several heirs. */
export const sharedByHeirs =
  /\b(?:erfgena\w+|erfenis|geerfd|erven|overleden|nagelaten|nalatenschap)\b|\bhuis van (?:mijn |onze |ons )?(?:ma|pa|moeder|vader|ouders|opa|oma)\b/
/** The same in other words: 'mijn ouders zijn dood', 'het ouderlijk huis'. */
export const ofDead = /\b(?:ouderlijk(?:e)? (?:huis|woning)|(?:is|zijn) (?:allebei |beiden? )?(?:dood|gestorven))\b/
/** Several of one family get it. */
export const sharedByFamily = /\b(?:ons|onze|wij|we|kinderen|kids|kleinkinderen|broers|zussen|ieder|elk)\b/
