import { expect, test } from 'vitest'
import { timeScenes, timeSentences, videoSeconds, writeCaptions, type VideoScript } from './article-video-script.ts'

const script: VideoScript = {
  name: 'proef',
  title: 'Proef',
  scenes: [
    { id: 'a', heading: 'A', sentences: [{ text: 'Eén.', seconds: 59.9 }] },
    {
      id: 'b',
      heading: 'B',
      sentences: [
        { text: 'Twee.', seconds: 0.2 },
        { text: 'Drie.', seconds: 3600 },
      ],
    },
  ],
}

test('scenes and sentences follow each other without a gap', () => {
  const scenes = timeScenes(script)
  expect(scenes.map(({ from, to }) => [from, to])).toEqual([
    [0, 59.9],
    [59.9, 3660.1],
  ])
  expect(scenes.flatMap(timeSentences).map(({ from, to }) => [from, to])).toEqual([
    [0, 59.9],
    [59.9, 60.1],
    [60.1, 3660.1],
  ])
  expect(videoSeconds(script)).toBe(3660.1)
})

test('captions are WebVTT with hours, minutes, seconds and thousandths', () => {
  expect(writeCaptions(script)).toBe(
    `WEBVTT

00:00:00.000 --> 00:00:59.900
Eén.

00:00:59.900 --> 00:01:00.100
Twee.

00:01:00.100 --> 01:01:00.100
Drie.
`,
  )
})
