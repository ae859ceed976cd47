/** Links as the owner adds them, and clicks on them. */
import type { AnyDatabase } from '../../src/database/database.ts'
import { newId } from '../../src/platform/ids.ts'
import { saveRedirect } from '../../src/redirects/manage/save-redirect.ts'
import type { RedirectFields } from '../../src/redirects/redirect-fields.ts'
import type { Click } from '../../src/redirects/write-clicks.ts'
import type { Opened } from '../contract/both-databases.ts'
import { owner } from './context.ts'

export const ownHosts = ['www.site.example.nl']

export const linkFields = (values: Partial<RedirectFields> = {}): RedirectFields => ({
  slug: 'testament',
  title: 'Partner',
  destination_url: 'https://partner.example.com/testament',
  description: '',
  ...values,
})

export async function addLink(site: Opened, values: Partial<RedirectFields> = {}): Promise<string> {
  return (await saveRedirect(site.context.as(owner), { row: undefined, fields: linkFields(values), ownHosts })).id
}

export const clickOn = (redirectId: string, values: Partial<Click> = {}): Click => ({
  id: newId(),
  redirect_id: redirectId,
  kind: 'human',
  reason: null,
  visitor: newId(),
  network: newId(),
  source_path: null,
  device: 'phone',
  created_at: '2026-11-20T10:00:00.000Z',
  ...values,
})

export const dayRows = (db: AnyDatabase) =>
  db
    .selectFrom('elk_redirect_days')
    .select(['day', 'kind', 'reason', 'device', 'hits', 'visitors'])
    .orderBy('day')
    .orderBy('kind')
    .orderBy('reason')
    .orderBy('device')
    .execute()
