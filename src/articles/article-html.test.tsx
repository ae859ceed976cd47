import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArticleBody } from './article-body.tsx'
import { articleHtml, cutArticle } from './article-html.tsx'

const markdown = '## Kosten\n\n| Akte | Prijs |\n| --- | --- |\n| Testament | € 300 |\n\n<script>alert(1)</script> [Testament](/testament)'

test.each(['nl', 'en'] as const)('is what the page would show, first and from memory, in %s', (lang) => {
  const shown = renderToStaticMarkup(<ArticleBody markdown={markdown} lang={lang} />)
  expect([articleHtml(markdown, lang), articleHtml(markdown, lang)]).toEqual([shown, shown])
  expect(shown).not.toContain('<script')
})

test('another amount is another text', () => {
  expect(articleHtml(markdown.replace('300', '400'))).toContain('€ 400')
})

const sections = 'Inleiding.\n\n## Een\n\nEerst.\n\n> ## Kosten\n> Geciteerd.\n\n## Kosten\n\nDuur.\n\n### Deel\n\nMeer.\n\n## Drie\n\nSlot.'

test('a text is cut at the head and the foot of a section, and put together it is the same text', () => {
  const { intro, before, section, after } = cutArticle({ markdown: sections, lang: 'nl', section: 'kosten' })
  expect(before.endsWith('<h2 id="kosten">Kosten</h2>')).toBe(true)
  expect(section).toContain('Duur.')
  expect(section).toContain('<h3 id="deel">Deel</h3>')
  expect(after.trimStart().startsWith('<h2 id="drie">Drie</h2>')).toBe(true)
  expect(intro.trim()).toBe('<p>Inleiding.</p>')
  expect((intro + before + section + after).replaceAll('\n', '')).toBe(articleHtml(sections).replaceAll('\n', ''))
})

test.each([undefined, 'is-er-niet'])('a text without the section %s stays whole below its first sentences', (section) => {
  const { intro, before, ...rest } = cutArticle({ markdown: sections, lang: 'nl', section })
  expect([intro + before, rest]).toEqual([articleHtml(sections), { section: '', after: '' }])
})

test('the last section has nothing after it', () => {
  expect(cutArticle({ markdown: sections, lang: 'nl', section: 'drie' })).toMatchObject({ section: expect.stringContaining('Slot.') as string, after: '' })
})

test('a reference to a law in the text becomes a mark, and in a heading it stays', () => {
  const sources = [{ title: 'Burgerlijk Wetboek Boek 4, artikel 13', url: 'https://wet.example/4', supports: 'alles' }]
  const { before } = cutArticle({ markdown: '## Verdeling (artikel 4:13)\n\nDat is **zo (artikel 4:13)**.', lang: 'nl', sources, section: undefined })
  expect(before).toContain('<h2 id="verdeling-artikel-4-13">Verdeling (artikel 4:13)</h2>')
  expect(before).toContain('zo<a class="law-mark" href="#wet-1" data-n="1" data-laws="artikel 4:13"><span> (artikel 4:13)</span></a></strong>.')
})

test('a section has one mark, in the place of its last reference, which says where all of them stand, and on paper which', () => {
  const sources = [{ title: 'Burgerlijk Wetboek Boek 4, artikelen 13 en 14', url: 'https://wet.example/4', supports: 'alles' }]
  const body = 'Vooraf (artikel 4:13).\n\n## Een\n\nZo (artikel 4:13), *zo* (artikel 4:14).\n\n- En zo (artikel 4:13).\n- Klaar.\n\n## Twee\n\nNiets.'
  const { intro, before } = cutArticle({ markdown: body, lang: 'nl', sources, section: undefined })
  expect(intro).toContain('Vooraf<a class="law-mark" href="#wet-1" data-n="1" data-laws="artikel 4:13"><span> (artikel 4:13)</span></a>.')
  expect(before).toContain('<p>Zo, <em>zo</em>.</p>')
  expect(before).toContain(
    'En zo<a class="law-mark" href="#wet-2" data-n="2" data-laws="artikel 4:13; artikel 4:14"><span> (wetsartikelen: nummer 2 onderaan)</span></a>.',
  )
  expect(before.match(/law-mark/g)).toHaveLength(1)
})

test('a text without headings is all introduction', () => {
  expect(cutArticle({ markdown: 'Alleen dit.', lang: 'nl', section: 'kosten' })).toEqual({ intro: '<p>Alleen dit.</p>', before: '', section: '', after: '' })
})
