import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDangerMessages } from '../retrieval/learned/danger-messages.ts'
import { readTraining, readWays } from '../retrieval/learned/ways.ts'

/** Fewer words may be asked by anybody: 'wat is het verschil tussen een koopakte en een leveringsakte'. */
const OF_ONES_OWN = 12

const asRead = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const listTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(listTexts) : []

test('nothing that is judged is learned from', () => {
  const judged = readdirSync('eval')
    .flatMap((name) => readFileSync(`eval/${name}`, 'utf8').split('\n').filter(Boolean))
    .flatMap((line) => listTexts(JSON.parse(line)).map(asRead))
  const learned = new Set(
    (['nl', 'en'] as const).flatMap((language) => [
      ...readWays('content', language).map(({ phrase }) => asRead(phrase)),
      ...readTraining('content', language).map(({ phrase }) => asRead(phrase)),
      ...readDangerMessages('content', language).map(({ phrase }) => asRead(phrase)),
    ]),
  )
  expect(judged.length).toBeGreaterThan(2_000)
  expect(judged.filter((text) => text.split(' ').length >= OF_ONES_OWN && learned.has(text))).toEqual([])
})
