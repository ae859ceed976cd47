/** The tab Beveiliging, with the account of who is signed in. */
import { useQueryClient } from '@tanstack/react-query'
import { AccountCard } from '../accounts/admin/account-card.tsx'
import { SecurityTab } from '../accounts/admin/security-tab.tsx'
import { rereadSession, useSession } from './session.ts'

export function OwnSecurityTab() {
  const client = useQueryClient()
  const me = useSession().data?.me
  return <SecurityTab account={me && <AccountCard key={`${me.name} ${me.email}`} me={me} onSaved={() => void rereadSession(client)} />} />
}
