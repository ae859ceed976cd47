/** What the reviews need to know of the rest of the site. It is handed in by the area that they stand in. */
import { createContext, useContext } from 'react'

export interface Surroundings {
  /** Offices that a review can be about. */
  notaries: readonly { id: string; name: string }[]
  /** Undefined while it is not known. */
  isDemo: boolean | undefined
}

export const SurroundingsContext = createContext<Surroundings>({ notaries: [], isDemo: undefined })

export const useSurroundings = (): Surroundings => useContext(SurroundingsContext)
