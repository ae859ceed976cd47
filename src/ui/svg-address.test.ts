import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { svgAddress } from './svg-address.ts'

test.each(['public/favicon.svg', 'public/video/van-bod-tot-sleutel.svg'])('the address of %s is what stands in the file, and ends nowhere before', (path) => {
  const svg = readFileSync(path, 'utf8').trim()
  const [, drawn = ''] = /^data:image\/svg\+xml,([^#"\s]+)$/.exec(svgAddress(svg)) ?? []
  expect(svg).not.toContain("'")
  expect(decodeURIComponent(drawn)).toBe(svg.replaceAll('"', "'"))
})
