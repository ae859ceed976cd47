import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictureSize } from '../ui/picture-with-fallback.tsx'
import { loadArticles } from './load-articles.ts'

const FOLDER = 'public/beelden'
const images = loadArticles('content').flatMap(({ slug, image }) => (image ? [{ slug, ...image }] : []))

test('the pages on living together and on the two-step will have a picture, and no picture is without a page', () => {
  expect(images.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['het-samenlevingscontract', 'tweetrapstestament']))
  expect(new Set(images.map(({ file }) => file))).toEqual(new Set(readdirSync(FOLDER)))
})

test.each(images)('$file has the size the page keeps room for, suits a dark page and holds no words', ({ file }) => {
  const svg = readFileSync(`${FOLDER}/${file}`, 'utf8')
  expect(svg).toContain(`viewBox="0 0 ${pictureSize.width} ${pictureSize.height}" width="${pictureSize.width}" height="${pictureSize.height}"`)
  expect(svg).toContain('prefers-color-scheme: dark')
  expect(svg).not.toMatch(/<text|<script|Gradient|href/)
})
