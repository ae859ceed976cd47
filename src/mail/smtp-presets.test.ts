import { expect, test } from 'vitest'
import { isAllowedSmtp, smtpServerOf } from './mail-address.ts'
import { fieldsOfPreset, presetOf, smtpPresets } from './smtp-presets.ts'

test.each(smtpPresets)(
  '$name is a server that the owner may choose, safe from the first byte or before signing in, at the port that goes with that',
  (preset) => {
    const server = smtpServerOf({ ...fieldsOfPreset(preset), smtp_user: 'naam', smtp_password: 'geheim' }) ?? expect.unreachable()
    expect(isAllowedSmtp(server, [])).toBe(true)
    expect(server.port).toBe(server.secure ? 465 : 587)
    expect(preset.note).toMatch(/\.$/)
  },
)

test('a service is known by what it fills in, and no two are the same', () => {
  for (const preset of smtpPresets) expect(presetOf(fieldsOfPreset(preset))).toBe(preset)
  expect(new Set(smtpPresets.map(({ id }) => id)).size).toBe(smtpPresets.length)
  expect(presetOf({ smtp_host: ' SMTP.gmail.com ', smtp_port: '465', smtp_security: 'tls' })?.id).toBe('google')
  expect(presetOf({ smtp_host: 'smtp.gmail.com', smtp_port: '587', smtp_security: 'tls' })).toBeUndefined()
})
