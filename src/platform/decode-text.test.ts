import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

test.each([
  ['UTF-8', new TextEncoder().encode('Étoile € 508')],
  ['UTF-8 with a byte order mark', new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Étoile € 508')])],
  ['Windows-1252', new Uint8Array([0xc9, ...new TextEncoder().encode('toile '), 0x80, ...new TextEncoder().encode(' 508')])],
  ['UTF-16', new Uint8Array([0xff, 0xfe, ...Buffer.from('Étoile € 508', 'utf16le')])],
])('%s is read as it was written', (_name, bytes) => {
  expect(decodeText(bytes)).toBe('Étoile € 508')
})
