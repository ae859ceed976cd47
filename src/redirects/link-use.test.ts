import { expect, test } from 'vitest'
import { callSlugs, callsOfLink } from './link-use.ts'

test('a link of a deed takes the calls about it, and the general one all that has no link of its own', () => {
  const working = new Set(['algemeen', 'testament'])
  expect(callsOfLink('testament', working)).toEqual({ deeds: ['testament', 'tweetrapstestament', 'verklaring-van-erfrecht'], isGeneral: false })
  const general = callsOfLink('algemeen', working)
  expect(general.isGeneral).toBe(true)
  expect(general.deeds).toEqual(expect.arrayContaining(['bv-oprichten', 'huwelijkse-voorwaarden']))
  expect(general.deeds).not.toContain('testament')
})

test('a link of another name is in no call', () => {
  expect(callsOfLink('mijn-partner', new Set([...callSlugs, 'mijn-partner']))).toEqual({ deeds: [], isGeneral: false })
})
