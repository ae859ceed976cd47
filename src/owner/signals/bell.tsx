/** The bell: how many things ask for the owner's attention; what they are comes when it is pressed. Small, since it is there from the first screen on. */
import { useRef, useState } from 'react'
import { Button } from '@mantine/core'
import { useClickOutside, useHotkeys } from '@mantine/hooks'
import { lazyPart } from '../../owner-kit/lazy-part.tsx'
import { useSignals } from './signal-data.ts'

const SignalList = lazyPart(async () => (await import('./signal-list.tsx')).SignalList)

const words = (count: number): string => (count === 1 ? '1 melding' : `${count || 'Geen'} meldingen`)

/** Without an answer there is no bell: nothing is said of what is not known. */
export function Bell() {
  const { data } = useSignals()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // It lies over the tabs, so it makes room for whoever goes on.
  const root = useClickOutside<HTMLDivElement>(() => setOpen(false))
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  useHotkeys(isOpen ? [['Escape', close]] : [])
  if (!data) return null
  return (
    <div ref={root}>
      <Button ref={button} variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words(data.length)}
      </Button>
      {isOpen && <SignalList signals={data} onLeave={() => setOpen(false)} />}
    </div>
  )
}
