/** docs/security.md claims nothing that no test holds. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Claim '))

/** As a test is written down: its name between quotes. */
const holds = (file: string, name: string): boolean => existsSync(file) && readFileSync(file, 'utf8').includes(`('${name}'`)

test('every claim of the security model names a test that exists', () => {
  expect(rows.length).toBeGreaterThan(30)
  const open = rows.filter((row) => {
    const [, file = '', name = ''] = /\| `([^`]+)`: (.+) \|$/.exec(row) ?? []
    return !holds(file, name)
  })
  expect(open).toEqual([])
})
