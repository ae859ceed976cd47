/** `npm run video`: draws the film on buying a first home and writes it to `public/video`, with captions and a still. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { videoSeconds, videoSize, type VideoScript } from '../src/articles/article-video-script.ts'
import { startersVideo } from '../src/articles/starters-video.ts'
import { containers, encode, findFfmpeg, type Still } from './video/encode.ts'
import { drawFrame, drawPoster } from './video/frame.ts'

const FPS = 25
const FOLDER = 'public/video'

function findChromium(): string {
  const path = process.env['CHROME_PATH'] || '/usr/bin/chromium'
  if (!existsSync(path)) throw new Error(`Chromium was not found at ${path}. Install it (Debian: apt-get install chromium) or set CHROME_PATH.`)
  return path
}

async function openStudio(page: Page): Promise<void> {
  const font = readFileSync('src/ui/fonts/newsreader-500.woff2').toString('base64')
  const face = `@font-face { font-family: Newsreader; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }`
  await page.setContent(`<style>${face} body { margin: 0 } svg { display: block }</style>`)
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())))
}

/** Each moment that differs from the one before is photographed once. */
async function photograph(page: Page, script: VideoScript): Promise<Still[]> {
  const stills: Still[] = []
  let last = ''
  for (let frame = 0; frame < Math.round(videoSeconds(script) * FPS); frame += 1) {
    const markup = drawFrame(script, frame / FPS)
    const still = stills.at(-1)
    if (still && markup === last) still.frames += 1
    else {
      await page.evaluate((svg) => void (document.body.innerHTML = svg), markup)
      stills.push({ png: await page.screenshot(), frames: 1 })
    }
    last = markup
  }
  return stills
}

async function makeStills(script: VideoScript): Promise<Still[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), chromiumSandbox: false, args: ['--disable-gpu'] })
  try {
    const page = await browser.newPage({ viewport: videoSize })
    await openStudio(page)
    return await photograph(page, script)
  } finally {
    await browser.close()
  }
}

const ffmpeg = findFfmpeg()
mkdirSync(FOLDER, { recursive: true })
const target = (extension: string) => join(FOLDER, `${startersVideo.name}.${extension}`)
writeFileSync(target('svg'), drawPoster(startersVideo))
const stills = await makeStills(startersVideo)
for (const container of containers) await encode(ffmpeg, stills, { container, fps: FPS, path: target(container) })
for (const extension of [...containers, 'svg']) console.log(`${target(extension)}: ${(statSync(target(extension)).size / 1000).toFixed(1)} kB`)
console.log(`${videoSeconds(startersVideo)} seconds, ${stills.length} different pictures. The sizes stand in src/articles/article-video.tsx.`)
