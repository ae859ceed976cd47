/** A link to a target in the owner's area that also brings the reader to the field itself. */
import type { MouseEvent, ReactNode } from 'react'
import { moveTo, searchOf } from '../../owner-kit/address.ts'
import type { Target } from './live-data.ts'

const FIND_WITHIN_MS = 3_000
const FIND_EVERY_MS = 50

/** The tab may still be loading, or be there and not shown yet: what is not shown takes no focus. */
function focusWhenShown(selector: string, deadline = Date.now() + FIND_WITHIN_MS): void {
  const found = document.querySelector<HTMLElement>(selector)
  if (found) {
    if (found.tabIndex < 0) found.tabIndex = -1
    found.focus({ preventScroll: true })
  }
  if (found && document.activeElement === found) found.scrollIntoView({ block: 'center' })
  else if (Date.now() < deadline) setTimeout(() => focusWhenShown(selector, deadline), FIND_EVERY_MS)
}

export function FieldLink({ target, children }: { target: Target; children: ReactNode }) {
  const go = (event: MouseEvent) => {
    // With a key held down the browser opens another tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    moveTo(target.parameters)
    setTimeout(() => focusWhenShown(target.selector), FIND_EVERY_MS)
  }
  return (
    <a className="field-link" href={`/settings${searchOf(target.parameters)}`} onClick={go}>
      {children}
    </a>
  )
}
