/** Circumstances in which the calculators would not give the right amount, so that no calculation is shown. */
import { phrases } from './phrases.ts'
import type { CalculationTopic } from './slots.ts'

const NOT_A_SALE = ['nieuwbouw*', 'vrij op naam', 'v\\.?o\\.?n', 'uitko*', 'uitgekocht', 'ex', 'ex-*', 'erfpacht', 'aandelen']

const UNSUPPORTED: Record<CalculationTopic, RegExp> = {
  'transfer-tax': phrases(
    ...NOT_A_SALE,
    'verdel*',
    'toedel*',
    'toebedel*',
    'overnem*',
    'overneem*',
    'ruil*',
    'terugkoop*',
    'doorverk*',
    '6 maanden',
    'ombouw*',
    'transform*',
    '(winkel|bedrijf)* met (een )?(boven)?woning',
    'met (mijn|onze) (vader|moeder|ouders|zoon|dochter|kinderen)',
    '(zijn )?[3-9] (kopers|vrienden|personen|mensen)',
    'met zijn [3-9]',
    'kamers? (te )?verhu*',
    'woonboot',
    'stacaravan',
  ),
  'purchase-costs': phrases(...NOT_A_SALE, 'per maand', 'maandlasten', 'met zijn [3-9]'),
  'inheritance-tax': phrases(
    'vruchtgebruik',
    'tweetraps*',
    'legitieme',
    'kindsdeel',
    'onderneming',
    'bedrijf*',
    'buitenland*',
    'levensverzekering',
    'onterf*',
    'verwerp*',
    '180 dagen',
  ),
  'gift-tax': phrases('studie*', 'onderneming', 'bedrijf*', 'vrij van (recht|schenk*)', 'leen*', 'lenen', 'lening', 'buitenland*', '180 dagen'),
}

const SELLS = phrases('verkoop', 'verkopen', 'verkocht', 'verkochten', 'verkoper')
const BUYS = phrases('koop', 'kopen', 'kocht', 'aankoop', 'gekocht', 'nieuwe')

export function isUnsupported(text: string, topic: CalculationTopic): boolean {
  if (UNSUPPORTED[topic].test(text)) return true
  const isPurchase = topic === 'transfer-tax' || topic === 'purchase-costs'
  return isPurchase && SELLS.test(text) && !BUYS.test(text)
}
