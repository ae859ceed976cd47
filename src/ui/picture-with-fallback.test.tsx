import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { failScript } from './fail-script.ts'
import { PictureWithFallback } from './picture-with-fallback.tsx'

const markup = (alt: string) => renderToStaticMarkup(<PictureWithFallback src="/beelden/huis.svg" alt={alt} unavailable="Geen beeld" />)

test('the browser knows the size beforehand, loads late and has the words ready', () => {
  expect(markup('Een huis')).toBe(
    `<figure class="picture"><div><img src="/beelden/huis.svg" alt="Een huis" width="960" height="420" loading="lazy" decoding="async" onerror="${failScript}"></div><p class="picture-failed">Geen beeld</p></figure>`,
  )
})

test('a description cannot leave its attribute', () => {
  const html = markup('" onload="alert(1)"><script>alert(2)</script>&amp;')
  expect(html).toContain('alt="&quot; onload=&quot;alert(1)&quot;>&lt;script>alert(2)&lt;/script>&amp;amp;"')
  expect(html).not.toContain('<script')
})
