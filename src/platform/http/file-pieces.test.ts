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

test('however many take a piece at once, each turn of the loop sends one: who asks for a page comes in between', async () => {
  const { read } = opened('crowd')
  let sent = 0
  const all = Array.from({ length: 20 }, async () => {
    await read(0, 1_000).getReader().read()
    sent += 1
  })
  for (let turn = 1; turn <= 8; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    // Long enough for whatever was begun to be there in the next turn.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    expect(sent).toBeLessThanOrEqual(turn)
  }
  await Promise.all(all)
  expect(sent).toBe(20)
})
