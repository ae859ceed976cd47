/** The Dutch words by which a question shows that it wants a sum about a home besides its taxes. For lower case text; see `phrases.ts`. */
import { phrases } from '../phrases.ts'

export const nhgWords = {
  nhg: phrases('nhg, nationale hypotheek ?garantie, hypotheekgarantie'),
  costs: phrases('kost, kosten, *premie, berekenen'),
  other: phrases('grens, voordeel, korting, rente*, voorwaarden, terug*, aftrek*, per maand, (kan|mag|kunnen|mogen) … lenen, maxima*'),
} as const

export const equityWords = {
  named: phrases('overwaarde, (wil|willen) … uit (het|de|ons|dit) … (huis|woning), uitko*, uit te kopen, koop* … uit, uitgekocht, onderwaarde'),
  /** What one of them gets of the other. */
  pays: phrases('moet … (betalen|geven), (krijgt|krijg) (hij|zij|ze|ik|mijn|de|ieder|elk)'),
  valued: phrases('waard, waarde, *waarde, getaxeerd, taxatie*'),
  takesOver: phrases('overneem*, overnem*, over te nemen, overname, neem* … over, blijf* … wonen, helft, deel, toebedeeld, toedel*'),
  apart: phrases(`
    ex, ex-*, uit elkaar, scheid*, gescheiden, uit mekaar, (mijn|onze) (man|vrouw|partner|vriend|vriendin|broer|zus), (mijn|onze) # (broers|zussen)
    (broer|zus) en ik, ik en mijn (broer|zus), (mede)?erfgenamen, geerfd
  `),
  home: phrases('overwaarde, *huis, *huisje, *woning, *appartement, flat, villa, *boerderij, hypotheek*'),
  asks: phrases(`
    hoeveel, hoe hoog, hoe groot, wat (krijg|krijgt|krijgen|moet|betaal|betaalt|is|wordt|kost|ben|heeft|hou|houd*), welk bedrag, bereken*, reken*
  `),
  noDebt: phrases('vrij van hypotheek, hypotheekvrij, (hypotheek|alles) (is )?(al )?(helemaal )?(afgelost|afbetaald), afgelost* (huis|woning)'),
  debts: phrases('hypotheek*, *schuld, *schulden, lening'),
  /** Of one of them, and not for the home. */
  personalDebt: phrases('studie*, creditcard*, persoonlijke lening, doorlopend*, rood, *krediet, auto*, belastingschuld'),
  hasDebt: /\b(?:ik|hij|zij|ze|ex|man|vrouw|partner|vriend|vriendin) (?:zelf )?(?:heb|heeft|had)(?: (?!en\b)[a-z]+){0,5} (?:€ ?)?$/,
  /** A couple that parts. */
  coupleParts: phrases('ex, ex-*, uit elkaar, uit mekaar, scheid*, gescheiden, (mijn|onze) (man|vrouw|partner|vriend|vriendin) (uitko*|uit te kopen)'),
  leaves: phrases(`
    wat krijg ik, hoeveel krijg ik, (hij|zij|ze|ex|man|vrouw|partner|vriend|vriendin|broer|zus) (wil |gaat |mag )?(mij |me )?(het huis |de woning )?(neemt|blijft|uitko*|koopt)
    koopt (mij|me) uit, mij uitko*, me uitko*
  `),
  /** Then the speaker stays. */
  buysOut: phrases('ik (koop|koopt|wil|ga|moet|kan|zou|mag) … (uitko*|uit te kopen|uit)'),
  /** Says nothing of the value, nor of what is owed now. */
  spent: phrases('€? ?#\\S+ (euro )?(op |van )?(de |het |ons )?(hypotheek )?(al )?(afgelost|afbetaald), verbouw*, verbouwd, opgeknapt'),
  divorce: phrases('scheid*, gescheiden, echtscheid*, getrouwd, huwelijkse voorwaarden, gemeenschap van goederen'),
  otherThings: phrases('spaargeld, spaarrekening, spaartegoed, auto, caravan, camper, boot, autolening'),
  worth: /^ (?:nu |vandaag |inmiddels )?waard/,
  sold: phrases('verkocht*, verkoop*, verkopen, verkoopt'),
  stays: phrases('uitko*, uit te kopen, koop* … uit, uitgekocht, overneem*, overnem*, over te nemen, overname, neem* … over, blijf* … wonen, niet verkopen'),
  unmarried: phrases('(niet|nooit) (* ){0,2}(getrouwd|gehuwd), ongehuwd, samengewoond, samenwoonden, samenwonend*, samenlevingscontract'),
  leftOver: phrases('(hoeveel|wat) krijg (ik|we|wij), hou* … over, houden … over, blijf* … over, overwaarde, krijgt? (ieder|elk)*, ieder'),
  ownMoney: phrases('eigen geld, eigen inbreng, inbreng, inleg*, ingelegd, ingebracht'),
  /** About the costs, a loan or a tax of it, which other answers know. */
  other: phrases('notariskosten, wat kost (de|een) notaris, per maand, maandlasten, lenen, *belasting, suc+es*, rente, box [123]'),
} as const

export const contributionWords = {
  putIn: phrases('eigen geld, in gestopt, eigen inbreng, inbreng, ingebracht, ingelegd, inleg, spaargeld, erfenis'),
  /** Beyond doubt, where nothing is said of getting it back. */
  putInHome: phrases('(er ?)?in (gestopt|gestoken|gelegd), (van (mij|hem|haar) )?(er)?in zit, ingelegd, ingebracht, eigen geld, eigen inbreng, inbreng'),
  goesBack: phrases(
    'eerst … terug, terug … eerst, (*contract|afgesproken|vastgelegd|akte) … (terugkrijg*|terugvorder*|terug), (terugkrijg*|terugvorder*|terug) … (*contract|afgesproken|vastgelegd|akte), (inbreng|inleg|eigen geld) (gaat |krijgt |komt )?(hij |zij |ze |ik )?(eerst )?terug, na aftrek van (mijn|de|zijn|haar) (inbreng|inleg|eigen geld)',
  ),
  /** What family of them put in is no own money. */
  ofFamily: phrases('(groot|schoon)?(ouders|vader|moeder), pa, ma, papa, mama, opa, oma, oom, tante, broer, zus, zoon, dochter, kinderen'),
  ofOther: phrases('hij, zij, ze, mijn (ex|man|vrouw|partner|vriend|vriendin)'),
} as const

export const depositWords = {
  /** Only with a part of the price is it clear what is put down. */
  puts: phrases('stort, storten, gestort'),
  deposit: phrases('waarborgsom*, waarborg, aanbetaling*, borg, borgsom'),
  guarantee: phrases('bankgarantie*, bank garantie'),
  penalty: phrases('boete*, contractuele boete'),
  tenth: phrases('een tiende, 1/10, tiende deel'),
  /** About something else than the sum for a buyer of a home. */
  other: phrases(
    '*belasting, wanneer, hoe ?lang*, termijn*, waarom, verplicht, voorwaarden, mag de (verkoper|notaris|makelaar), huur*, terug*, per dag, te laat, aflos*, boeterente, oversluiten, hypotheekboete, vervroegd, notariskosten, nhg, kosten koper, verblijf*',
  ),
} as const

export const coBuyersWords = {
  /** Unequal parts, or buyers who do not all live there. */
  other: phrases('#+ ?(%|procent), niet … wonen, uitko*, ex, nieuwbouw*, v\\.?o\\.?n, al … (gebruikt|benut), eerder … (gebruikt|benut)'),
} as const

export const mixedWords = {
  business: phrases('winkel*, kantoor*, bedrijfs*, praktijkruimte, praktijk, atelier, horeca*, loods, cafe, restaurant, werkplaats'),
  home: phrases('*woning, huis, appartement, woonhuis, woongedeelte'),
  /** Between the price of all and that of the home, and behind the latter. */
  ofWhole: /\b(?:waarvan|daarvan|hiervan)\b[^.?!]{0,30}$/,
  ofWholeNamed: /\b(?:waarvan|daarvan|hiervan)\b/,
  homePart: /^ (?:euro )?(?:voor |aan |is |over )?(?:de |het |een )?(?:\w*woning|huis|appartement|woongedeelte|woonhuis|woondeel)\b/,
} as const
