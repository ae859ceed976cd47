import { expect, test } from 'vitest'
import { timeScenes, videoSeconds } from '../../src/articles/article-video-script.ts'
import { startersVideo } from '../../src/articles/starters-video.ts'
import { drawFrame, drawPoster } from './frame.ts'
import { sceneDrawings } from './scene-drawings.ts'

const scenes = timeScenes(startersVideo)

test.each(scenes)('the scene $id shows its heading, and a fifth of a second later its drawing', ({ heading, from, to }) => {
  expect(drawFrame(startersVideo, from + 0.3)).toContain(`>${heading}</text>`)
  expect(drawFrame(startersVideo, to - 0.3).length).toBeGreaterThan(drawFrame(startersVideo, from).length)
})

test('every drawing belongs to a scene', () => {
  expect(scenes.map(({ id }) => id)).toEqual(Object.keys(sceneDrawings))
})

test('the steps are numbered and the opening is none', () => {
  const numbers = scenes.map(({ from }) => /text-anchor="middle">(\d)</.exec(drawFrame(startersVideo, from + 1))?.[1])
  expect(numbers).toEqual([undefined, '1', '2', '3', '4', '5'])
})

test('the last picture stays when the film is over', () => {
  const end = videoSeconds(startersVideo)
  expect(drawFrame(startersVideo, end - 0.04)).toBe(drawFrame(startersVideo, end))
})

test('the still holds no words and suits a dark page', () => {
  expect(drawPoster(startersVideo)).not.toMatch(/<text|class="lens"/)
  expect(drawPoster(startersVideo)).toContain('prefers-color-scheme: dark')
})
