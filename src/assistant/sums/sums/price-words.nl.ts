/** The Dutch words by which a question shows that it wants prices, offers or bills of a notary added up or compared. For lower case text; see `phrases.ts`. */
import { phrases } from '../phrases.ts'

export const vatWords = {
  vat: phrases('btw, b\\.t\\.w\\.?, omzetbelasting'),
  side: /\b(?:ex|exc|excl|exclusief|exclusieve|zonder|plus|incl|inc|inclusief|inclusieve|met)\b\.?(?= (?:de )?(?:\d+ ?(?:%|procent) )?(?:btw|b\.t\.w)|\?|$| (?:wat|hoeveel)\b)|\b(?:ex|excl|exclusief|incl|inclusief)\b/g,
  asks: phrases('hoeveel, wat, hoe'),
  adds: /^(?!.*\bbtw (?:komt|erbij|bij)\b).*\b(?:ook|nog)\b.*\b(?:bij|erbij|extra)\b/,
  /** An amount that counts more than once. */
  times: phrases(
    '# (aktes|akten|keer|maal|uur|uren|testamenten|stuks|x) … (ieder|elk|a|per stuk|van|voor), per (akte|stuk|uur), uurtarief*, (allebei|beiden|samen) … per (testament|persoon), per (testament|persoon) … (allebei|beiden|samen)',
  ),
  asksVat: phrases('(hoeveel|wat) (is (de )?)?btw, (de )?btw (daarvan|daarover|dan)'),
  within: phrases('(zit|zitten|is|zat) (er )?(daar )?(in|van), erin, btw in, waarvan … btw'),
  onTop: phrases('btw … over, btw (over|op|bij), erbij, bovenop, komt … bij, erop'),
  /** Another rate, or a purchase with btw, which this sum does not know. */
  other: phrases(
    '*belasting, griffierecht*, kadaster*, nieuwbouw*, vrij op naam, v\\.?o\\.?n, bouwgrond, 9 ?(%|procent), terugvra*, terugkrijg*, aftrek*, teruggave',
  ),
  bill: phrases('notaris*, offerte*, rekening, nota, akte*, honorarium, factuur, tarief, testament*, contract'),
} as const

export const quoteWords = {
  offers: phrases('btw, *offerte*, kantoor, kantoren, notaris*, prijzen, prijs, prijsopgave*, tarief'),
  compares: phrases('scheelt*, schelen, verschil*, bespaar*, besparen, goedkoper*, goedkoopste*, duurder*, voordeliger, gemiddeld*'),
  average: phrases('gemiddeld*'),
  exclusive: phrases('(ex|excl|exclusief|zonder) btw'),
  inclusive: phrases('(inc|incl|inclusief|met) btw'),
  /** Prices of other things, or what a price should be. */
  other: phrases('*belasting, koopprijs, koopsom, hypotheek van, erf*, schenk*, normaal, normale, gemiddelde prijs, kost een, kost het, per maand, rente'),
} as const

export const billWords = {
  perHour: phrases('uurtarief*, per uur'),
  times: phrases('[2-9] (* )?(aktes|akten|keer|maal|stuks|testamenten|volmachten|handtekeningen|x) … (ieder|elk|a|per stuk|van|voor), [2-9] (keer|maal|x)'),
  total: phrases('totaal*, samen, bij elkaar, opgeteld'),
  /** 'Over die laatste twee komt geen btw': which amounts those are is not read. */
  other: phrases(
    '*belasting, nieuwbouw*, vrij op naam, v\\.?o\\.?n, bouwgrond, terugvra*, terugkrijg*, aftrek*, teruggave, koopprijs, koopsom, (die|de|deze) (laatste|eerste) #',
  ),
} as const

export const priceSumWords = {
  costs: phrases('kost, kosten, prijs, prijzen, kwijt, hoeveel (betaal|betalen|is|zijn), betaal (ik|we|wij), wat (betaal|betalen), bedragen, tarief'),
  together: phrases('samen, bij elkaar, in totaal, totaal*, opgeteld, en, plus, allebei, beide'),
  pair: phrases('allebei, beiden, stel, koppel, echtpaar, ons beiden, ons tweeen, voor 2 (personen|mensen), mijn (man|vrouw|partner) en ik, ieder een'),
  /** About a choice, or with deeds that have a price of their own together. */
  other: phrases(`
    of, verschil*, nodig, verplicht, beter, goedkoper, waarom, wanneer, wie, aanpassen, wijzigen, leveringsakte, hypotheekakte, levering, hypotheek, koopakte, tweetraps*, royement, *belasting
    online, verdeling, stichting, btw, rechtsvorm, eenmanszaak, holding, overdragen, aandelen, veel te, normaal, echt, erfenis, overleden
  `),
} as const

export const givenCostsWords = {
  total: phrases(`
    kosten koper, k\\.k\\.?, kk, totaal*, in totaal, bijkomende, alles bij elkaar, alles samen, samen, kwijt, eigen geld nodig, opgeteld, alles opgeteld, bovenop
    wat komt er bij, boven ?op
  `),
  withPrice: phrases('(inclusief|met|plus|incl) (de )?(koopprijs|koopsom|aankoopprijs|prijs van het huis|huis), (koopprijs|koopsom) (er ?)?(bij|inbegrepen)'),
  /** The visitor names the rate, so the exemption is not used. */
  lowRate: phrases('2 ?(%|procent) (overdr*|belasting), overdr* (van |is |tegen )?2 ?(%|procent)'),
  other: phrases('btw, offerte*, erf*, schenk*, verkoop, verkopen, verkocht, overwaarde, per maand, lenen, aftrek*'),
} as const
