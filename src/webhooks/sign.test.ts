import { expect, test } from 'vitest'
import { newSecret, signatureOf } from './sign.ts'

const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' }
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

test('a message is signed as the example of the specification is', () => {
  expect(signatureOf(message, [secret])).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('id, moment and body are all signed, and each secret signs by itself', () => {
  const [own, ...others] = [message, { ...message, id: 'a' }, { ...message, timestamp: 1 }, { ...message, body: '{}' }].map((one) => signatureOf(one, [secret]))
  expect(others).not.toContain(own)
  expect(new Set(others).size).toBe(3)
  expect(signatureOf(message, [newSecret(), secret]).split(' ')[1]).toBe(own)
})

test('a secret has 32 random bytes', () => {
  const [one, other] = [newSecret(), newSecret()]
  expect(one).not.toBe(other)
  expect(Buffer.from(one.replace('whsec_', ''), 'base64')).toHaveLength(32)
})
