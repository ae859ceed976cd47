import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openPieces } from './file-pieces.ts'

const folder = mkdtempSync(join(tmpdir(), 'file-pieces-'))
afterAll(() => rmSync(folder, { recursive: true }))

const letters = Buffer.from(Array.from({ length: 200_000 }, (_, at) => 97 + (at % 26)))
function opened(name: string) {
  const path = join(folder, name)
  writeFileSync(path, letters)
  return { path, read: openPieces(path) }
}

test('a file arrives whole, and a part of it from its first byte up to its last', async () => {
  const { read } = opened('whole')
  expect(await new Response(read(0, letters.length)).text()).toBe(letters.toString())
  expect(await new Response(read(70_000, 140_001)).text()).toBe(letters.subarray(70_000, 140_001).toString())
})

test('a piece is read when it is taken, and not before', async () => {
  const { path, read } = opened('taken')
  const reader = read(0, letters.length).getReader()
  expect((await reader.read()).value?.byteLength).toBeLessThan(100_000)
  truncateSync(path, 100)
  await expect(reader.read()).rejects.toThrow('shorter')
})

test('many read one file at the same time, each at its own place', async () => {
  const { read } = opened('many')
  const all = await Promise.all([0, 1, 2].map((start) => new Response(read(start, 150_000)).text()))
  expect(all.map((text) => text.length)).toEqual([150_000, 149_999, 149_998])
  expect(all.map((text) => text.slice(0, 3))).toEqual(['abc', 'bcd', 'cde'])
})
