/** A link to a place in the owner's area that also brings the reader to the field itself. */
import type { MouseEvent, ReactNode } from 'react'
import { moveTo, searchOf } from '../../admin/address.ts'
import type { Place } from './live-data.ts'

const FIND_WITHIN_MS = 3_000
const FIND_EVERY_MS = 50

/** The tab may still be loading. */
function focusWhenThere(selector: string, deadline = Date.now() + FIND_WITHIN_MS): void {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) {
    if (Date.now() < deadline) setTimeout(() => focusWhenThere(selector, deadline), FIND_EVERY_MS)
    return
  }
  if (found.tabIndex < 0) found.tabIndex = -1
  found.focus({ preventScroll: true })
  found.scrollIntoView({ block: 'center' })
}

export function PlaceLink({ place, children }: { place: Place; children: ReactNode }) {
  const go = (event: MouseEvent) => {
    // With a key held down the browser opens another tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    moveTo(place.parameters)
    focusWhenThere(place.selector)
  }
  return (
    <a className="place-link" href={`/settings${searchOf(place.parameters)}`} onClick={go}>
      {children}
    </a>
  )
}
