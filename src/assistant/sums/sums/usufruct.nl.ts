/** The Dutch words and sentences of what a usufruct is worth for the tax. Amounts are in cents. */
import { euro, percentText } from '../../../figures/calculation-words.nl.ts'
import type { UsufructValue } from '../../../figures/usufruct.ts'
import { phrases } from '../phrases.ts'

export const usufructWords = {
  named: phrases('*vruchtgebruik*, blote? eigendom*, blooteigendom*, bloot eigenaar*'),
  asks: phrases('(hoeveel|wat) (is|zijn|wordt) … waard, waarde, waardering, welk percentage, hoeveel procent'),
  /** Then the value alone does not tell what is paid. */
  other: phrases('*belasting betalen, hoeveel *belasting, overdrachtsbelasting, verhuur*, verkoop*, verkopen, tijdelijk, looptijd, huur'),
} as const

/** Where the factors come from, and what is not known of them. */
export const usufructDoubt =
  'De factoren zijn die van artikel 5 van het Uitvoeringsbesluit Successiewet 1956. Of zij voor dit jaar zijn gewijzigd, konden wij niet nakijken; vraag het de notaris.'

export const usufructTexts = {
  outcome: ({ usufructCents, bareCents }: UsufructValue): string =>
    `Voor de belasting is het vruchtgebruik ${euro(usufructCents)} waard en de blote eigendom ${euro(bareCents)}.`,
  lines: (wholeCents: number, age: number, { factor, percent, usufructCents, bareCents }: UsufructValue): string[] => [
    `Waarde van het geheel: ${euro(wholeCents)}.`,
    `Vruchtgebruik bij ${age} jaar: ${percentText(6)} per jaar maal ${factor} is ${percentText(percent)}, dus ${euro(usufructCents)}.`,
    `Blote eigendom: ${euro(wholeCents)} min ${euro(usufructCents)} is ${euro(bareCents)}.`,
  ],
  askAge: 'Dat kan ik uitrekenen. Hoe oud is degene die het vruchtgebruik heeft of krijgt?',
  ages: ['En bij 65 jaar?', 'En bij 75 jaar?', 'En bij 85 jaar?'],
  conditions:
    'Dit is de vaste waarde voor de erfbelasting en de schenkbelasting, bij een vruchtgebruik voor het leven van één persoon. De leeftijd op de dag van de schenking of het overlijden telt. Geeft u een huis weg en houdt u zelf het vruchtgebruik, dan kan het bij uw overlijden toch voor de erfbelasting tellen (artikel 10 van de Successiewet). De Belastingdienst stelt de waarde vast.',
} as const
