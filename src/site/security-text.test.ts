import { expect, test } from 'vitest'
import { writeSecurityText } from './security-text.ts'

const origin = 'https://www.example.nl'
const linesOf = (email: string, day: string) => writeSecurityText({ origin, email, day }).trimEnd().split('\n')

test('who found a weakness reads the address of the owner and the form, and until when that holds', () => {
  expect(linesOf('post@example.nl', '2026-11-20')).toEqual([
    'Contact: mailto:post@example.nl',
    'Contact: https://www.example.nl/contact',
    'Expires: 2027-05-01T00:00:00.000Z',
    'Preferred-Languages: nl, en',
    'Canonical: https://www.example.nl/.well-known/security.txt',
  ])
})

test.each(['', 'info@voorbeeld.invalid'])("an address that is nobody's (%j) is left out", (email) => {
  expect(linesOf(email, '2026-11-20')[0]).toBe('Contact: https://www.example.nl/contact')
})
