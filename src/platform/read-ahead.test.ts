import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readAheadIn, writeAhead } from './read-ahead.ts'

const source = ['akte.yaml', Buffer.from('prijs: 300')]

/** What a start reads after a build kept `made` of `source`, and the file that it was kept in. */
function keep(made: unknown) {
  const root = mkdtempSync(join(tmpdir(), 'ahead-'))
  expect(writeAhead(root).take('cijfers', source, () => made)).toEqual(made)
  const folder = join(root, 'dist', 'ahead')
  return { ahead: readAheadIn(folder), file: join(folder, 'cijfers.json') }
}

const anew = () => 'made anew'

test('what was made of the same is read and not made again', () => {
  expect(keep({ prijs: 300, naam: 'één' }).ahead.take<unknown>('cijfers', source, anew)).toEqual({ prijs: 300, naam: 'één' })
})

test.each([
  ['another text', ['akte.yaml', Buffer.from('prijs: 301')]],
  ['another name', ['akten.yaml', Buffer.from('prijs: 300')]],
  ['one more file', [...source, 'b.yaml', Buffer.from('')]],
  ['a file less', []],
  ['a border that moved', ['akte.yamlp', Buffer.from('rijs: 300')]],
])('%s is made anew', (_what, other) => {
  expect(keep('kept').ahead.take<unknown>('cijfers', other, anew)).toBe('made anew')
})

test('of a name that nothing was kept under, and without any build, it is made', () => {
  expect(keep('kept').ahead.take<unknown>('regios', source, anew)).toBe('made anew')
  expect(readAheadIn(join(tmpdir(), 'nowhere')).take<unknown>('cijfers', source, anew)).toBe('made anew')
})

test('a file that is damaged at any place, cut off, or another file altogether is passed over', () => {
  const { ahead, file } = keep({ prijs: 300 })
  const whole = readFileSync(file)
  const damaged = [...whole.keys()].map((at) => Buffer.from(whole.map((byte, place) => (place === at ? byte ^ 1 : byte))))
  const cut = [0, 10, 64, 128, whole.length - 1].map((length) => whole.subarray(0, length))
  for (const bytes of [...damaged, ...cut, Buffer.from('{"prijs":300}')]) {
    writeFileSync(file, bytes)
    expect(ahead.take<unknown>('cijfers', source, anew)).toBe('made anew')
  }
  writeFileSync(file, whole)
  expect(ahead.take<unknown>('cijfers', source, anew)).toEqual({ prijs: 300 })
})
