/** The pages of the calculators: address, title and description, for navigation, sitemap and lists. */

export type CalculatorId = 'transfer-tax' | 'inheritance-tax' | 'gift-tax' | 'purchase-costs'

export const calculatorIds = ['transfer-tax', 'purchase-costs', 'inheritance-tax', 'gift-tax'] as const satisfies readonly CalculatorId[]

export interface CalculatorPageEntry {
  path: string
  title: string
  /** 70 to 160 characters. */
  description: string
  /** Absent for the overview. */
  id?: CalculatorId
}

interface OneCalculatorEntry extends CalculatorPageEntry {
  id: CalculatorId
  /** Name of its illustration. */
  drawing: string
}

export const overviewPage: CalculatorPageEntry = {
  path: '/rekenhulpen',
  title: 'Rekenhulpen',
  description: 'Bereken zelf de overdrachtsbelasting, de kosten koper, de erfbelasting of de schenkbelasting. Met alle stappen, het jaar en de bronnen erbij.',
}

export const calculators: Record<CalculatorId, OneCalculatorEntry> = {
  'transfer-tax': {
    id: 'transfer-tax',
    drawing: 'huis',
    path: '/overdrachtsbelasting-berekenen',
    title: 'Overdrachtsbelasting berekenen',
    description:
      'Bereken hoeveel overdrachtsbelasting u betaalt over een huis, ook met de startersvrijstelling of als u samen koopt. Met elke stap en de bronnen.',
  },
  'purchase-costs': {
    id: 'purchase-costs',
    drawing: 'kosten',
    path: '/kosten-koper-berekenen',
    title: 'Kosten koper berekenen',
    description:
      'Bereken wat u boven op de koopprijs van een huis betaalt: overdrachtsbelasting, leveringsakte en hypotheekakte. Met prijzen, datum en bronnen.',
  },
  'inheritance-tax': {
    id: 'inheritance-tax',
    drawing: 'overlijden',
    path: '/erfbelasting-berekenen',
    title: 'Erfbelasting berekenen',
    description:
      'Bereken hoeveel erfbelasting een partner, kind, kleinkind of ander betaalt over een erfenis. Tot zes erfgenamen, met elke stap en de bronnen.',
  },
  'gift-tax': {
    id: 'gift-tax',
    drawing: 'volmacht',
    path: '/schenkbelasting-berekenen',
    title: 'Schenkbelasting berekenen',
    description:
      'Bereken hoeveel schenkbelasting u betaalt over een schenking, ook met de eenmalig verhoogde vrijstelling. Met elke stap, het jaar en de bronnen.',
  },
}

/** The overview first, then every calculator in the order in which it shows them. */
export const calculatorPages: readonly CalculatorPageEntry[] = [overviewPage, ...calculatorIds.map((id) => calculators[id])]
