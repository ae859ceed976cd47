/** Draws the pictures of each page for shared links: its title on paper, 1200 by 630, as PNG in `dist/client/og`; with the product's name, and without any for a site of another name. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Resvg, initWasm } from '@resvg/resvg-wasm'
import type { AstroIntegration } from 'astro'
import { createElement } from 'react'
import satori from 'satori'
import { loadArticles } from '../src/articles/load-articles.ts'
import { productName } from '../src/platform/site-name.ts'
import { shareTexts } from '../src/frame/site.nl.ts'
import { GENERAL_IMAGE, shareImagePath } from '../src/frame/share-image-path.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { resolve } = createRequire(import.meta.url)
const WIDTH = 1200
const HEIGHT = 630
const colours = { ink: '#12263a', soft: '#44576a', paper: '#fbf9f5', canal: '#14557f', line: '#dcd7cc' } as const

interface ShareImage {
  title: string
  nameless: boolean
}

const mark = `data:image/svg+xml;base64,${readFileSync(join(root, 'public/favicon.svg')).toString('base64')}`
const font = readFileSync(resolve('@fontsource/newsreader/files/newsreader-latin-500-normal.woff'))

/** Every glyph becomes a path, so the picture needs no font where it is shown. */
function drawSvg({ title, nameless }: ShareImage): Promise<string> {
  const size = title.length > 60 ? 64 : title.length > 34 ? 76 : 92
  const frame = {
    width: WIDTH,
    height: HEIGHT,
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    padding: 72,
    background: colours.paper,
    borderLeft: `20px solid ${nameless ? colours.soft : colours.canal}`,
    fontFamily: 'Newsreader',
    color: colours.ink,
  } as const
  const foot = { display: 'flex', borderTop: `2px solid ${colours.line}`, paddingTop: 24, fontSize: 30, color: colours.soft } as const
  const element = createElement('div', { style: frame }, [
    !nameless &&
      createElement('div', { key: 'name', style: { display: 'flex', alignItems: 'center', gap: 20, fontSize: 38, color: colours.canal } }, [
        createElement('img', { key: 'mark', src: mark, width: 64, height: 64 }),
        productName,
      ]),
    createElement('div', { key: 'title', style: { fontSize: size, lineHeight: 1.1 } }, title),
    createElement('div', { key: 'foot', style: foot }, shareTexts.foot),
  ])
  return satori(element, { width: WIDTH, height: HEIGHT, fonts: [{ name: 'Newsreader', data: font, weight: 500, style: 'normal' }] })
}

async function drawShareImage(image: ShareImage): Promise<Uint8Array> {
  return new Resvg(await drawSvg(image), { fitTo: { mode: 'width', value: WIDTH } }).render().asPng()
}

async function drawShareImages(contentDir: string, clientDir: string): Promise<void> {
  await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')))
  const titles = [{ slug: GENERAL_IMAGE, title: shareTexts.general }, ...loadArticles(contentDir)]
  for (const nameless of [false, true]) {
    mkdirSync(dirname(join(clientDir, shareImagePath('', nameless))), { recursive: true })
    for (const { slug, title } of titles) writeFileSync(join(clientDir, shareImagePath(slug, nameless)), await drawShareImage({ title, nameless }))
  }
}

export const shareImages: AstroIntegration = {
  name: 'share-images',
  hooks: {
    'astro:build:done': ({ dir }) => drawShareImages(join(root, 'content'), fileURLToPath(dir)),
  },
}
