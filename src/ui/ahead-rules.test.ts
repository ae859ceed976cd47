import { expect, test } from 'vitest'
import { aheadRules } from './ahead-rules.ts'

test('counted links, the owner’s area and forms are never fetched ahead', () => {
  for (const path of ['/out/*', '/settings*', '/gesprek*', '/api/*', '/klik*']) expect(aheadRules).toContain(`"href_matches":"${path}"`)
})
