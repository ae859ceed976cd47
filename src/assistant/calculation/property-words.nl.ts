/** The Dutch words for properties, their use, and who buys them. For lower case text without diacritics; see `phrases.ts`. */
import { phrases } from './phrases.ts'

export const partnerWords = 'vriendin|vriend|man|vrouw|partner|verloofde|echtgenoot|echtgenote|wederhelft|vriendje|vriendinnetje|medekoper|lief'

/** In this order: a phrase may contain a later one. */
export const propertyWords = {
  otherDwelling: phrases(`
    verhur*, verhuur*, huurders?, beleg*, investering*, (tweede|2e) woning*, vakantie*, recreatie*, buitenhuis, pied[ -]a[ -]terre, studentenhuis, chalet
    bv (koopt|een), bv als koper, ouders kopen, kopen wij voor onze, voor (mijn|onze|ons) (studerende )?(zoon|dochter|kind|kinderen|ouders)
    niet zelf, zelf niet, niet (in |er |er in )?(te )?wonen
  `),
  secondHome: phrases('(tweede|2e|2de) (huis*|koophuis|appartement)'),
  nonDwelling: phrases(`
    bedrijfs*, pakhuis, schuur, stal, hotel, cafe, werkplaats, fabriek*
    winkel*, kantoor*, loods*, horeca*, restaurant, praktijkruimte, hal, magazijn, grond, bouwgrond, landbouwgrond, kavel, perceel, weiland
    stuk land, garagebox*, losse garage, parkeerplaats, parkeerplek, niet-woning*, ander vastgoed
  `),
  ownHome: phrases(`
    (er |erin |in )?zelf (in |er |erin |te )?(ga |gaan |te )?(be)?won*, zelf bewoon, eigen woning, eigen bewoning, hoofdverblijf, om in te wonen, zelf in
  `),
  dwelling: phrases('huis, huisje, woning, appartement, flat, bovenwoning, woonhuis, koopwoning, studio, villa, *boerderij, rijtjeshuis, hoekhuis'),
} as const

/** Bought as such, whatever home is named after it: 'grond om een huis op te bouwen'. */
export const buysNonDwelling = phrases(`
  (koop|kopen|kocht|kochten|aankoop van|over) (een |het |de |stuk |wat ){0,3}(bouwgrond|landbouwgrond|grond|kavel|perceel|kantoor*|winkel*|bedrijfs*)
`)

export const noLetting = phrases('niet (om |voor |om te |voor de )(te )?(verhur*|verhuur*|beleg*)')
export const moves = phrases('doorstrom*, verhuiz*, huidige (huis|woning), zelf')

export const buysAlone = phrases(`
  (ik )?(het )?(huis )?alleen koop, koop (het |dit |een huis )?alleen, ik alleen, in mijn eentje, zonder partner, op mijn naam alleen
`)
export const buysAsPair = phrases(`samen, wij, we, ons, onze, allebei, beiden, beide, zijn 2, 2 kopers, (mijn|een) (${partnerWords})`)
export const halfEach = phrases('(ieder|elk|allebei|beiden) … de helft, fifty[ -]?fifty, half om half')

export const exemptionUsed = phrases(`
  al (* ){0,3}(gebruikt|benut|gehad), (eerder|eens) (* ){0,2}(gebruikt|benut), zonder (de )?(starters)?vrijstelling, geen starter
  vrijstelling (al |is al |eerder )+(op|gebruikt|benut), geen (recht op )?(de )?(starters)?vrijstelling
`)
export const exemptionUnused = phrases('(nooit|nog niet|niet) (eerder |al )?(gebruikt|benut)')
export const earlierHome = phrases(`
  doorstrom*, (al )?eerder een (huis|woning|koophuis), al een (huis|koophuis|koopwoning), (tweede|2e) koophuis, vorige (huis|koophuis|woning)
  huidige (huis|koophuis|woning)
`)
export const everyone = phrases('allebei, beiden, wij, we')

export const mortgage = {
  without: phrases('zonder (een )?hypotheek, geen hypotheek, contant, met eigen geld, zonder (te )?(lenen|lening)'),
  with: phrases('hypotheek, lening, leen, lenen'),
} as const
