/** A way to another tab of the owner's area. */
import type { MouseEvent } from 'react'
import { Anchor } from '@mantine/core'
import { moveTo, searchOf } from '../../owner-kit/address.ts'

export function TabLink({ tab, part, children }: { tab: string; part?: string; children: string }) {
  const address = { tab, onderdeel: part }
  const open = (event: MouseEvent) => {
    // With a key held down the browser opens a window of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    moveTo(address)
  }
  return (
    <Anchor href={searchOf(address)} onClick={open}>
      {children}
    </Anchor>
  )
}
