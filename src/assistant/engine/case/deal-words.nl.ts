/** Dutch words for who buys or sells a home, whether it is theirs already, and who lives in the Netherlands. For folded text. */
import type { CaseFact } from '../../conversation/answer-extras.ts'
import { onlyOne, type FactValue } from './fact-value.ts'

const who = '(?:ik|wij|we|mijn \\w+|ons \\w+|onze \\w+)'
const sells = new RegExp(
  `\\b${who} (?:\\w+ ){0,6}verko(?:op|cht|pen|chten)\\b|\\bverko(?:op|pen) (?:ik|wij|we)\\b|\\bals verkoper\\b|\\bik ben (?:de )?verkoper\\b|\\bmijn koper\\b|\\b(?:ik|we|wij) (?:heb|hebben) (?:\\w+ )?een koper\\b|\\b(?:hebben|heb) (?:we|wij|ik) (?:\\w+ )?een koper\\b|\\bkomt er een koper\\b|\\bde koper (?:wil|zegt|heeft|kan|moet|belt|vindt|haakt|komt)\\b`,
)
const buys = new RegExp(
  `\\b${who} (?:\\w+ ){0,6}(?:koop|kocht|gekocht|kopen|kochten)\\b|\\bkopen (?:ik|wij|we)\\b|\\bals koper\\b|\\bik ben (?:de )?koper\\b|\\bde verkoper (?:wil|zegt|heeft|kan|moet|belt|vindt|weigert|komt|levert|woont)\\b|\\b(?:huis|woning|appartement|flat) (?:\\w+ )?gekocht\\b`,
)
const bought = new RegExp(
  `\\b${who} (?:\\w+ ){0,8}(?:gekocht|kochten|kocht)\\b|\\b(?:huis|woning|appartement|flat) (?:\\w+ )?gekocht\\b|\\b(?:woon|wonen|woonden) er (?:nu |al |sinds )`,
)
const toBuy = new RegExp(`\\b${who} (?:\\w+ ){0,8}(?:koop|kopen)\\b|\\bkopen (?:ik|wij|we)\\b|\\b(?:wil|willen|ga|gaan) (?:\\w+ ){0,6}kopen\\b`)

const cities =
  'amsterdam|rotterdam|den haag|utrecht|eindhoven|groningen|tilburg|almere|breda|nijmegen|arnhem|haarlem|leiden|delft|maastricht|amersfoort|zwolle|den bosch'
/** Of who lives in the Netherlands and says so. */
const livesHere: FactValue = {
  id: 'nederland',
  said: new RegExp(
    `\\b(?:woon|wonen|woonden|gaan wonen)\\b(?: \\w+){0,4} in (?:nederland|${cities})\\b|\\bin (?:nederland|${cities})(?: \\w+){0,3} (?:woon|wonen|gaan wonen)\\b`,
  ),
  text: 'wonend in Nederland',
  label: 'In Nederland',
  says: 'Wij wonen in Nederland.',
}

export const dealValues: Partial<Record<CaseFact, readonly FactValue[]>> = {
  place: [livesHere],
  side: [
    { id: 'koper', said: onlyOne(buys, sells), text: 'u koopt', label: 'Ik koop', says: 'Ik ben de koper.' },
    { id: 'verkoper', said: onlyOne(sells, buys), text: 'u verkoopt', label: 'Ik verkoop', says: 'Ik ben de verkoper.' },
  ],
  bought: [
    { id: 'ja', said: onlyOne(bought, toBuy), text: 'de woning is al gekocht', label: 'Al gekocht', says: 'Ik heb de woning al gekocht.' },
    { id: 'nee', said: onlyOne(toBuy, bought), text: 'de woning is nog niet gekocht', label: 'Nog niet gekocht', says: 'Ik wil de woning kopen.' },
  ],
}

/** A statement for who sells, by how it opens; not of who sells again, or buys another home. */
export const forSeller = /^(?:als verkoper|verkoopt u(?![^.]{0,60}\b(?:weer|dezelfde dag)\b)|hebt u als verkoper|bent u verkoper|een verkoper|verkopers)\b/i
