/** A frame of a film: progress, heading and drawing. The lower part stays empty, for the captions. */
import { timeScenes, videoSize, type Timed, type Scene, type VideoScript } from '../../src/articles/article-video-script.ts'
import { progress, short } from './motion.ts'
import { STROKE_PX } from './pieces.ts'
import { GROUND, crown, sceneDrawings } from './scene-drawings.ts'

const { width, height } = videoSize
const MARGIN = 88
const CHANGE_SECONDS = 0.2

const colours = {
  light: { paper: '#fbf9f5', ink: '#12263a', canal: '#14557f', line: '#dcd7cc', accent: '#f3d9bd' },
  dark: { paper: '#0f1b27', canal: '#79b8e3', accent: '#80562a' },
} as const

const { light } = colours
const strokes = `fill="none" stroke-width="${STROKE_PX}" stroke-linecap="round" stroke-linejoin="round"`
const ground = `<path d="M${MARGIN} ${GROUND}H${width - MARGIN}"/>`

function drawScene(scene: Scene, time: number): string {
  const draw = sceneDrawings[scene.id]
  if (!draw) throw new Error(`no drawing for the scene ${scene.id}`)
  return draw(time)
}

/** One bar for each step; those behind us are filled. */
function bars(step: number, steps: number): string {
  const gap = 16
  const length = (width - 2 * MARGIN - gap * (steps - 1)) / steps
  return Array.from({ length: steps }, (_, index) => {
    const x = MARGIN + index * (length + gap)
    return `<path d="M${short(x)} 56H${short(x + length)}" stroke="${index < step ? light.canal : light.line}" stroke-width="8"/>`
  }).join('')
}

/** The opening is no step. */
function heading(scene: Scene, step: number): string {
  if (step === 0) return `<text x="${MARGIN}" y="160" font-size="84">${scene.heading}</text>`
  return `<circle cx="${MARGIN + 36}" cy="134" r="36" fill="${light.canal}"/><text x="${MARGIN + 36}" y="151" font-size="50" fill="${light.paper}" text-anchor="middle">${step}</text><text x="${MARGIN + 96}" y="155" font-size="64">${scene.heading}</text>`
}

/** Markup of the moment `time`, in seconds since the start. Equal moments give equal markup. */
export function drawFrame(script: VideoScript, time: number): string {
  const scenes = timeScenes(script)
  const step = Math.max(
    0,
    scenes.findLastIndex(({ from }) => from <= time),
  )
  const scene = scenes[step] as Timed<Scene>
  const isLast = step === scenes.length - 1
  const shown = Math.min(progress(time, scene.from, CHANGE_SECONDS), isLast ? 1 : 1 - progress(time, scene.to - CHANGE_SECONDS, CHANGE_SECONDS))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ${strokes} stroke="${light.canal}"><style>text{font-family:Newsreader;font-weight:500;stroke:none;fill:${light.ink}}circle+text{fill:${light.paper}}.accent{fill:${light.accent}}.lens{fill:${light.paper}}</style><rect width="${width}" height="${height}" fill="${light.paper}" stroke="none"/>${bars(step, scenes.length - 1)}${ground}<g opacity="${short(shown)}">${heading(scene, step)}${drawScene(scene, time - scene.from)}</g></svg>`
}

/** In the middle, where the players that have a button of their own put theirs. */
const playButton = `<circle class="play" cx="${crown.x}" cy="${crown.y}" r="${crown.radius}" fill="${light.canal}"/><path class="paper" d="M614 314V406L690 360Z" fill="${light.paper}" stroke="${light.paper}"/>`

const darkStill = `@media (prefers-color-scheme: dark) {
svg { stroke: ${colours.dark.canal} } .paper { fill: ${colours.dark.paper} } .accent { fill: ${colours.dark.accent} }
.play { fill: ${colours.dark.canal} } .play + .paper { stroke: ${colours.dark.paper} }
}`

/** The still before the film starts: the first drawing, without words, in the colours of the page. */
export function drawPoster(script: VideoScript): string {
  const [first] = script.scenes
  const drawing = drawScene(first, Number.MAX_SAFE_INTEGER).replaceAll('class="accent"', `class="accent" fill="${light.accent}"`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ${strokes} stroke="${light.canal}">
<style>${darkStill}</style>
<rect class="paper" width="${width}" height="${height}" fill="${light.paper}" stroke="none"/>
${ground}${drawing}
${playButton}
</svg>
`
}
