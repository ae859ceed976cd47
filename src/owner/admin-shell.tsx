/** The frame around the owner's tabs. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Button, Kbd, Tabs, Text, Title } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { moveTo, useAddressParameters } from '../owner-kit/address.ts'
import { adminTexts } from './admin.nl.ts'
import { answerOf } from '../owner-kit/api-call.ts'
import { BrandLink } from './brand-link.tsx'
import { ColorSchemeSwitch } from './color-scheme-switch.tsx'
import { ErasingNotice } from '../privacy/admin/erasing-notice.tsx'
import { LiveBanner } from './live/live-banner.tsx'
import { GeneralTab } from './general-tab.tsx'
import { paletteTexts } from './palette.nl.ts'
import { forgetSignIn } from './session.ts'
import { adminTabs } from './tabs.tsx'
import type { SettingsForm } from './use-settings-form.ts'
import { ownSessionCalls } from './owner-calls.ts'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))

const openTab = (name: string | null) => moveTo({ tab: name === null || name === adminTabs[0].name ? undefined : name })

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
  const wanted = useAddressParameters().get('tab')
  const tab = adminTabs.find(({ name }) => name === wanted)?.name ?? adminTabs[0].name
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the row of tabs is wider than the screen. Only the row moves, never the page.
    const chosen = list.current?.querySelector<HTMLElement>(`[role="tab"][id$="-${tab}"]`)
    if (chosen && list.current) list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2
  }, [tab])
  const signOut = useMutation({
    meta: { failure: adminTexts.signOutFailed },
    mutationFn: () => answerOf(ownSessionCalls.api.admin['sign-out'].$post()),
    onSuccess: () => {
      forgetSignIn()
      onSignedOut()
    },
  })
  const leave = () => {
    if (signOut.isPending) return
    // oxlint-disable-next-line no-alert -- the browser's own dialog also guards leaving the page
    if (!settings.dirty || window.confirm(adminTexts.unsavedAtSignOut)) signOut.mutate()
  }

  const [palette, setPalette] = useState(false)
  const openPalette = () => {
    if (palette) void import('@mantine/spotlight').then(({ spotlight }) => spotlight.toggle())
    else setPalette(true)
  }
  useHotkeys([['mod+K', openPalette]], [])

  return (
    <div className="admin-frame">
      <header className="admin-header">
        <BrandLink />
        <div className="admin-actions">
          <Button variant="default" onClick={openPalette} aria-keyshortcuts="Control+K" rightSection={<Kbd className="palette-keys">{paletteTexts.keys}</Kbd>}>
            {paletteTexts.open}
          </Button>
          <ColorSchemeSwitch />
          <Button variant="default" onClick={leave} aria-disabled={signOut.isPending}>
            {adminTexts.signOut}
          </Button>
        </div>
      </header>
      {palette && (
        <Suspense>
          <Palette onSignOut={leave} />
        </Suspense>
      )}
      <main>
        {settings.query.data?.site_mode === 'live' && <LiveBanner />}
        <Title order={1} ref={heading} tabIndex={-1}>
          {adminTexts.heading}
        </Title>
        <ErasingNotice />
        <Tabs value={tab} onChange={openTab} keepMounted={false} className="admin-tabs">
          <Tabs.List ref={list} aria-label={adminTexts.tabsLabel}>
            {adminTabs.map(({ name, label }) => (
              <Tabs.Tab key={name} value={name}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {adminTabs.map(({ name, Panel }) => (
            <Tabs.Panel key={name} value={name}>
              {Panel ? (
                <Suspense fallback={<Text role="status">{adminTexts.loading}</Text>}>
                  <Panel />
                </Suspense>
              ) : (
                <GeneralTab settings={settings} />
              )}
            </Tabs.Panel>
          ))}
        </Tabs>
      </main>
    </div>
  )
}
