import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actionInk, grounds, isReadable, leastContrast, nearestReadable, tokensOf, type Scheme } from './brand-colours.ts'
import { brandSettings } from './brand.settings.ts'
import { contrastOf, type Hex } from './contrast.ts'

const tokens = new Map(
  Array.from(readFileSync('src/ui/styles/tokens.css', 'utf8').matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g), ([, name = '', light, dark]) => [
    name,
    { light, dark },
  ]),
)
const schemes: readonly Scheme[] = ['light', 'dark']
const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((number): Hex => `#${number.toString(16).padStart(6, '0')}`)

test('the grounds, the ink and the defaults are those of the style sheet', () => {
  for (const scheme of schemes) {
    const { tint: _tint, ...named } = grounds[scheme]
    expect(named).toEqual(Object.fromEntries(Object.keys(named).map((name) => [name, tokens.get(name)?.[scheme]])))
    expect(actionInk[scheme]).toBe(tokens.get('action-ink')?.[scheme])
    expect(brandSettings[`brand_action_${scheme}`].default).toBe(tokens.get('action')?.[scheme])
    expect(brandSettings[`brand_link_${scheme}`].default).toBe(tokens.get('link')?.[scheme])
  }
})

test('contrast is measured as WCAG measures it', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('what is refused comes with a colour that is not, and what passes is its own nearest', () => {
  fc.assert(
    fc.property(anyColour, fc.constantFrom(...schemes), (colour, scheme) => {
      const nearest = nearestReadable(colour, scheme)
      expect(isReadable(nearest, scheme)).toBe(true)
      expect(nearest === colour).toBe(isReadable(colour, scheme))
    }),
  )
})

test('everything that follows from colours that pass can be read too', () => {
  fc.assert(
    fc.property(anyColour, anyColour, anyColour, anyColour, (...typed) => {
      const [action_light, action_dark, link_light, link_dark] = typed.map((colour, at) => nearestReadable(colour, at % 2 === 0 ? 'light' : 'dark')) as [
        Hex,
        Hex,
        Hex,
        Hex,
      ]
      const made = tokensOf({ action_light, action_dark, link_light, link_dark })
      for (const at of [0, 1] as const) {
        const scheme = schemes[at] ?? 'light'
        const tint = made['canal-tint']?.[at] ?? '#000000'
        const soft = tokens.get('ink-soft')?.[scheme] as Hex
        for (const text of [made['link']?.[at], made['action-text']?.[at], soft]) expect(contrastOf(text ?? tint, tint)).toBeGreaterThanOrEqual(4.5)
        expect(contrastOf(made['canal']?.[at] ?? '#ffffff', '#ffffff')).toBeGreaterThanOrEqual(4.5)
        expect(contrastOf(made['canal']?.[at] ?? '#ffffff', grounds[scheme]['paper'] ?? '#ffffff')).toBeGreaterThanOrEqual(3)
      }
    }),
    { numRuns: 2_000 },
  )
})

test('the least contrast counts, on whatever ground it is', () => {
  // Readable on white and not on a tinted box.
  expect(contrastOf('#757575', '#ffffff')).toBeGreaterThan(4.5)
  expect(leastContrast('#757575', 'light')).toBeLessThan(4.5)
  expect(isReadable('#757575', 'light')).toBe(false)
  expect(isReadable('rood', 'light')).toBe(false)
})
