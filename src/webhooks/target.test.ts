import { expect, test } from 'vitest'
import { readTarget } from './target.ts'

const inside = ['127.0.0.1:9000', 'intern.example:443']

test('a webhook leads to an address that everybody can reach over https, at any port', () => {
  for (const url of ['https://hooks.example.nl/a?b=c', 'https://hooks.example.nl:8443/', 'https://8.8.8.8/'])
    expect(readTarget(url, []), url).toMatchObject({ isListed: false })
})

test('it does not lead into the network of the server, nor carry a password, nor go unencrypted', () => {
  const closed = [
    'http://hooks.example.nl/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://10.0.0.8/',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://router.local/',
    'https://mijnserver/',
    'https://u:p@hooks.example.nl/',
    'https://hooks.example.nl/#deel',
    'ftp://hooks.example.nl/',
    'file:///etc/passwd',
    'geen adres',
    '',
  ]
  for (const url of closed) expect(readTarget(url, inside), url).toBeUndefined()
})

test('the environment may name hosts inside, with their port', () => {
  expect(readTarget('http://127.0.0.1:9000/hook', inside)).toMatchObject({ isListed: true })
  expect(readTarget('https://intern.example/hook', inside)).toMatchObject({ isListed: true })
  expect(readTarget('http://127.0.0.1:9001/hook', inside)).toBeUndefined()
})
