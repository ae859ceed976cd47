/** The Dutch words for properties, their use, and who buys them. For lower case text without diacritics; see `phrases.ts`. */
import { phrases } from './phrases.ts'

export const partnerWords = 'vriendin|vriend|man|vrouw|partner|verloofde|echtgenoot|echtgenote|wederhelft|vriendje|vriendinnetje|medekoper|lief'

/** In this order: a phrase may contain a later one. */
export const propertyWords = {
  otherDwelling: phrases(`
    verhur*, verhuur*, huurders?, beleg*, investering*, (tweede|2e) woning*, vakantie*, weekend*, zomer(huis*|woning*), strand(huis*|woning*), bos(huis|huisje|woning), recreatie*, buitenhuis, pied[ -]a[ -]terre, studentenhuis, chalet
    bv (koopt|een), bv als koper, ouders kopen, kopen wij voor onze, voor (mijn|onze|ons) (studerende )?(zoon|dochter|kind|kinderen|ouders)
    (koop|kopen) … voor (hem|haar), (wonen|woont)(,| en| maar) (wij|ik|we) niet
    waar (mijn|onze|ons) (* )?(moeder|vader|ouders|zoon|dochter|kind|kinderen|oma|opa|broer|zus|schoon*) … (woont|wonen)
    (mijn|onze) (vader|moeder|ouders|oom|tante|broer|zus|opa|oma) (koopt|kopen) … waar (ik|wij|we) … (woon|wonen)
    waar (hij|zij|ze|die) (* ){0,2}(in kan|kan wonen|kan gaan wonen|in mag|kan komen)
    (?<!en )(mijn|onze|ons) (studerende )?(vader|moeder|zoon|dochter|kind|oma|opa|broer|zus|tante|oom) (gaat|komt|wil|kan|zal) (er|erin) (zelf |alleen |dan )?(in )?(te )?wonen
    zodat (mijn|onze|ons) (* )?(moeder|vader|ouders|zoon|dochter|kind|kinderen|oma|opa|broer|zus) (er|daar) (in )?(kan|kunnen) (gaan )?wonen(?!.{0,40}\\b(ik|wij|we) (ga|gaan|kom|komen|wil|willen) ((?!niet )* ){0,4}wonen)
    (op|onder) (mijn|onze) naam … (hij|zij|ze|zoon|dochter|kind|moeder|vader) … (woont|wonen), (ik blijf|(wij|we) blijven) zelf (wonen )?in, (gaat|wil|kan) (het|hem|die|dat) (van (ons|mij) )?huren
    niet zelf, zelf niet, niet (in |er |er in )?(te |ga |gaan |gaat )?wonen
  `),
  secondHome: phrases('(tweede|2e|2de) (huis*|koophuis|appartement)'),
  nonDwelling: phrases(`
    bedrijfs*, praktijk*, (?!woon|heren|grachten|hoek|rijtjes|verhuur|beleg)\\w+pand, \\w+ruimte, pakhuis, schuur, stal, hotel, cafe, werkplaats, fabriek*
    winkel*, kantoor*, loods*, horeca*, restaurant, hal, magazijn, *grond, *kavel, *perceel, weiland, akker, volkstuin
    stuk land, bos, *groen, tuingrond, stuk(je)? tuin, (stuk|stukje|stukske) van (de|mijn|onze|ons|onzen|hun|zijn|haar|uw) (tuin|achtertuin|hof|erf), strook*, garage, garages, garagebox*, stalling*, berging, opslag*, parkeer*, box, niet-woning*, ander vastgoed
  `),
  ownHome: phrases(`
    (er |erin |in )?zelf (in |er |erin |te )?(ga |gaan |gaat |te )?(be)?won*, er (dan |ook )?(in )?(ga|gaat|gaan) wonen, zelf bewoon, eigen woning, eigen bewoning, hoofdverblijf, om in te wonen, zelf in
  `),
  dwelling: phrases(
    'huis, huisje, woning, appartement, appartementje, flat, flatje, tiny house*, bovenwoning, woonhuis, koopwoning, studio, villa, *boerderij, rijtjeshuis, hoekhuis',
  ),
} as const

/** That a home to live in is meant. */
export const homeEvidence = phrases(`
  huis*, *huis, *huisje, *woning, *woningen, *woninkje, appartement*, flat*, penthouse, maisonnette, villa, boerderij, *boerderij, studio, (woon|heren|grachten|hoek|rijtjes)pand
  bungalow, cottage, loft, kamer, bovenwoning, vrijstaand*, (2|twee)-onder-(1|een)-kap*, starter*, eerste keer, woon, wonen, woont, bewonen, bewoon, zelf, koopje, nieuwbouw*
`)
/** Something is named that is bought, after an article. */
export const namedObject =
  /\b(?:een|stuk|stukje|het|n|ons) (?!(?:alleen|samen|zelf|niet|toch|ook|nou|bod|bedrag|prijs|koopprijs|koopsom|aankoop|koop|totaal|tarief|keer|jaar|jaren|vriend\w*|man|vrouw|partner|belegger|koper|hypotheek|lening|half\w*|hele|deel|derde|kwart|percentage|notaris|belasting|overdrachtsbelasting|waarde|in|er|van|voor|op|met|dan|nu|kost|is|te|om|geworden|wordt|werd|blijkt|bleek|komt|gaat|was|zijn|staat|moet|zou)\b)[a-z]{3,}/

export const letting = phrases('verhu*, beleg*')
/** Where something stands: 'een strook grond naast mijn huis'. */
export const besideHome = phrases(
  '(op )?eigen grond, (naast|achter|voor|bij|tegenover|grenzend aan|verder dan|vlak ?bij|in de buurt van|los van|onder) (mijn|ons|onze|het|de) (eigen )?(huis|woning|tuin|appartement)',
)
/** Goes with the home it is bought with, at the rate of the home. */
export const withAppurtenance = phrases(`
  (met|inclusief|incl\\.?|en) (een |eigen |de |stuk |wat |aparte ){0,3}(garage|garagebox|parkeer*|berging|schuur|tuin|grond)
`)
/** What it is on the day of the deed decides, whatever it will become. */
export const becomesDwelling = phrases('(woning|huis|appartement|appartementen|woningen) (van|in) te maken, ombouw*, om te bouwen, transform*, verbouwen tot')

/** Bought as such, whatever home is named after it: 'grond om een huis op te bouwen'. */
export const buysNonDwelling = phrases(`
  (koop|kopen|kocht|kochten|aankoop van|over) (een |het |de |stuk |wat ){0,3}(bouwgrond|landbouwgrond|grond|kavel|perceel|kantoor*|winkel*|bedrijfs*)
`)

/** What happens to the home someone leaves says nothing of the one that is bought. */
export const letsOldHome = phrases(
  '(verhuur|verhuren|verhuurt) (mijn|ons|onze|het|de) (oude|huidige|vorige|eigen|eerste)? ?(huis|woning|appartement|flat), (oude|huidige|vorige) (huis|woning|appartement|flat) … verhu*',
)
export const moves = phrases('doorstrom*, verhuiz*, huidige (huis|woning), zelf')

export const buysAlone = phrases(`
  (ik )?(het )?(huis )?alleen koop, koop (het |dit |een huis )?alleen, ik alleen, in mijn eentje, zonder partner, op mijn naam alleen
  (mijn|m'n) ouders … aan mij … verkopen, (mijn|m'n) ouders … verkopen … aan mij, (mijn|m'n) (vader|moeder) … verkoop* … aan mij, (mijn|m'n) (vader|moeder) … aan mij … verkop*
`)
export const buysAsPair = phrases(
  `samen, wij, we, ons, onze, allebei, beiden, beide, zijn 2, ons 2, 2 kopers, met (mijn|een) (broer|zus|broertje|zusje|collega), (mijn|een) (broer|zus) en ik, ik en (mijn|een) (broer|zus), (mijn|een) (${partnerWords})`,
)
/** 'En voor mijn ouders?': what was said of who would buy before is not so of them. */
export const asksOfFamily =
  /^(?:(?:en|maar|ok|oke|of|dan|ook|hoe zit het)[ ,]+)*(?:met |voor |bij )?(?:mijn|onze|m'n) (?:schoon)?(?:ouders|vader|moeder|opa|oma|oom|tante|broer|zus)(?: (?:dan|ook|eigenlijk|nog))*[ ?.!]*$/
export const childBuys = phrases('(mijn|onze|ons) (studerende )?(zoon|dochter|kind)(?! en (ik|wij)) … koopt')
/** Not who was said to buy before, but the one they would buy it for. */
export const buysItself = phrases(
  '(hij|zij|ze|die) (* ){0,4}(zelf|alleen|eigen naam) (* ){0,4}(koopt|kopen|kocht), (hij|zij|ze|die) koopt (* ){0,2}(zelf|alleen)',
)
export const buysWithChild = phrases('met (mijn|onze) (zoon|dochter)')
/** All who buy will live there. */
export const livesThereTogether = phrases(
  '(allebei|beiden|samen|alle twee|alle drie|met zijn allen) (er )?(te |gaan |gaan we )?(in )?(te )?wonen, (allebei|beiden|samen) … (wonen|bewonen)',
)
export const halfEach = phrases('(ieder|elk|allebei|beiden) … de helft, fifty[ -]?fifty, half om half')

export const exemptionUsed = phrases(`
  (gekocht|kocht|kochten) met (de )?(starters)?vrijstelling, met (de )?(starters)?vrijstelling (gekocht|kocht|kochten),
  al (?!(* ){0,3}(huis|woning|koophuis|appartement|flat) )(* ){0,3}(gebruikt|benut|gehad), (eerder|eens) (* ){0,2}(gebruikt|benut), 
  vrijstelling (al |is al |eerder )+(op|gebruikt|benut), *vrijstelling niet meer (had|heb|hadden|hebben|kan|kon|krijg|krijgen|mag)
`)
export const exemption = phrases('*vrijstelling, starter')
export const exemptionUnused = phrases(
  'geen (starters)?vrijstelling (al |eerder |ooit )?(gebruikt|benut|gehad), (nooit|nog niet|niet) (eerder |al )?(gebruikt|benut), 2 ?(%|procent) (overdr* )?betaald, vrijstelling … nog',
)
export const earlierHome = phrases(`
  doorstrom*, (al )?eerder een (huis|woning|koophuis), al een (huis|koophuis|koopwoning), (tweede|2e) koophuis, vorige (huis|koophuis|woning)
  huidige (huis|koophuis|woning)
`)
/** Of the other buyer alone: 'hij heeft al eerder een huis gehad, ik niet'. */
export const otherHadHome = new RegExp(
  `\\b(?:hij|zij|ze|mijn (?:${partnerWords})) (?:heeft|had) (?:(?:al|eerder|wel|ooit) ){0,3}(?:eens )?een (?:eigen )?(?:huis|woning|koophuis|appartement|flat) (?:gehad|gekocht|bezeten)\\b[^.?!]{0,20}\\b(?:ik|wij) (?:nog )?(?:niet|nooit)\\b`,
)
export const everyone = phrases('allebei, beiden, wij, we')

export const mortgage = {
  ownMoney: phrases('contant, met eigen geld, zonder te lenen'),
  with: phrases('hypotheek, lening, leen, lenen'),
} as const
