import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadKnowledge } from './load-knowledge.ts'

const entry = (id: string) => `
  - id: ${id}
    question: 'Wat is dit?'
    variants: ['wat is het', 'hoe zit dit', 'leg dit uit']
    answer: 'Dit is een antwoord van genoeg lengte.'
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
