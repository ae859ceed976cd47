import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { additionSections, renderAddition } from './page-addition.tsx'

test('an addition is a section of the company with its day, and nothing is none', () => {
  const [section] = additionSections({ content: 'Een **eigen** regel.', changedAt: '2026-11-22T23:30:00.000Z' }, 'Voorbeeld B.V.', (title) => `16. ${title}`)
  expect([section?.id, section?.title]).toEqual(['aanvullingen', '16. Aanvullingen van Voorbeeld B.V.'])
  expect(renderToStaticMarkup(section?.body)).toBe('<p>Een <strong>eigen</strong> regel.</p><p class="text-page-meta">Bijgewerkt op 23 november 2026</p>')
  expect(additionSections(undefined, 'Voorbeeld B.V.')).toEqual([])
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '![x](https://voorbeeld.nl/x.png)',
  '[x](javascript:alert(1))',
  '[x](data:text/html,x)',
])('%j does nothing, also before the rules refused it', (text) => {
  expect(renderAddition(text)).not.toMatch(/<(?:script|img)|href="(?:javascript|data):/)
})
