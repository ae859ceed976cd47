/** The Dutch sentences of the map of the offices. */
const count = (n: number): string => (n === 1 ? '1 notaris' : `${n} notarissen`)

interface Dot {
  place: string
  offices: number
  distance: string | undefined
}

export const mapTexts = {
  title: 'Op de kaart',
  map: (places: number) => `Kaart van Nederland met notarissen in ${places === 1 ? '1 plaats' : `${places} plaatsen`}`,
  dot: ({ place, offices, distance }: Dot) => [`${place}: ${count(offices)}`, distance].filter(Boolean).join(', '),
  origin: (place: string) => `De open cirkel is ${place}.`,
  explain: 'Elke stip is een plaats met een of meer notarissen op onze lijst. Kies een stip om ze te zien.',
  asList: 'De plaatsen als lijst',
  credit: 'Grenzen van provincies van vóór 2019:',
  places: 'Ligging van plaatsen:',
} as const
