import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { markInPage } from './mark-in-page.ts'

const plain = (svg: string): string => svg.replaceAll('"', "'").replaceAll(/>\s+</g, '><').trim()

test('the mark in a page is the one of the file', () => {
  const [, drawn = ''] = /^data:image\/svg\+xml,([^#"\s]+)$/.exec(markInPage) ?? []
  expect(plain(decodeURIComponent(drawn))).toBe(plain(readFileSync('public/favicon.svg', 'utf8')))
})
