import { afterEach, expect, test } from 'vitest'
import { brandSettings } from '../settings/brand/brand.settings.ts'
import { goByName, productName } from '../platform/site-name.ts'
import { mailIn } from './mail-colour.ts'
import { renderMailHtml, renderMailText, type MailContents } from './mail-layout.tsx'

afterEach(() => {
  goByName(productName)
  mailIn(brandSettings.brand_link_light.default)
})

const contents: MailContents = {
  title: 'Nieuw <bericht>',
  lines: [['Naam', '"J." & <script>alert(1)</script>']],
  message: 'Regel een\n<img src="https://elders.example/x.png">',
  notes: ['Antwoord & klaar.'],
  link: { href: 'https://site.example/settings?tab=berichten&bericht=1', label: 'Open <dit>' },
}

test('a mail has the name and the colour of the site, and its one link is a button in that colour', () => {
  goByName('Akte & Kompas')
  mailIn('#7a1f5c')
  const html = renderMailHtml(contents)
  expect(html).toMatch(/<p style="[^"]*background:#7a1f5c">Akte &amp; Kompas<\/p>/)
  const links = [...html.matchAll(/<a href="([^"]+)" style="([^"]*)">([^<]*)<\/a>/g)]
  expect(links.map(([, href, , text]) => [href, text])).toEqual([['https://site.example/settings?tab=berichten&amp;bericht=1', 'Open &lt;dit&gt;']])
  expect(links[0]?.[2]).toMatch(/padding:12px 24px.*color:#ffffff.*background:#7a1f5c/)
})

test('what others wrote stays text, and nothing is loaded from anywhere', () => {
  const html = renderMailHtml(contents)
  expect(html).toContain('&quot;J.&quot; &amp; &lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain('Regel een<br/>&lt;img src=&quot;https://elders.example/x.png&quot;&gt;')
  const elements = new Set(Array.from(html.matchAll(/<([a-z]\w*)/g), ([, name]) => name))
  expect(elements).toEqual(new Set(['a', 'body', 'br', 'div', 'h1', 'head', 'html', 'meta', 'p', 'table', 'tbody', 'td', 'th', 'title', 'tr']))
  expect(html).not.toContain('url(')
})

test('a mail without a link has no button, and its text alone is the same with a layout or without', () => {
  const { link: _link, ...rest } = contents
  const html = renderMailHtml(rest)
  expect(html).not.toMatch(/<a |Werkt de knop niet/)
  expect(renderMailText(contents)).toBe(
    'Nieuw <bericht>\n\nNaam: "J." & <script>alert(1)</script>\n\nRegel een\n<img src="https://elders.example/x.png">\n\nAntwoord & klaar.\n\nOpen <dit>: https://site.example/settings?tab=berichten&bericht=1\n',
  )
})
