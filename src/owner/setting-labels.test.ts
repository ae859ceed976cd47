import { expect, test } from 'vitest'
import { detailWords } from '../accounts/admin/audit.nl.ts'
import { withLabels } from '../accounts/log/list-audit.ts'
import { settingLabel } from './setting-labels.ts'
import { settingsForm } from './settings-form.ts'

test('every field of the general settings has in the log the name that it has on the screen', () => {
  expect(settingsForm.fields.filter((field) => settingLabel(field) === field)).toEqual([])
  const entry = { id: 'id', actor: 'owner', person: null, action: 'settings.save', subject: null, createdAt: '' } as const
  const details = { keys: ['smtp_url', 'company_kvk', 'affiliate_base_url'], at: 'settings' }
  expect(detailWords(withLabels({ ...entry, details }, settingLabel).details)).toBe('velden: SMTP-adres, KvK-nummer, Basis affiliate-URL; bij: de instellingen')
})

test('a setting that this version does not know keeps its name', () => {
  expect(settingLabel('iets_anders')).toBe('iets_anders')
})
