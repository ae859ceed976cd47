import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { captionsAddress, timeScenes, timeSentences, videoSeconds, writeCaptions } from './article-video-script.ts'
import { films } from './article-video.tsx'
import { startersVideo } from './starters-video.ts'

const file = (extension: string) => `public/video/${startersVideo.name}.${extension}`
const bytes = (extension: string) => statSync(file(extension)).size
const sentences = timeScenes(startersVideo).flatMap(timeSentences)

test('the captions in the page are those of the script, every sentence once', async () => {
  const captions = await (await fetch(captionsAddress(startersVideo))).text()
  expect(captions).toBe(writeCaptions(startersVideo))
  for (const { text } of sentences) expect(captions.split(text)).toHaveLength(2)
})

test('it lasts 30 to 45 seconds', () => {
  expect(videoSeconds(startersVideo)).toBeGreaterThanOrEqual(30)
  expect(videoSeconds(startersVideo)).toBeLessThanOrEqual(45)
})

test.each(sentences)('there is time to read "$text"', ({ text, from, to }) => {
  expect(text.length / (to - from)).toBeLessThan(15)
  expect(text.length).toBeLessThan(70)
})

test('it names no amount, no year and no rate, since a film cannot be corrected', () => {
  expect(JSON.stringify(startersVideo.scenes.map(({ heading, sentences }) => [heading, sentences.map(({ text }) => text)]))).not.toMatch(/\d|€|%|procent/)
})

test('the sizes told to the visitor are those of the files, rounded up to a tenth of a megabyte', () => {
  const tenths = (extension: string) => Math.ceil(bytes(extension) / 100_000) / 10
  expect(films.starters.megabytes).toEqual({ webm: tenths('webm'), mp4: tenths('mp4') })
  expect(bytes('svg')).toBeLessThan(40_000)
})
