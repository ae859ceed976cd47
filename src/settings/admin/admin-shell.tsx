/** The frame around the owner's tabs. */
import { Suspense, useEffect, useRef } from 'react'
import { Button, Tabs, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { moveTo, useAddressParameters } from './address.ts'
import { adminTexts } from './admin.nl.ts'
import { accountsCalls, answerOf } from './api-call.ts'
import { BrandLink } from './brand-link.tsx'
import { ColorSchemeSwitch } from './color-scheme-switch.tsx'
import { GeneralTab } from './general-tab.tsx'
import { forgetSignIn } from './session.ts'
import { adminTabs } from './tabs.tsx'
import type { SettingsForm } from './use-settings-form.ts'

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
  const signOut = useMutation({
    meta: { failure: adminTexts.signOutFailed },
    mutationFn: () => answerOf(accountsCalls.api.admin['sign-out'].$post()),
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

  return (
    <div className="admin-frame">
      <header className="admin-header">
        <BrandLink />
        <div className="admin-actions">
          <ColorSchemeSwitch />
          <Button variant="default" onClick={leave} aria-disabled={signOut.isPending}>
            {adminTexts.signOut}
          </Button>
        </div>
      </header>
      <main>
        <Title order={1} ref={heading} tabIndex={-1}>
          {adminTexts.heading}
        </Title>
        <Tabs value={tab} onChange={openTab} className="admin-tabs">
          <Tabs.List aria-label={adminTexts.tabsLabel}>
            {adminTabs.map(({ name, label }) => (
              <Tabs.Tab key={name} value={name}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {adminTabs.map(({ name, Panel }) => (
            <Tabs.Panel key={name} value={name} keepMounted={false}>
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
