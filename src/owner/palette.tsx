/** Ctrl K: one field from which the owner goes anywhere in the area. Loaded when it is asked for first. */
import { useEffect, useState } from 'react'
import { Modal, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { moveTo } from '../owner-kit/address.ts'
import { adminTexts, contentParts } from './admin.nl.ts'
import { adminTabs } from './tabs.tsx'
import { paletteTexts } from './palette.nl.ts'

interface Command {
  id: string
  label: string
  /** It is there because of what was typed. */
  always?: boolean
  onClick: () => void
}

interface CommandGroup {
  group: string
  actions: Command[]
}

const matches = ({ label, always }: Command, query: string): boolean => always === true || label.toLowerCase().includes(query.trim().toLowerCase())

const parts = ['homepage', 'artikelen', 'kennis', 'notarissen', 'beoordelingen'] as const

const go: CommandGroup = {
  group: paletteTexts.groups.go,
  actions: [
    ...adminTabs.map(({ name, label }) => ({ id: `tab-${name}`, label, onClick: () => moveTo({ tab: name === adminTabs[0].name ? undefined : name }) })),
    ...parts.map((part) => ({
      id: `part-${part}`,
      label: paletteTexts.content(contentParts[part]),
      onClick: () => moveTo({ tab: 'inhoud', onderdeel: part === parts[0] ? undefined : part }),
    })),
  ],
}

const make: CommandGroup = {
  group: paletteTexts.groups.make,
  actions: [
    { id: 'new-link', label: paletteTexts.newLink, onClick: () => moveTo({ tab: 'redirects', nieuw: '1' }) },
    { id: 'new-entry', label: paletteTexts.newEntry, onClick: () => moveTo({ tab: 'inhoud', onderdeel: 'kennis', nieuw: '1' }) },
    { id: 'new-text', label: paletteTexts.newHomepageText, onClick: () => moveTo({ tab: 'inhoud', nieuw: '1' }) },
  ],
}

function searches(query: string): CommandGroup[] {
  if (query === '') return []
  const actions = [
    { id: 'search-chats', label: paletteTexts.searchChats(query), always: true, onClick: () => moveTo({ tab: 'chat-logs', zoek: query }) },
    { id: 'search-site', label: paletteTexts.searchSite(query), always: true, onClick: () => location.assign(`/zoeken?q=${encodeURIComponent(query)}`) },
  ]
  return [{ group: paletteTexts.groups.search, actions }]
}

export function Palette({ onSignOut }: { onSignOut: () => void }) {
  const [query, setQuery] = useState('')
  const isDark = useComputedColorScheme('light') === 'dark'
  const { setColorScheme } = useMantineColorScheme()
  useEffect(() => spotlight.open(), [])
  const other: CommandGroup = {
    group: paletteTexts.groups.other,
    actions: [
      { id: 'scheme', label: isDark ? paletteTexts.toLight : paletteTexts.toDark, onClick: () => setColorScheme(isDark ? 'light' : 'dark') },
      { id: 'site', label: paletteTexts.toSite, onClick: () => location.assign('/') },
      { id: 'sign-out', label: adminTexts.signOut, onClick: onSignOut },
    ],
  }
  const groups = [go, make, ...searches(query.trim()), other]
    .map(({ group, actions }) => ({ group, actions: actions.filter((action) => matches(action, query)) }))
    .filter(({ actions }) => actions.length > 0)
  return (
    <Spotlight.Root query={query} onQueryChange={setQuery} shortcut={null} scrollable maxHeight="60dvh">
      {/* The library gives the dialog no name of its own. */}
      <Modal.Title className="admin-hidden">{paletteTexts.title}</Modal.Title>
      <Spotlight.Search placeholder={paletteTexts.placeholder} aria-label={paletteTexts.placeholder} />
      <Spotlight.ActionsList>
        {groups.map(({ group, actions }) => (
          <Spotlight.ActionsGroup key={group} label={group}>
            {actions.map((action) => (
              <Spotlight.Action key={action.id} label={action.label} onClick={action.onClick} highlightQuery />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && <Spotlight.Empty>{paletteTexts.nothing}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}
