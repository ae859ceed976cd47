import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { inOrder } from './long-first.ts'

const order = (...paths: string[]): string[] => {
  const files = inOrder(paths.map((path) => ({ moduleId: resolve(path) })))
  return files.map(({ moduleId }) => paths.find((path) => resolve(path) === moduleId) ?? '')
}

test('files of one environment stand together, so that none loads anew what the one before it had; those of Node come last', () => {
  const node = 'src/deeds/combination.test.ts'
  const inPage = 'src/owner-kit/record-form.test.tsx'
  const screens = globSync('tests/screens/*.test.ts').toSorted()
  const [first = '', ...rest] = screens
  const mixed = order(first, node, inPage, ...rest)
  expect(mixed.slice(0, -2).toSorted()).toEqual(screens)
  expect(mixed.slice(-2)).toEqual([inPage, node])
})

test('of one environment those that take long begin first, and the others keep their order', () => {
  const [short, other] = ['src/deeds/combination.test.ts', 'src/deeds/price-parts.test.ts']
  expect(order(other, short, 'tests/contract/hostile.test.ts', 'tests/contract/routes.test.ts')).toEqual([
    'tests/contract/routes.test.ts',
    'tests/contract/hostile.test.ts',
    other,
    short,
  ])
})
