import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadKnowledge } from './load-knowledge.ts'

const entry = (id: string) => `
  - id: ${id}
    question: 'Wat is dit?'
    statements:
      - { id: een, text: 'Een antwoord van genoeg lengte.', aspects: [wat], from: [1], asked: ['wat is het'] }
      - { id: twee, text: 'Een tweede antwoord van genoeg lengte.', aspects: [moet], from: [1], yes: ['moet dit'] }
      - { id: drie, text: 'Een derde antwoord van genoeg lengte.', aspects: [mag], from: [1] }
    sources: [{ title: 'Bron', url: 'https://voorbeeld.nl' }]
    checked: '2026-11-20'`

function writeContent(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'kennis-'))
  mkdirSync(join(dir, 'kennis'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, 'kennis', name), text)
  return dir
}

test('every entry of the site loads, with the topic of its file', () => {
  const entries = loadKnowledge('content')
  expect(entries.length).toBeGreaterThanOrEqual(250)
  expect(entries.find(({ id }) => id === 'testament-maken')?.topic).toBe('testament')
})

test('a fault names the file and the field', () => {
  const dir = writeContent({ 'testament.yaml': `topic: testament\nentries:${entry('a').replace('checked', 'gecontroleerd')}` })
  expect(() => loadKnowledge(dir)).toThrow(/kennis\/testament\.yaml[\s\S]*checked/)
})

test('the same id in two files is a fault', () => {
  const dir = writeContent({ 'a.yaml': `topic: testament\nentries:${entry('dubbel')}`, 'b.yaml': `topic: erfrecht\nentries:${entry('dubbel')}` })
  expect(() => loadKnowledge(dir)).toThrow('dubbel is used twice')
})

test('a law article in short becomes a source with its title and address, and one that is not known is a fault', () => {
  const written = entry('a').replace('sources: [', "sources: ['BW 4:94', ")
  const [loaded] = loadKnowledge(writeContent({ 'a.yaml': `topic: testament\nentries:${written}` }))
  expect(loaded?.sources[0]?.title).toBe('Burgerlijk Wetboek Boek 4, artikel 94')
  expect(() => loadKnowledge(writeContent({ 'a.yaml': `topic: testament\nentries:${written.replace('BW 4:94', 'Huiswet 3')}` }))).toThrow(
    /kennis\/a\.yaml[\s\S]*sources/,
  )
})

test('a statement that names a source which is not there is a fault', () => {
  expect(() => loadKnowledge(writeContent({ 'a.yaml': `topic: testament\nentries:${entry('a').replace('from: [1]', 'from: [2]')}` }))).toThrow('names a source')
})

test('what an entry holds for is known of each of its statements, and only in known values', () => {
  const written = entry('a').replace('    statements:', '    holds: { newbuild: [nee] }\n    statements:')
  const [loaded] = loadKnowledge(writeContent({ 'a.yaml': `topic: testament\nentries:${written}` }))
  expect(loaded?.statements.map(({ holdsWithEntry }) => holdsWithEntry)).toEqual(Array.from({ length: 3 }, () => ({ newbuild: ['nee'] })))
  expect(() => loadKnowledge(writeContent({ 'a.yaml': `topic: testament\nentries:${written.replace('[nee]', '[misschien]')}` }))).toThrow(/holds/)
})
