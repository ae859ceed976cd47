/** The owner's area with its theme, its toasts and its store of answers. */
import { useState } from 'react'
import { MantineProvider, localStorageColorSchemeManager } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { createAdminQueryClient } from './admin-query-client.ts'
import { adminTheme, adminVariables } from '../owner-kit/admin-theme.ts'
import { Dialogs } from '../owner-kit/dialogs.tsx'
import { PartBoundary } from '../owner-kit/part-boundary.tsx'
import { Admin } from './admin.tsx'

const TOAST_MS = 6_000

// Writes only when the owner chooses a scheme; until then the device decides.
const colorSchemeManager = localStorageColorSchemeManager()
const styleNonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

export function AdminApp() {
  const [visit, setVisit] = useState(1)
  return (
    <MantineProvider
      theme={adminTheme}
      cssVariablesResolver={adminVariables}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      getStyleNonce={styleNonce}
      // Written by the program itself: as a file they are a tenth of all styles, most of them colours that nothing here has.
      deduplicateCssVariables={false}
    >
      <Notifications position="top-right" autoClose={TOAST_MS} containerWidth={380} />
      <Dialogs />
      <PartBoundary>
        <Visit key={visit} onSignedOut={() => setVisit(visit + 1)} />
      </PartBoundary>
    </MantineProvider>
  )
}

/** From one sign-out to the next. Nothing that was read or typed outlives it. */
function Visit({ onSignedOut }: { onSignedOut: () => void }) {
  const [queryClient] = useState(createAdminQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <Admin onSignedOut={onSignedOut} />
    </QueryClientProvider>
  )
}
