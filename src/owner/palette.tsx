/** Ctrl K: one field from which the owner goes anywhere in the area. Loaded when it is asked for first. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Modal, Text, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { moveTo } from '../owner-kit/address.ts'
import { NEW_RECORD } from '../owner-kit/use-record-address.ts'
import { adminTexts, sectionGroups } from './admin.nl.ts'
import { focusSoon } from './focus-when-shown.ts'
import { placesFor, type Command, type CommandGroup } from './palette-places.ts'
import { paletteTexts } from './palette.nl.ts'
import { usePaletteRecords, type FoundGroup } from './palette-records.ts'
import { hasWords, paletteSettings } from './palette-settings.ts'
import type { SettingField } from './settings-form.ts'
import type { Settings } from '../settings/setting.ts'

const TYPING_MS = 200

const matches = ({ label, always }: Command, query: string): boolean => always === true || hasWords(label, query)

const make: CommandGroup = {
  group: paletteTexts.groups.make,
  actions: [
    { id: 'new-link', label: paletteTexts.newLink, onClick: () => moveTo({ tab: 'redirects', bewerk: 'ja' }) },
    { id: 'new-entry', label: paletteTexts.newEntry, onClick: () => moveTo({ tab: 'inhoud', onderdeel: 'kennis', kennis: NEW_RECORD }) },
    { id: 'new-text', label: paletteTexts.newHomepageText, onClick: () => moveTo({ tab: 'inhoud', tekst: NEW_RECORD }) },
  ],
}

interface Declared {
  isOwner: boolean
  canEdit: boolean
  declared: Settings
  /** In the order of the screen. */
  fields: readonly SettingField[]
}

const sections: readonly Command[] = sectionGroups
  .flatMap(({ sections: own }) => Object.entries(own))
  .map(([id, label]) => ({
    id,
    label: paletteTexts.general(label),
    onClick: () => {
      moveTo({})
      focusSoon(`#${id}`)
    },
  }))

/** Only for a word: all of them at once are the tab itself. */
function settings({ isOwner, declared, fields }: Declared, query: string): CommandGroup[] {
  if (query === '' || !isOwner) return []
  const actions = paletteSettings(declared, fields).map(({ name, label, selectors }) => ({
    id: `setting-${name}`,
    label,
    onClick: () => {
      moveTo({})
      focusSoon(...selectors)
    },
  }))
  return [{ group: paletteTexts.groups.settings, actions: [...actions, ...sections] }]
}

const commandsOf = ({ group, records }: FoundGroup): CommandGroup => ({
  group,
  actions: records.map(({ id, label, description, place }) => ({ id: `${group}-${id}`, label, description, always: true, onClick: () => moveTo(place) })),
})

/** What comes later than the typing stands above what was chosen so far; who chose nothing by the arrows gets the first of all. */
function useFirstChosen() {
  const list = useRef<HTMLDivElement>(null)
  const isMoved = useRef(false)
  useLayoutEffect(() => {
    if (isMoved.current) return
    const actions = list.current?.querySelectorAll('[data-action]') ?? []
    for (const [place, action] of actions.entries()) action.toggleAttribute('data-selected', place === 0)
  })
  const setMoved = (moved: boolean) => {
    isMoved.current = moved
  }
  return { list, setMoved }
}

function searches(query: string): CommandGroup[] {
  if (query === '') return []
  const actions = [
    { id: 'search-chats', label: paletteTexts.searchChats(query), always: true, onClick: () => moveTo({ tab: 'chat-logs', zoek: query }) },
    { id: 'search-site', label: paletteTexts.searchSite(query), always: true, onClick: () => location.assign(`/zoeken?q=${encodeURIComponent(query)}`) },
  ]
  return [{ group: paletteTexts.groups.search, actions }]
}

/** The library's own way comes a moment after the field is shown, and loses what is typed until then. Later than it has noted where the focus is to go back to. */
const focusAtOnce = (field: HTMLInputElement | null): void => queueMicrotask(() => field?.focus({ preventScroll: true }))

export function Palette({ onSignOut, ...declared }: Declared & { onSignOut: () => void }) {
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
  const typed = query.trim()
  const [rested] = useDebouncedValue(typed, TYPING_MS)
  // Of what is typed now, and not of what stood there before.
  const records = usePaletteRecords(rested === typed ? rested : '')
  const groups = [
    placesFor(declared.isOwner),
    ...settings(declared, typed),
    ...(declared.canEdit ? [make] : []),
    ...records.map(commandsOf),
    ...searches(typed),
    other,
  ]
    .map(({ group, actions }) => ({ group, actions: actions.filter((action) => matches(action, typed)) }))
    .filter(({ actions }) => actions.length > 0)
  const { list, setMoved } = useFirstChosen()
  const type = (text: string) => {
    setMoved(false)
    setQuery(text)
  }
  return (
    // What is behind it is not blurred: without a graphics card that is drawn anew with each letter.
    <Spotlight.Root query={query} onQueryChange={type} shortcut={null} scrollable maxHeight="60dvh" overlayProps={{ blur: 0 }}>
      {/* The library gives the dialog no name of its own. */}
      <Modal.Title className="admin-hidden">{paletteTexts.title}</Modal.Title>
      <Spotlight.Search
        ref={focusAtOnce}
        placeholder={paletteTexts.placeholder}
        aria-label={paletteTexts.placeholder}
        onKeyDown={({ key }) => {
          if (key.startsWith('Arrow')) setMoved(true)
        }}
      />
      <Spotlight.ActionsList ref={list}>
        {groups.map(({ group, actions }) => (
          <Spotlight.ActionsGroup key={group} label={group}>
            {actions.map((action) => (
              <Spotlight.Action key={action.id} label={action.label} description={action.description ?? ''} onClick={action.onClick} highlightQuery />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {records
          .filter(({ isFailed }) => isFailed)
          .map(({ group }) => (
            <Text key={group} role="status" size="sm" p="sm">
              {paletteTexts.failed(group)}
            </Text>
          ))}
        {groups.length === 0 && <Spotlight.Empty>{paletteTexts.nothing}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}
