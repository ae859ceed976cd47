/** Ctrl K: one field from which the owner goes anywhere in the area. Loaded when it is asked for first. */
import { useEffect, useState } from 'react'
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { Spotlight, spotlight, type SpotlightActionGroupData } from '@mantine/spotlight'
import { moveTo } from './address.ts'
import { adminTexts, contentParts } from './admin.nl.ts'
import { adminTabs } from './tabs.tsx'
import { paletteTexts } from './palette.nl.ts'

const parts = ['homepage', 'artikelen', 'kennis', 'notarissen', 'beoordelingen'] as const

const go: SpotlightActionGroupData = {
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

const make: SpotlightActionGroupData = {
  group: paletteTexts.groups.make,
  actions: [
    { id: 'new-link', label: paletteTexts.newLink, onClick: () => moveTo({ tab: 'redirects', nieuw: '1' }) },
    { id: 'new-entry', label: paletteTexts.newEntry, onClick: () => moveTo({ tab: 'inhoud', onderdeel: 'kennis', nieuw: '1' }) },
    { id: 'new-text', label: paletteTexts.newHomepageText, onClick: () => moveTo({ tab: 'inhoud', nieuw: '1' }) },
  ],
}

/** `keywords` hold what was typed, so that the palette's own filter lets them through. */
function searches(query: string): SpotlightActionGroupData[] {
  if (query === '') return []
  const actions = [
    { id: 'search-chats', label: paletteTexts.searchChats(query), keywords: query, onClick: () => moveTo({ tab: 'chat-logs', zoek: query }) },
    { id: 'search-site', label: paletteTexts.searchSite(query), keywords: query, onClick: () => location.assign(`/zoeken?q=${encodeURIComponent(query)}`) },
  ]
  return [{ group: paletteTexts.groups.search, actions }]
}

export function Palette({ onSignOut }: { onSignOut: () => void }) {
  const [query, setQuery] = useState('')
  const isDark = useComputedColorScheme('light') === 'dark'
  const { setColorScheme } = useMantineColorScheme()
  useEffect(() => spotlight.open(), [])
  const other: SpotlightActionGroupData = {
    group: paletteTexts.groups.other,
    actions: [
      { id: 'scheme', label: isDark ? paletteTexts.toLight : paletteTexts.toDark, onClick: () => setColorScheme(isDark ? 'light' : 'dark') },
      { id: 'site', label: paletteTexts.toSite, onClick: () => location.assign('/') },
      { id: 'sign-out', label: adminTexts.signOut, onClick: onSignOut },
    ],
  }
  return (
    <Spotlight
      query={query}
      onQueryChange={setQuery}
      actions={[go, make, ...searches(query.trim()), other]}
      shortcut={null}
      nothingFound={paletteTexts.nothing}
      highlightQuery
      title={<span className="admin-hidden">{paletteTexts.title}</span>}
      className="palette"
      scrollable
      maxHeight="60dvh"
      searchProps={{ placeholder: paletteTexts.placeholder, 'aria-label': paletteTexts.placeholder }}
    />
  )
}
