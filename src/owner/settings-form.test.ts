import { expect, test } from 'vitest'
import { defaultsOf } from '../settings/setting.ts'
import { allSettings } from './all-settings.ts'
import { follow, rebase, settingsForm, type SettingsValues } from './settings-form.ts'

const { changesIn, emptyValues, plainChanges, sentencesOf, valuesOf } = settingsForm

const stored = valuesOf({
  ...defaultsOf(allSettings),
  default_prompt: 'Antwoord kort.',
  provider_base_url: 'https://api.openai.com/v1',
  provider_model: 'model-1',
  company_legal_name: 'Voorbeeld B.V.',
  company_address: 'Singel 1, Amsterdam',
  company_kvk: '12345678',
  company_vat_id: 'NL123456789B01',
  mail_transport: 'smtp',
  mail_to: 'postvak@voorbeeld.invalid',
  smtp_host: 'mail.voorbeeld.nl',
  smtp_port: '465',
  smtp_security: 'tls',
  smtp_user: 'kantoor',
})
const typed = (changes: Partial<SettingsValues>): SettingsValues => ({ ...stored, ...changes })

test('an untouched form has no changes', () => {
  expect(changesIn(stored, stored)).toEqual({})
})

test('only changed fields are sent', () => {
  expect(changesIn(typed({ default_prompt: 'Antwoord lang.' }), stored)).toEqual({ default_prompt: 'Antwoord lang.' })
})

test('an emptied field is sent as empty', () => {
  expect(changesIn(typed({ contact_phone: '' }), stored)).toEqual({ contact_phone: '' })
})

test('spaces around a value are no change', () => {
  expect(changesIn(typed({ company_address: '  Singel 1, Amsterdam ' }), stored)).toEqual({})
})

test('numbers are sent without the spaces and dots people write in them', () => {
  expect(changesIn(typed({ company_kvk: '8765 4321', company_vat_id: 'nl 0012.34.567.b02' }), stored)).toEqual({
    company_kvk: '87654321',
    company_vat_id: 'NL001234567B02',
  })
})

test.each([
  ['1.000', '1000'],
  [' 10 000 ', '10000'],
  ['2.5', '2.5'],
])('a daily number of questions typed as "%s" is sent as "%s"', (number, sent) => {
  expect(changesIn(typed({ provider_daily_requests: number }), stored)).toEqual({ provider_daily_requests: sent })
})

test('another address of the provider is sent alone: what happens to the key is up to the server', () => {
  expect(changesIn(typed({ provider_base_url: ' https://api.mistral.ai/v1 ' }), stored)).toEqual({ provider_base_url: 'https://api.mistral.ai/v1' })
})

test('an empty password field leaves the password, and spaces in a password count', () => {
  expect(changesIn(typed({ admin_password: '' }), stored)).toEqual({})
  expect(changesIn(typed({ admin_password: ' vier losse woorden ' }), stored)).toEqual({ admin_password: ' vier losse woorden ' })
})

test('a key is sent when typed, emptied when cleared, and typing wins over clearing', () => {
  expect(changesIn(typed({ chatbot_api_key: ' sk-1 ' }), stored)).toEqual({ chatbot_api_key: 'sk-1' })
  expect(changesIn(typed({ clear_chatbot_api_key: true }), stored)).toEqual({ chatbot_api_key: '' })
  expect(changesIn(typed({ chatbot_api_key: 'sk-2', clear_chatbot_api_key: true }), stored)).toEqual({ chatbot_api_key: 'sk-2' })
})

test('the password of the mail server is sent when typed, emptied when cleared, and otherwise left as it is', () => {
  expect(changesIn(typed({ smtp_password: ' geheim ' }), stored)).toEqual({ smtp_password: 'geheim' })
  expect(changesIn(typed({ clear_smtp_password: true }), stored)).toEqual({ smtp_password: '' })
  expect(changesIn(typed({ smtp_host: ' MAIL.elders.nl ' }), stored)).toEqual({ smtp_host: 'mail.elders.nl' })
})

test('what a save emptied is said in the words of each secret', () => {
  expect(sentencesOf(['smtp_password', 'smtp_url'])).toEqual([expect.stringContaining('wachtwoord van de mailserver is gewist')])
  expect(sentencesOf(['chatbot_api_key'])).toEqual([expect.stringContaining('sleutel van de chatbot is gewist')])
})

test('secrets are never part of what the screen remembers as stored', () => {
  expect(plainChanges({ chatbot_api_key: 'sk-1', admin_password: 'geheim', smtp_password: 'geheim', contact_phone: '088' })).toEqual({ contact_phone: '088' })
  expect(stored.chatbot_api_key + stored.admin_password + stored.smtp_password).toBe('')
})

test('what the owner typed survives newly loaded settings, the rest follows them', () => {
  const loaded = { ...stored, contact_phone: '020 - 000 00 00', contact_email: 'nieuw@voorbeeld.invalid' }
  const form = typed({ contact_email: 'getypt@voorbeeld.invalid', admin_password: 'half getypt' })
  expect(rebase(form, stored, loaded)).toEqual({
    ...stored,
    contact_phone: '020 - 000 00 00',
    contact_email: 'getypt@voorbeeld.invalid',
    admin_password: 'half getypt',
  })
})

test('the first load fills an empty form', () => {
  expect(rebase(emptyValues, emptyValues, stored)).toEqual(stored)
})

test('a field in which something is typed goes on from what stood there when that began', () => {
  const loaded = { ...stored, contact_phone: '020 - 000 00 00', contact_email: 'nieuw@voorbeeld.invalid', company_address: 'Dam 1' }
  const form = typed({ contact_email: 'getypt@voorbeeld.invalid', company_address: 'Dam 1' })
  expect(follow(form, stored, loaded)).toEqual({ ...loaded, contact_email: stored.contact_email })
})
