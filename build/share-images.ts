/** Draws the picture of each page for shared links: its title on paper, 1200 by 630, as PNG in `dist/client/og`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Resvg, initWasm } from '@resvg/resvg-wasm'
import type { AstroIntegration } from 'astro'
import { createElement } from 'react'
import satori from 'satori'
import { loadArticles } from '../src/articles/load-articles.ts'
import { productName } from '../src/platform/site-name.ts'
import { shareTexts } from '../src/frame/site.nl.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { resolve } = createRequire(import.meta.url)
const WIDTH = 1200
const HEIGHT = 630
const colours = { ink: '#12263a', soft: '#44576a', paper: '#fbf9f5', canal: '#14557f', line: '#dcd7cc' } as const

interface ShareImage {
  name: string
  title: string
}

const mark = `data:image/svg+xml;base64,${readFileSync(join(root, 'public/favicon.svg')).toString('base64')}`
const font = readFileSync(resolve('@fontsource/newsreader/files/newsreader-latin-500-normal.woff'))

/** Every glyph becomes a path, so the picture needs no font where it is shown. */
function drawSvg({ title }: ShareImage): Promise<string> {
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
    borderLeft: `20px solid ${colours.canal}`,
    fontFamily: 'Newsreader',
    color: colours.ink,
  } as const
  const foot = { display: 'flex', borderTop: `2px solid ${colours.line}`, paddingTop: 24, fontSize: 30, color: colours.soft } as const
  const element = createElement('div', { style: frame }, [
    createElement('div', { key: 'name', style: { display: 'flex', alignItems: 'center', gap: 20, fontSize: 38, color: colours.canal } }, [
      createElement('img', { key: 'mark', src: mark, width: 64, height: 64 }),
      productName,
    ]),
    createElement('div', { key: 'title', style: { fontSize: size, lineHeight: 1.1 } }, title),
    createElement('div', { key: 'foot', style: foot }, shareTexts.foot),
  ])
  return satori(element, { width: WIDTH, height: HEIGHT, fonts: [{ name: 'Newsreader', data: font, weight: 500, style: 'normal' }] })
}

export async function drawShareImage(image: ShareImage): Promise<Uint8Array> {
  return new Resvg(await drawSvg(image), { fitTo: { mode: 'width', value: WIDTH } }).render().asPng()
}

export async function drawShareImages(contentDir: string, folder: string): Promise<string[]> {
  await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')))
  mkdirSync(folder, { recursive: true })
  const images: ShareImage[] = [{ name: 'algemeen', title: shareTexts.general }, ...loadArticles(contentDir).map(({ slug, title }) => ({ name: slug, title }))]
  for (const image of images) writeFileSync(join(folder, `${image.name}.png`), await drawShareImage(image))
  return images.map(({ name }) => name)
}

export const shareImages: AstroIntegration = {
  name: 'share-images',
  hooks: {
    'astro:build:done': async ({ dir }) => void (await drawShareImages(join(root, 'content'), join(fileURLToPath(dir), 'og'))),
  },
}
