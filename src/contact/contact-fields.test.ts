import { expect, test } from 'vitest'
import { cleanForm, contactFields, contactLimits, findFault, findFaults } from './contact-fields.ts'
import { contactFormSchema } from './contact.ts'
import { threadTime } from '../../tests/setup/thread-time.ts'

test.each(['jan@voorbeeld.nl', 'j.de-vries+notaris@post.voorbeeld.co.uk', "o'neil@kantoor.amsterdam", 'info@café-de-brug.nl', 'a@b.nl'])(
  '%s is a mail address',
  (address) => {
    expect(findFault('email', address)).toBeUndefined()
  },
)

test.each([
  'jan',
  'jan@',
  '@voorbeeld.nl',
  'jan@voorbeeld',
  'jan@gmail,com',
  'jan@voorbeeld.nl, piet@voorbeeld.nl',
  'jan@voorbeeld.nl;piet@voorbeeld.nl',
  'Jan <jan@voorbeeld.nl>',
  'jan de vries@voorbeeld.nl',
  'jan@voor beeld.nl',
  'jan..devries@voorbeeld.nl',
  '.jan@voorbeeld.nl',
  'jan.@voorbeeld.nl',
  'jan@-voorbeeld.nl',
  'jan@voorbeeld.n',
  'jan@127.0.0.1',
  'jan@voorbeeld.nl\nBcc: piet@voorbeeld.nl',
])('%j is no mail address', (address) => {
  expect(findFault('email', address)).toBe('invalid')
})

test.each(['06-12345678', '+31 (0)20 123 45 67', '020/1234567', '088 - 000 00 00'])('%s is a telephone number', (number) => {
  expect(findFault('phone', number)).toBeUndefined()
})

test.each(['12345', 'bel mij', '06-12345678 na zessen', '++++++'])('%s is no telephone number', (number) => {
  expect(findFault('phone', number)).toBe('invalid')
})

test('a text of exactly the limit fits, one character more does not', () => {
  for (const field of ['name', 'message'] as const) {
    expect(findFault(field, 'é'.repeat(contactLimits[field]))).toBeUndefined()
    expect(findFault(field, 'é'.repeat(contactLimits[field] + 1))).toBe('too_long')
  }
})

test('each empty field is named, in the order of the form; a telephone number may be left out', () => {
  const form = cleanForm({ name: ' \u200b', email: '', message: '\r\n' })
  expect(Object.entries(findFaults(form))).toEqual([
    ['name', 'empty'],
    ['email', 'empty'],
    ['message', 'empty'],
  ])
})

test('a line break of any kind in a field of one line is a fault, in the message it is text', () => {
  for (const line of ['\n', '\r', '\r\n', '\u2028', '\u2029']) {
    const form = cleanForm({ name: `a${line}Bcc: b@c.nl`, email: 'a@b.nl', message: `a${line}b` })
    expect(findFaults(form)).toEqual({ name: 'invalid' })
  }
})

test('the schema of the route finds the same faults and gives the cleaned text', () => {
  const wrong = contactFormSchema.safeParse({ name: '', email: 'jan@', phone: 'x', message: 'x'.repeat(5_001) })
  expect(wrong.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
    ['name', 'empty'],
    ['email', 'invalid'],
    ['phone', 'invalid'],
    ['message', 'too_long'],
  ])
  expect(contactFormSchema.parse({ name: ' Jan \u0007', email: 'jan@voorbeeld.nl ', message: 'a\r\nb' })).toEqual({
    name: 'Jan',
    email: 'jan@voorbeeld.nl',
    message: 'a\nb',
  })
  expect(contactFields.every((field) => field in contactFormSchema.shape)).toBe(true)
})

test('an endless address is judged at once', () => {
  const started = threadTime()
  findFault('email', `${'a.'.repeat(120)}@${'a-'.repeat(5)}`)
  findFault('email', `a@${'a.'.repeat(125)}`)
  expect(threadTime() - started).toBeLessThan(50)
})
