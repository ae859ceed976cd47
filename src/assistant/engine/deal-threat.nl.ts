/** Who sells, buys or lends threatens with what the contract or the law gives: trouble, and no pressure on who signs. */
import { foldText } from '../retrieval/fold-text.ts'

const party = '(?:ver)?kopers?|makelaars?|verkoopmakelaar|aankoopmakelaar|aannemer|bouwer|ontwikkelaar|projectontwikkelaar|bank|huurder|verhuurder'
const means =
  'boetes?|contractuele boete|schade|schadevergoeding|schadeclaim|claim|ontbind\\w*|ontbonden|ingebrekestelling|in gebreke|advocaten?|jurist|rechter|rechtszaak|rechtbank|kort geding|deurwaarder|incasso|dagvaard\\w*'
const threatens = 'dreigt|dreigen|dreigde|dreigden|eist|eisen'

const dealThreat = new RegExp(
  `\\b(?:${party})\\b(?: nu| ons| mij| al| ook| meteen)*(?: (?:${threatens}))\\b[^.?!]{0,60}\\b(?:${means})\\b|\\b(?:${threatens})(?: de| onze| mijn)? (?:${party})\\b[^.?!]{0,60}\\b(?:${means})\\b`,
  'g',
)

/** What else is told. */
export const withoutDealThreats = (question: string): string => foldText(question).replace(dealThreat, ' ')
