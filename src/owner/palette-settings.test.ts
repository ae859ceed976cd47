import { expect, test } from 'vitest'
import { hasWords, paletteSettings } from './palette-settings.ts'
import { allSettings } from './all-settings.ts'
import { settingsForm } from './settings-form.ts'

const settings = paletteSettings(allSettings, settingsForm.fields)
const found = (query: string) => settings.filter(({ label }) => hasWords(label, query)).map(({ name }) => name)

test.each([
  ['kvk', ['company_kvk']],
  ['wachtwoord', ['admin_password', 'smtp_password']],
  ['smtp', ['smtp_host']],
  ['prompt', ['default_prompt']],
  ['prompt standaard', ['default_prompt']],
])('%s leads to %j', (query, names) => {
  expect(found(query)).toEqual(names)
})

test('every setting with a field is found by its own label, so that a new one is found too', () => {
  expect(settings.map(({ name }) => name)).toEqual(settingsForm.fields)
  expect(settings.filter(({ name, label }) => !found(label).includes(name))).toEqual([])
})

test('a word that no label has leads nowhere', () => {
  expect(found('kvk zonnebloem')).toEqual([])
})
