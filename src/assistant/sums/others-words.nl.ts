/** The Dutch words by which a message tells something of other people or other things than a sum is about. For lower case text; see `phrases.ts`. */
import { phrases } from './phrases.ts'

const beside = '(half)?(broer|zus|broertje|zusje|zoon|dochter|oom|tante|neef|nicht|zwager|schoonbroer|schoonzus|vriend|vriendin|buurman|buurvrouw|collega)'
const neighbour = '(buurman|buurvrouw|buren|overburen|collega|kennis)'
const home = '(huis|woning|appartement|flat)'

/** Children, debts and money of somebody beside the sum, and another home than the one it is about. */
export const ofOthers = phrases(`
  (mijn|onze|zijn|haar|hun) ${beside} (heeft|hebben) (\\S+ ){0,3}(kind|kinderen|zoon|zoons|dochter|dochters|schuld|schulden|lening|leningen)
  (haar|zijn|hun) (man|vrouw|partner) (heeft|hebben) (\\S+ ){0,3}(kind|kinderen|zoon|zoons|dochter|dochters)
  dat (hij|zij|ze) … (krijgt|kreeg|erft|erfde), (de|mijn|onze) ${neighbour} (heeft|had|kreeg|kocht|betaalde|betaalt|krijgt)
  bij (mijn|onze|de|een) (${neighbour}|${beside}) (is|was|wordt|werd|ging|kwam|krijg*|kreeg), (is|was|wordt|werd) (\\S+ ){0,2}bij (hem|haar|hen)
  (wij|we) (zijn|waren) (* )?(allebei|beiden|beide|ieder) (* )?(getrouwd|gehuwd)
  (mijn|onze|ons|zijn|haar|hun) (oude|nieuwe|vorige|andere|huidige) ${home} (is|was|wordt|werd|kost|kostte) (* ){0,3}€? ?#\\S+
`)
/** Nor do those of a brother or sister of one of the couple count in its estate. */
export const childrenOfBeside = phrases(`(mijn|onze|zijn|haar|hun) ${beside} (had|hadden) (\\S+ ){0,3}(kind|kinderen|zoons|dochters)`)
/** The children of who gets a gift get nothing of it. */
export const childrenOfReceiver = phrases('(hij|zij|ze) (heeft|had|hebben|hadden) (\\S+ ){0,3}(kind|kinderen|zoons|dochters)')
/** An age, children or an amount of somebody beside the case, with which only some sums can do something. */
export const factsOfBeside = phrases(`
  (mijn|onze) ${beside.replace('|vriend|vriendin', '')} (is|was|wordt) (* ){0,2}##(?![.,]?\\d)
  (mijn|onze|zijn|haar|hun) ${beside} (had|hadden) (\\S+ ){0,3}(kind|kinderen|zoons|dochters)
  (mijn|onze|zijn|haar) ${beside} (krijgt|kreeg|erft|erfde) … #\\S+
`)
/** An age of somebody who is named: 'mijn broer is 41'. */
export const ageOfNamed = phrases('(mijn|onze) (* )?* (is|was|wordt) (* ){0,2}##(?![.,]?\\d)')
/** Another one gets it now. */
export const forAnother = phrases('zelfde bedrag, hetzelfde, (voor|aan) (hem|haar|mijn *|onze *)')
/** 'De vakantie kost nu 30.000': none of the words by which the amount of a sum is called. */
export const otherSubject =
  /\b(?:de|het|mijn|onze|ons|zijn|haar) (?!(?:\w*prijs|\w*waarde|\w*som|aankoop|bieding|transactie|budget|bungalow|chalet|cadeau|boedel|geld|uitkering|bod|bedrag|totaal\w*|erfenis|nalatenschap|schenking|gift|legaat|deel|erfdeel|kindsdeel|aandeel|woz\w*|taxatie\w*|hypotheek\w*|schuld|restschuld|notaris|makelaar|verkoper|accountant|taxateur|bank|inboedel|saldo|vermogen|opbrengst|villa|boerderij|studio|kavel|perceel|loods|winkel|kantoor|object|uitkomst|rekening|offerte|totaalbedrag|hele|totale|nieuwe|definitieve|uiteindelijke|\w*(?:huis|huisje|woning|appartement|flat|pand|grond|garage\w*))\b)[a-z]+ (?:kost|kostte|kosten|(?:is|was|wordt|werd|blijkt|bleek) (?:toch|inmiddels|nu|uiteindelijk))\b/
