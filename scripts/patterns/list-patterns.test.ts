import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listPatterns } from './list-patterns.ts'

const folder = mkdtempSync(join(tmpdir(), 'elke-patterns-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const list = (name: string, code: string) => {
  writeFileSync(join(folder, name), code)
  return listPatterns([join(folder, name)], () => false)
}
const sources = ({ patterns }: Awaited<ReturnType<typeof list>>) => patterns.map(({ source, flags }) => `/${source}/${flags}`)

test('patterns are found where they are written down and where a module puts them together, in pages too', async () => {
  const made = await list('made.ts', "const words = ['a', 'b']\nexport const all = words.map((word) => new RegExp(`${word}+`, 'g'))\nexport const one = /x*/u")
  expect([sources(made), made.faults]).toEqual([['/x*/u', '/a+/g', '/b+/g'], []])
  expect(sources(await list('page.tsx', 'export const Page = () => <p>{"a".replace(/b+$/, "")}</p>'))).toEqual(['/b+$/'])
  expect(sources(await list('page.astro', '---\nconst a = /c+/\n---\n<p>/d+/</p>'))).toEqual(['/c+/'])
})

test('a pattern that a function puts together is a fault, since nobody can list it; other flags for a known one are none', async () => {
  const made = await list('late.ts', 'export const find = (word: string) => new RegExp(`${word}+`).test("a")')
  expect(made.faults).toEqual([expect.stringContaining('late.ts:1: a pattern is put together in a function')])
  const reflagged = await list('flags.ts', 'const one = /a/\nexport const all = () => new RegExp(one.source, "g")')
  expect(reflagged.faults).toEqual([])
})
