/** Tells from a normalised question which calculation it is about. */
import { phrases } from './phrases.ts'
import type { CalculationTopic } from './slots.ts'

/** Also as people misspell them: 'overdrachtbelasting', 'overdragsbelasting', 'schenkings belasting'. */
const TRANSFER = phrases('overdr*[ -]?bela*', 'starters?vrijstelling', 'ovb')
const INHERITANCE = phrases('erf*[ -]?bela*', 'successie*')
const GIFT = phrases('schenk*[ -]?bela*', 'schenk*[ -]?recht*')
const TAX = phrases('belas*', 'fiscus', 'de staat')
const OTHER_TAX = phrases(
  'inkomsten*',
  'vermogens*',
  'box [123]',
  'btw',
  'ozb',
  'onroerende*',
  'woz*',
  'vennootschaps*',
  'hypotheekrente*',
  'loonbelasting',
  'wegenbelasting',
)
const BUYS = phrases(
  'koop',
  'kopen',
  'koopt',
  'kocht',
  'kochten',
  'gekocht',
  'aankoop',
  'aankopen',
  'aanschaf*',
  'koopprijs',
  'koopsom',
  'kost',
  'ik ben \\d\\d',
)
const PROPERTY = phrases(
  '*huis',
  '*huisje',
  '*woning',
  '*appartement',
  'flat',
  'villa',
  '*boerderij',
  '*pand',
  '*winkel',
  '*kantoor',
  'loods',
  '*grond',
  'kavel',
  'perceel',
  'studio',
)
const INHERITS = phrases(
  'erf',
  'erft',
  'erven',
  'erfde',
  'geerfd',
  'erfenis*',
  'nalatenschap*',
  'nalaat',
  'nalaten',
  'nagelaten',
  'erfdeel',
  'legaat',
  'overlijd*',
  'overleden',
  'overleed',
  '(laat|laten|liet)…(?<!\\w)na',
)
const GIVES = phrases('schenk*', 'geschonken', 'schonk*', 'geef', 'geeft', 'geven', 'gift', 'cadeau', 'kado', 'doneer', 'doneren')
const GETS = '(krijg|krijgen|kreeg|ontvang|ontvangen)'
const GETS_FROM = phrases(`${GETS}…(?<!\\w)van`, `van…(?<!\\w)${GETS}`)
const BUYERS_COSTS = ['kosten koper', 'k\\.k\\.?', 'kk']
const ALL_COSTS = [
  ...BUYERS_COSTS,
  'totale? (aankoop)?kosten',
  'bijkomende kosten',
  'alle kosten',
  'aankoopkosten',
  'aanschafkosten',
  'bovenop de (koop)?prijs',
  'wat kost het (om )?(een )?(* )?(te )?kopen',
  'kosten (bij|van|voor) (het kopen|de aankoop|de koop|het aankopen)',
]
const TOTALS = ['alles bij elkaar', 'alles samen', 'in totaal', 'totaalbedrag', 'totaal kwijt']
const NAMES_BUYERS_COSTS = phrases(...BUYERS_COSTS)
const NAMES_COSTS = phrases(...ALL_COSTS)
const ASKS_TOTAL = phrases(...ALL_COSTS, ...TOTALS)
const NOTARY_FEE = phrases('notaris ?kosten', 'notaristarief', 'kosten? (van )?de notaris', '(aan|voor) de notaris', 'kost (de|een) notaris')
const MUST_PAY = phrases('(houd*|hou|blijft)…(?<!\\w)over', 'moet*…betalen', 'betaal (ik|we|wij)')
const PAYS_FOR_HOME = phrases('wat (betaal|betalen|moet|moeten|ben|zijn) (ik|we|wij)', 'betaal ik')
const OTHER_PAYMENT = phrases('notaris*', 'maand*', 'maandlasten', 'lenen', 'hypotheek (betaal|per)')

/** Undefined when the question is about none of the four calculations, or about two at once. */
export function detectTopic(text: string): CalculationTopic | undefined {
  const isTransfer = TRANSFER.test(text)
  const [inherits, gives] = [INHERITS.test(text), GIVES.test(text)]
  if (INHERITANCE.test(text)) return isTransfer || GIFT.test(text) ? undefined : 'inheritance-tax'
  if (GIFT.test(text)) return isTransfer ? undefined : 'gift-tax'
  if (isTransfer) return inherits || gives ? undefined : NAMES_COSTS.test(text) || NOTARY_FEE.test(text) ? 'purchase-costs' : 'transfer-tax'
  if (OTHER_TAX.test(text) || (inherits && gives)) return undefined
  return inherits || gives || GETS_FROM.test(text) ? detectGain(text, inherits) : detectPurchase(text)
}

/** Whether the name of a tax or of the total is spelled out. */
export const namesCalculation = (text: string): boolean => [TRANSFER, INHERITANCE, GIFT, NAMES_COSTS].some((pattern) => pattern.test(text))

function detectGain(text: string, inherits: boolean): CalculationTopic | undefined {
  const asksForTax = TAX.test(text) || (MUST_PAY.test(text) && !/\bnotaris/.test(text))
  if (!asksForTax) return undefined
  return inherits ? 'inheritance-tax' : 'gift-tax'
}

function detectPurchase(text: string): CalculationTopic | undefined {
  const isProperty = PROPERTY.test(text)
  if (NAMES_BUYERS_COSTS.test(text) || (isProperty && ASKS_TOTAL.test(text))) return NOTARY_FEE.test(text) ? undefined : 'purchase-costs'
  if (!isProperty || !BUYS.test(text)) return undefined
  if (TAX.test(text)) return 'transfer-tax'
  return PAYS_FOR_HOME.test(text) && !OTHER_PAYMENT.test(text) ? 'purchase-costs' : undefined
}
