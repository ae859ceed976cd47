/** Turns pictures into films with ffmpeg. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

/** A picture and the number of frames it stays. */
export interface Still {
  png: Buffer
  frames: number
}

/** A jump starts at a whole picture; one every five seconds keeps that quick. */
const KEYFRAME_SECONDS = 5
/** The colours of web video; without the tags players guess. */
const COLOUR = [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv',
  '-pix_fmt',
  'yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
]
/** The same pictures give the same file. */
const PLAIN = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-threads', '1']

const encoders = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '34', '-b:v', '0', '-deadline', 'good', '-cpu-used', '1'],
  mp4: ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-refs', '4', '-crf', '23', '-movflags', '+faststart'],
} as const

export type Container = keyof typeof encoders
export const containers = Object.keys(encoders) as Container[]

export function findFfmpeg(): string {
  const ffmpeg = process.env['FFMPEG_PATH'] || 'ffmpeg'
  const found = spawnSync(ffmpeg, ['-hide_banner', '-encoders'], { encoding: 'utf8' })
  if (found.error) throw new Error('ffmpeg was not found. Install it (Debian: apt-get install ffmpeg) or set FFMPEG_PATH, and run npm run video again.')
  for (const encoder of ['libvpx-vp9', 'libx264']) if (!found.stdout.includes(encoder)) throw new Error(`${ffmpeg} was built without ${encoder}.`)
  return ffmpeg
}

export async function encode(
  ffmpeg: string,
  stills: readonly Still[],
  { container, fps, path }: { container: Container; fps: number; path: string },
): Promise<void> {
  const input = ['-f', 'image2pipe', '-framerate', String(fps), '-i', '-']
  const child = spawn(ffmpeg, ['-y', '-v', 'error', ...input, ...COLOUR, ...encoders[container], '-g', String(KEYFRAME_SECONDS * fps), ...PLAIN, path], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(child, 'close')
  // A refused pipe shows in the exit code.
  child.stdin.on('error', () => {})
  for (const { png, frames } of stills)
    for (let frame = 0; frame < frames; frame += 1) if (!child.stdin.write(png)) await Promise.race([once(child.stdin, 'drain'), ended])
  child.stdin.end()
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code} while writing ${path}`)
}
