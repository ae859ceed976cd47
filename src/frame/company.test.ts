import { expect, test } from 'vitest'
import { defaultsOf } from '../settings/setting.ts'
import { companySettings } from './company.settings.ts'
import { companyFields, missingFields, readCompany } from './company.ts'

const defaults = defaultsOf(companySettings)

test('a new installation names nobody: its telephone number and mail address are examples', () => {
  expect(missingFields(readCompany(defaults))).toEqual(companyFields.filter((field) => field !== 'seat'))
})

test('what the owner filled in is shown, spaces alone are nothing', () => {
  const company = readCompany({ ...defaults, company_legal_name: 'Voorbeeld B.V.', company_address: '  ', contact_phone: '020 - 123 45 67' })
  expect([company.legalName, company.address, company.phone]).toEqual(['Voorbeeld B.V.', undefined, '020 - 123 45 67'])
})

test.each([
  ['contact_phone', 'bel mij', false],
  ['contact_phone', '088 - 000 00 00', true],
  ['contact_phone', '+31 (0)20 123 45 67', true],
  ['contact_phone', '', true],
  ['contact_email', 'geen mailadres', false],
  ['contact_email', 'info@site.example', true],
  ['contact_email', '', true],
] as const)('%s takes what can be called or mailed: %j', (setting, value, fits) => {
  expect(companySettings[setting].form.isValid?.(value, { providerHosts: [], mailHosts: [] })).toBe(fits)
})
