import { expect, test } from 'vitest'
import { aheadRules } from './ahead-rules.ts'

test('everything inside the site may be fetched ahead but counted links, the owner’s area, forms and addresses with a query', () => {
  const never = ['/out/*', '/settings*', '/gesprek*', '/api/*', '/klik*', '/*\\?*'].map((pattern) => ({ not: { href_matches: pattern } }))
  expect(JSON.parse(aheadRules)).toEqual({
    prefetch: [{ where: { and: [{ href_matches: '/*' }, ...never, { not: { selector_matches: '[rel~=nofollow]' } }] }, eagerness: 'moderate' }],
  })
})
