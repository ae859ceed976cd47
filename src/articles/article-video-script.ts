/** The script of a silent film: its scenes, when each sentence stands on screen, and its captions. */

export interface Sentence {
  text: string
  /** How long it stands on screen. */
  seconds: number
}

export interface Scene {
  /** Names its drawing in `scripts/video`. */
  id: string
  heading: string
  sentences: readonly Sentence[]
}

export interface VideoScript {
  /** File name without extension in `public/video`. */
  name: string
  title: string
  /** The opening, then the steps; the page numbers them as the film does. */
  scenes: readonly [Scene, ...Scene[]]
}

/** The size of the film in px. */
export const videoSize = { width: 1280, height: 720 } as const

/** `from` and `to` in seconds since the start. */
export type Timed<T> = T & { from: number; to: number }

const seconds = (sentences: readonly Sentence[]): number => sentences.reduce((sum, sentence) => sum + sentence.seconds, 0)

function inTime<T>(parts: readonly T[], length: (part: T) => number, start = 0): Timed<T>[] {
  let from = start
  return parts.map((part) => {
    // Sums of tenths drift away from tenths.
    const to = Math.round((from + length(part)) * 1000) / 1000
    const timed = { ...part, from, to }
    from = to
    return timed
  })
}

export const timeScenes = ({ scenes }: VideoScript): Timed<Scene>[] => inTime(scenes, ({ sentences }) => seconds(sentences))

export const timeSentences = (scene: Timed<Scene>): Timed<Sentence>[] => inTime(scene.sentences, (sentence) => sentence.seconds, scene.from)

export const videoSeconds = (script: VideoScript): number => timeScenes(script).at(-1)?.to ?? 0

/** 64.5 -> '00:01:04.500'. */
function timestamp(time: number): string {
  const whole = Math.floor(time)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0'))
  return `${parts.join(':')}.${String(Math.round((time - whole) * 1000)).padStart(3, '0')}`
}

/** As WebVTT. Within the page, since a browser fetches captions while the page is drawn (decision 83). */
export const captionsAddress = (script: VideoScript): string => `data:text/vtt;charset=utf-8,${encodeURIComponent(writeCaptions(script))}`

/** As WebVTT. */
export function writeCaptions(script: VideoScript): string {
  const cues = timeScenes(script)
    .flatMap(timeSentences)
    .map(({ from, to, text }) => `${timestamp(from)} --> ${timestamp(to)}\n${text}\n`)
  return ['WEBVTT\n', ...cues].join('\n')
}
