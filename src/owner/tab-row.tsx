/** The names of the tabs: on a phone one row that moves sideways, with the open one in sight, and a list of all behind one tap. */
import { useRef } from 'react'
import { Tabs } from '@mantine/core'
import { adminTexts } from './admin.nl.ts'
import { MessageCount } from './signals/message-count.tsx'
import type { AdminTab } from './tabs.tsx'
import { useInSight } from './use-in-sight.ts'

interface TabRowProps {
  tabs: readonly Pick<AdminTab, 'name' | 'label'>[]
  /** The name of the open one. */
  open: string
  onOpen: (name: string) => void
}

export function TabRow({ tabs, open, onOpen }: TabRowProps) {
  const list = useRef<HTMLDivElement>(null)
  // By its place, so that it is brought there again when one more comes before it.
  useInSight(list, `[role="tab"]:nth-child(${tabs.findIndex(({ name }) => name === open) + 1})`)
  return (
    <div className="tab-row">
      <Tabs.List ref={list} aria-label={adminTexts.tabsLabel}>
        {tabs.map(({ name, label }) => (
          <Tabs.Tab key={name} value={name}>
            {label}
            {name === 'berichten' && <MessageCount />}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <div className="tab-menu">
        <span aria-hidden>▾</span>
        <select aria-label={adminTexts.tabsMenu} value={open} onChange={(event) => onOpen(event.currentTarget.value)}>
          {tabs.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
