/** The Dutch words by which a question shows what it wants calculated. Written for lower case text without diacritics; see `phrases.ts`. */
import { phrases } from './phrases.ts'

const buyersCosts = 'kosten koper, k\\.k\\.?, kk'
const allCosts = `
  ${buyersCosts}, totale? (aankoop)?kosten, bijkomende kosten, alle kosten, aankoopkosten, aanschafkosten, boven ?op de (koop)?(prijs|som)
  wat kost het (om )?(een )?(* )?(te )?kopen, kosten (bij|van|voor) (het kopen|de aankoop|de koop|het aankopen)
`
const gets = '(krijg|krijgen|kreeg|ontvang|ontvangen)'

export const subjects = {
  // Also as people misspell them: 'overdrachtbelasting', 'overdragsbelasting', 'schenkings belasting', 'ervbelasting'.
  transferTax: phrases('overdr*[ -]?bela*, starters?vrijstelling, ovb'),
  inheritanceTax: phrases('er[fv]*[ -]?bela*, successie*'),
  giftTax: phrases('schenk*[ -]?bela*, schenk*[ -]?recht*'),
  tax: phrases('belas*, fiscus, de staat'),
  otherTax: phrases(`
    inkomsten*, vermogens*, box [123], btw, ozb, onroerende*, woz*, vennootschaps*, hypotheekrente*, loonbelasting, wegenbelasting
  `),
  buys: phrases(
    'koop, kopen, koopt, kocht, kochten, gekocht, aankoop, aankopen, aanschaf*, koopprijs, koopsom, kost, nieuwe (huis|woning|appartement), ik ben ##',
  ),
  sells: phrases('verkoop, verkopen, verkocht, verkochten, verkoper'),
  property: phrases(`
    *huis, *huisje, *woning, *appartement, flat, villa, *boerderij, *pand, *winkel, *kantoor, loods, *grond, kavel, perceel, studio
    pakhuis, koopsom, koopprijs
  `),
  inherits: phrases(`
    erf, erft, erven, erfde, geerfd, erfenis*, nalatenschap*, nalaat, nalaten, nagelaten, erfdeel, legaat, overlijd*, overleden, overleed
    (laat|laten|liet) … na
  `),
  gives: phrases('schenk*, geschonken, schonk*, geef, geeft, geven, gift, cadeau, kado, doneer, doneren'),
  getsFrom: phrases(`${gets} … van, van … ${gets}`),
  buyersCosts: phrases(buyersCosts),
  allCosts: phrases(allCosts),
  total: phrases(`${allCosts}\n alles bij elkaar, alles samen, in totaal, totaalbedrag, totaal kwijt`),
  notaryFee: phrases('notaris ?kosten, notaristarief, kosten? (van )?de notaris, (aan|voor) de notaris, kost (de|een) notaris'),
  notary: phrases('notaris*'),
  mustPay: phrases('(houd*|hou|blijft) … over, moet* … betalen, betaal (ik|we|wij)'),
  paysForHome: phrases('wat (betaal|betalen|moet|moeten|ben|zijn) (ik|we|wij), betaal ik'),
  otherPayment: phrases('notaris*, maand*, lenen, hypotheek (betaal|per)'),
} as const

/** A follow-up that goes from one calculation to its sibling. */
export const switchesTo = {
  'transfer-tax': phrases('alleen de (overdrachts)?belasting'),
  'purchase-costs': phrases('totale? kosten, kosten koper, alle kosten, in totaal, alles bij elkaar'),
  'inheritance-tax': phrases('erf, erft, erven, erfenis'),
  'gift-tax': phrases('schenk*'),
} as const

const notASale = 'nieuwbouw*, vrij op naam, v\\.?o\\.?n, uitko*, uitgekocht, ex, ex-*, erfpacht, aandelen'

/** Circumstances in which the calculators would not give the right amount. */
export const unsupported = {
  'transfer-tax': phrases(`
    ${notASale}
    verdel*, toedel*, toebedel*, overnem*, overneem*, ruil*, terugkoop*, doorverk*, 6 maanden, ombouw*, transform*
    (winkel|bedrijf)* met (een )?(boven)?woning, met (mijn|onze) (vader|moeder|ouders|zoon|dochter|kinderen)
    [3-9] (kopers|vrienden|personen|mensen), met zijn [3-9], kamers? (te )?verhu*, woonboot, stacaravan
  `),
  'purchase-costs': phrases(`${notASale}\n per maand, maandlasten, met zijn [3-9]`),
  'inheritance-tax': phrases(`
    leeft, in leven, vruchtgebruik, tweetraps*, legitieme, kindsdeel, onderneming, bedrijf*, buitenland*, levensverzekering, onterf*, verwerp*, 180 dagen
  `),
  'gift-tax': phrases('studie*, onderneming, bedrijf*, vrij van (recht|schenk*), leen*, lenen, lening, buitenland*, 180 dagen'),
} as const
