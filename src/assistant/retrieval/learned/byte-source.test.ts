import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inFile, inMemory, keepRead } from './byte-source.ts'

function writeBytes(bytes: readonly number[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'bytes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'bytes.bin')
  writeFileSync(path, Uint8Array.from(bytes))
  return path
}

test('of a file the same bytes are read as of memory', () => {
  const bytes = [1, 2, 3, 250, 5]
  const [file, memory] = [inFile(writeBytes(bytes)), inMemory(Uint8Array.from(bytes))]
  for (const [from, count] of [
    [0, 5],
    [1, 3],
    [4, 1],
    [2, 0],
  ] as const)
    expect([...file(from, count)]).toEqual([...memory(from, count)])
})

test('a file that ends too early is a fault, and names itself', () => {
  const path = writeBytes([1, 2, 3])
  expect(() => inFile(path)(2, 2)).toThrow(path)
})

test('who has opened a file goes on reading it when another takes its name', () => {
  const path = writeBytes([1, 2, 3])
  const read = inFile(path)
  renameSync(writeBytes([9, 9, 9]), path)
  expect([...read(0, 3)]).toEqual([1, 2, 3])
})

test('what was read is not read again, and a longer piece from the same place is', () => {
  const asked: string[] = []
  const read = keepRead((from, count) => {
    asked.push(`${from}+${count}`)
    return new Uint8Array(count).fill(from)
  })
  for (const count of [2, 2, 3, 3]) expect([...read(7, count)]).toEqual(Array.from({ length: count }, () => 7))
  expect(asked).toEqual(['7+2', '7+3'])
})
