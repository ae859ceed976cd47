/** A link to a target in the owner's area that also brings the reader to the field itself. */
import type { MouseEvent, ReactNode } from 'react'
import { moveTo, searchOf } from '../../owner-kit/address.ts'
import { focusSoon } from '../focus-when-shown.ts'
import type { Target } from './live-data.ts'

export function FieldLink({ target, children }: { target: Target; children: ReactNode }) {
  const go = (event: MouseEvent) => {
    // With a key held down the browser opens another tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    moveTo(target.parameters)
    focusSoon(target.selector)
  }
  return (
    <a className="field-link" href={`/settings${searchOf(target.parameters)}`} onClick={go}>
      {children}
    </a>
  )
}
