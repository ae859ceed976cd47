/** The frame around the owner's tabs. */
import { useEffect, useRef } from 'react'
import { Button, Tabs, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { ChatLogsTab } from '../../assistant/admin/chat-logs-tab.tsx'
import { MessagesTab } from '../../contact/admin/messages-tab.tsx'
import { moveTo, useAddressParameters } from './address.ts'
import { adminTexts } from './admin.nl.ts'
import { accountsCalls, answerOf } from './api-call.ts'
import { BrandLink } from './brand-link.tsx'
import { ColorSchemeSwitch } from './color-scheme-switch.tsx'
import { GeneralTab } from './general-tab.tsx'
import { forgetSignIn } from './session.ts'
import type { SettingsForm } from './use-settings-form.ts'

/** In the order of the tabs; the first is the default and has no name in the address. */
const tabs = [
  { name: 'algemeen', label: adminTexts.tabs.general },
  { name: 'berichten', label: adminTexts.tabs.messages },
  { name: 'chat-logs', label: adminTexts.tabs.chatLogs },
] as const

const openTab = (name: string | null) => moveTo({ tab: name === null || name === tabs[0].name ? undefined : name })

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
  const tab = tabs.find(({ name }) => name === wanted)?.name ?? tabs[0].name
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
            {tabs.map(({ name, label }) => (
              <Tabs.Tab key={name} value={name}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="algemeen">
            <GeneralTab settings={settings} />
          </Tabs.Panel>
          <Tabs.Panel value="berichten">
            <MessagesTab />
          </Tabs.Panel>
          <Tabs.Panel value="chat-logs">
            <ChatLogsTab />
          </Tabs.Panel>
        </Tabs>
      </main>
    </div>
  )
}
