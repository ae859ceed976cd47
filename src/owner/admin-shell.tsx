/** The frame around the owner's tabs. */
import { useEffect, useRef, useState } from 'react'
import { Button, Tabs, Title } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { moveTo, useAddressParameters } from '../owner-kit/address.ts'
import { loadFromSite } from '../owner-kit/site-state.ts'
import { adminTexts } from './admin.nl.ts'
import { answerOf } from '../owner-kit/api-call.ts'
import { askToLeave, forgetDrafts, formsLostAt } from '../owner-kit/unsaved.ts'
import { lazyPart } from '../owner-kit/lazy-part.tsx'
import { PartBoundary } from '../owner-kit/part-boundary.tsx'
import { Bell } from './signals/bell.tsx'
import { allSettings } from './all-settings.ts'
import { BrandLink } from './brand-link.tsx'
import { ColorSchemeSwitch } from './color-scheme-switch.tsx'
import { ErasingNotice } from '../privacy/admin/erasing-notice.tsx'
import { GeneralTab } from './general-tab.tsx'
import { paletteTexts } from './palette.nl.ts'
import { partName } from './parts.nl.ts'
import { forgetSignIn } from './session.ts'
import { useMay } from '../owner-kit/role.tsx'
import { settingsForm } from './settings-form.ts'
import { TabRow } from './tab-row.tsx'
import { adminTabs, startTab } from './tabs.tsx'
import type { SettingsForm } from './use-settings-form.ts'
import { ownSessionCalls } from './owner-calls.ts'

const LiveBanner = lazyPart(async () => (await import('./live/live-banner.tsx')).LiveBanner)
const Palette = lazyPart(async () => (await import('./palette.tsx')).Palette)

const openTab = (name: string | null) => moveTo({ tab: name === null || name === adminTabs[0].name ? undefined : name })

const isReload = () => performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

/** Outlives the frame: who signs in again after a session ended finds what was typed where it stood. */
let began = isReload()

/** Of a live site the owner begins at what happened; of a demo at what is to be filled in. Once: from then on the address says it, and who reloads stays. */
function useStartPlace(isLive: boolean): void {
  useEffect(() => {
    if (!isLive || began) return
    began = true
    if (location.search === '') moveTo({ tab: 'overzicht' }, 'replace')
  }, [isLive])
}

interface AdminShellProps {
  /** After signing in, the reader starts at the heading. */
  focusHeading: boolean
  settings: SettingsForm
  onSignedOut: () => void
}

export function AdminShell({ focusHeading, settings, onSignedOut }: AdminShellProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focusHeading) heading.current?.focus()
  }, [focusHeading])
  const address = useAddressParameters()
  const wanted = address.get('tab')
  const canEdit = useMay('editor')
  const mode = settings.query.data?.site_mode
  const isOwner = useMay('owner')
  const own = isOwner ? adminTabs : adminTabs.filter(({ needs }) => needs !== 'owner')
  const tabs = isOwner && (mode === 'demo' || (mode === undefined && wanted === startTab.name)) ? [startTab, ...own] : own
  // Who is no owner begins at the first tab that is there.
  const { name: tab, label } = tabs.find(({ name }) => name === wanted) ?? own[0] ?? adminTabs[0]
  const screen = [partName(tab, address.get('onderdeel')), label, adminTexts.heading].filter((name) => name !== undefined).join(' | ')
  useEffect(() => {
    document.title = screen
  }, [screen])
  useStartPlace(mode === 'live')
  const signOut = useMutation({
    meta: { failure: adminTexts.signOutFailed, signsOut: true },
    // Also of who closes the page right away.
    mutationFn: () => answerOf(ownSessionCalls.api.admin['sign-out'].$post(undefined, { init: { keepalive: true } })),
    onSuccess: () => {
      forgetSignIn()
      forgetDrafts()
      onSignedOut()
    },
  })
  const leave = async () => {
    if (!signOut.isPending && (await askToLeave(formsLostAt(undefined)))) signOut.mutate()
  }

  const [palette, setPalette] = useState(false)
  const openPalette = () => {
    if (palette)
      void loadFromSite(() => import('@mantine/spotlight')).then(
        ({ spotlight }) => spotlight.toggle(),
        // The part itself says that it did not come.
        () => {},
      )
    else setPalette(true)
  }
  useHotkeys([['mod+K', openPalette]], [])

  return (
    <div className="admin-frame">
      <header className="admin-header">
        <BrandLink />
        <div className="admin-actions">
          <Button variant="default" onClick={openPalette} aria-keyshortcuts="Control+K" rightSection={<kbd className="palette-keys">{paletteTexts.keys}</kbd>}>
            {paletteTexts.open}
          </Button>
          <Bell />
          <ColorSchemeSwitch />
          <Button variant="default" onClick={() => void leave()} aria-disabled={signOut.isPending}>
            {adminTexts.signOut}
          </Button>
        </div>
      </header>
      {palette && <Palette isOwner={isOwner} canEdit={canEdit} declared={allSettings} fields={settingsForm.fields} onSignOut={() => void leave()} />}
      <main>
        {mode === 'live' && <LiveBanner />}
        <Title order={1} ref={heading} tabIndex={-1}>
          {adminTexts.heading}
        </Title>
        <PartBoundary>{isOwner && <ErasingNotice />}</PartBoundary>
        <Tabs value={tab} onChange={openTab} keepMounted={false} className="admin-tabs">
          <TabRow tabs={tabs} open={tab} onOpen={openTab} />
          {tabs.map(({ name, Panel }) => (
            <Tabs.Panel key={name} value={name}>
              {Panel ? (
                <Panel />
              ) : (
                <PartBoundary>
                  <GeneralTab settings={settings} />
                </PartBoundary>
              )}
            </Tabs.Panel>
          ))}
        </Tabs>
      </main>
    </div>
  )
}
