/** Of a row that moves sideways: brings what is chosen in it to the middle, as far as the row goes. The page itself stays where it is. */
import { useEffect, type RefObject } from 'react'

/** `selector`: of what is chosen, another for each. */
export function useInSight(row: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(selector)
    if (!row.current || !chosen) return
    row.current.scrollTo({ left: chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2, behavior: 'instant' })
  }, [row, selector])
}
