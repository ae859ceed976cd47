import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Deed } from './deed.tsx'
import { Illustration, illustrationNames } from './illustration.tsx'

const markup = (name: string) => renderToStaticMarkup(<Illustration name={name} />)

describe.each(illustrationNames)('illustration %s', (name) => {
  test('is hidden from assistive technology and keeps the shared frame', () => {
    expect(markup(name)).toMatch(/^<svg viewBox="0 0 96 96" width="96" height="96" fill="none" stroke="currentColor" stroke-width="2\.25"/)
    expect(markup(name)).toContain('aria-hidden="true"')
  })

  test('has exactly one accent and no style or id that a page or its security policy could clash with', () => {
    expect(markup(name).match(/class="accent"/g)).toHaveLength(1)
    expect(markup(name)).not.toMatch(/ (style|id)=/)
  })
})

test('every name has a drawing of its own', () => {
  expect(new Set([...illustrationNames, 'onbekend'].map(markup)).size).toBe(illustrationNames.length + 1)
})

test('an unknown name gets the plain deed', () => {
  expect(markup('constructor')).toBe(renderToStaticMarkup(<Deed />))
})
