import { expect, test } from 'vitest'
import { rebase, settingsForm, type SettingsValues } from './settings-form.ts'

const { changesIn, emptyValues, plainChanges, valuesOf } = settingsForm

const stored = valuesOf({
  default_prompt: 'Antwoord kort.',
  assistant_name: 'Elke',
  assistant_avatar: 'lamp',
  assistant_disclaimer: 'De assistent kan zich vergissen en geeft geen juridisch advies.',
  provider_base_url: 'https://api.openai.com/v1',
  provider_model: 'model-1',
  provider_daily_requests: '500',
  contact_phone: '088 - 000 00 00',
  contact_email: 'info@voorbeeld.invalid',
  company_legal_name: 'Voorbeeld B.V.',
  company_address: 'Singel 1, Amsterdam',
  company_kvk: '12345678',
  company_vat_id: 'NL123456789B01',
  review_sites: '',
  mail_transport: 'smtp',
  mail_to: 'postvak@voorbeeld.invalid',
  mail_from: '',
  form_mail_url: '',
  retention_chat_days: '180',
  retention_contact_days: '365',
  retention_click_days: '730',
  retention_event_days: '400',
  session_idle_hours: '12',
  session_days: '30',
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

test('the address of the mail server is sent when typed, emptied when cleared, and otherwise left as it is', () => {
  expect(changesIn(typed({ smtp_url: ' smtps://mail.example ' }), stored)).toEqual({ smtp_url: 'smtps://mail.example' })
  expect(changesIn(typed({ clear_smtp_url: true }), stored)).toEqual({ smtp_url: '' })
  expect(changesIn(typed({ mail_transport: 'inbox' }), stored)).toEqual({ mail_transport: 'inbox' })
})

test('secrets are never part of what the screen remembers as stored', () => {
  expect(plainChanges({ chatbot_api_key: 'sk-1', admin_password: 'geheim', smtp_url: 'smtps://a:b@c', contact_phone: '088' })).toEqual({ contact_phone: '088' })
  expect(stored.chatbot_api_key + stored.admin_password + stored.smtp_url).toBe('')
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
