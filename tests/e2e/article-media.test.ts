/** Pictures and the film in articles: late, light, and with words for those who cannot see them. */
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { startersVideo } from '../../src/articles/starters-video.ts'
import { violations } from './setup/axe.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { sharedServer, type SharedServer } from './setup/shared.ts'
import { storedOnDevice, visit } from './setup/visit.ts'

const PICTURE_PAGES = ['/het-samenlevingscontract', '/tweetrapstestament'] as const
const FILM_PAGE = '/tips-voor-starters'
const UNAVAILABLE = 'Afbeelding momenteel niet beschikbaar'
const SENTENCES = startersVideo.scenes.flatMap(({ sentences }) => sentences.map(({ text }) => text))

let server: SharedServer
let browser: Browser

beforeAll(async () => {
  server = sharedServer()
  browser = await sharedBrowser()
})

const picture = (page: Page) => page.locator('.picture')
const film = (page: Page) => page.locator('.film video')
const still = (page: Page) => page.locator('.film-player > summary')

/** Addresses of pictures or films that the browser has asked for since. */
function watch(page: Page, part: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes(part) && asked.push(request.url().slice(server.url.length)))
  return asked
}

/** Puts so much above the article that its picture is far away when the page opens. */
async function pushDown(page: Page): Promise<void> {
  // The page's own style sheets cannot be changed on the way: the browser would refuse them.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.article-lead { margin-top: 6000px }')
    document.adoptedStyleSheets = [sheet]
  })
}

test.each(PICTURE_PAGES)('%s shows its picture with a description, in room that was kept for it', async (path) => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(server.url + path)
  const image = picture(page).getByRole('img')
  await image.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => (document.querySelector<HTMLImageElement>('.picture img')?.naturalWidth ?? 0) > 0)
  expect(await image.getAttribute('alt')).toMatch(/^Tekening van .{20,}\.$/)
  const box = await image.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(960 / 420, 2)
  expect(await picture(page).getByText(UNAVAILABLE).isVisible()).toBe(false)
  expect(visitor.scripts).toEqual([])
  expect(await violations(page)).toEqual([])
})

test('a picture is asked for when the visitor comes near it, and shifts nothing', async () => {
  await using visitor = await visit(browser, server.url, { leavesTraces: true })
  const { page } = visitor
  await pushDown(page)
  const asked = watch(page, '/beelden/')
  await page.goto(server.url + PICTURE_PAGES[0], { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  const heading = page.locator('.prose').first()
  const before = await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  await picture(page).scrollIntoViewIfNeeded()
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.picture img')?.complete)
  expect(asked).toEqual(['/beelden/het-samenlevingscontract.svg'])
  expect(await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBeCloseTo(before, 0)
})

test.each(PICTURE_PAGES)('when the picture of %s cannot be loaded, words stand in its place and room', async (path) => {
  await using visitor = await visit(browser, server.url, { expectedErrors: /ERR_FAILED.*beelden/ })
  const { page } = visitor
  await page.route('**/beelden/*', (route) => route.abort())
  await page.goto(server.url + path)
  const words = picture(page).getByText(UNAVAILABLE)
  await picture(page).scrollIntoViewIfNeeded()
  await words.waitFor()
  expect(await picture(page).getByRole('img').count()).toBe(0)
  const box = await words.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(960 / 420, 2)
  expect(visitor.scripts).toEqual([])
  expect(await violations(page)).toEqual([])
})

test('a picture that the server refuses is replaced by the words as well', async () => {
  await using visitor = await visit(browser, server.url, { expectedErrors: /status of 404/ })
  const { page } = visitor
  await page.route('**/beelden/*', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '' }))
  await page.goto(server.url + PICTURE_PAGES[1])
  await picture(page).scrollIntoViewIfNeeded()
  await picture(page).getByText(UNAVAILABLE).waitFor()
})

test('without JavaScript a picture that fails leaves its description', async () => {
  await using visitor = await visit(browser, server.url, { javaScriptEnabled: false, expectedErrors: /ERR_FAILED.*beelden/ })
  const { page } = visitor
  await page.route('**/beelden/*', (route) => route.abort())
  await page.goto(server.url + PICTURE_PAGES[0])
  expect(
    await picture(page)
      .getByRole('img', { name: /twee naambordjes/ })
      .isVisible(),
  ).toBe(true)
})

test('before the visitor plays the film its still stands in the page, its captions wait, and nothing of it is fetched or drawn', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  const asked = watch(page, '/video/')
  await page.goto(server.url + FILM_PAGE, { waitUntil: 'networkidle' })
  await still(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(await still(page).getByRole('img', { name: 'Speel het filmpje af' }).getAttribute('src')).toMatch(/^data:image\/svg\+xml,/)
  expect(
    await still(page)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0)
  expect(await film(page).isVisible()).toBe(false)
  expect(await film(page).evaluate((video: HTMLVideoElement) => [...video.textTracks].map((track) => [track.mode, track.cues]))).toEqual([['disabled', null]])
  expect(asked).toEqual([])
  expect(visitor.scripts).toEqual([])
  expect(await storedOnDevice(visitor)).toEqual([])
  expect(await violations(page)).toEqual([])
})

test('a click on the still plays it, with Dutch captions for every sentence', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  const asked = watch(page, '/video/')
  await page.goto(server.url + FILM_PAGE)
  await still(page).scrollIntoViewIfNeeded()
  const room = await still(page).boundingBox()
  await still(page).click()
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5)
  expect(await film(page).boundingBox()).toEqual(room)
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
  expect(asked).toContain(`/video/${startersVideo.name}.webm`)
  const shown = await film(page).evaluate((video: HTMLVideoElement) => {
    const track = video.textTracks[0]
    return {
      size: [video.videoWidth, video.videoHeight],
      mode: track?.mode,
      language: track?.language,
      cues: [...(track?.cues ?? [])].map((cue) => (cue as VTTCue).text),
    }
  })
  expect(shown).toEqual({ size: [1280, 720], mode: 'showing', language: 'nl', cues: SENTENCES })
  expect(visitor.foreign).toEqual([])
})

test('with the keyboard it plays and stops', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(server.url + FILM_PAGE)
  await still(page).focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2)
  expect(await film(page).evaluate((video) => video === document.activeElement)).toBe(true)
  await page.keyboard.press('Space')
  await page.waitForFunction(() => document.querySelector('video')?.paused)
})

test('without JavaScript a press on the still brings the film with its own buttons', async () => {
  await using visitor = await visit(browser, server.url, { javaScriptEnabled: false })
  const { page } = visitor
  await page.goto(server.url + FILM_PAGE)
  await still(page).click()
  expect([await film(page).isVisible(), await film(page).getAttribute('controls'), await still(page).isVisible()]).toEqual([true, '', false])
})

test('a jump asks for the part that is needed and goes on from there', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(server.url + FILM_PAGE)
  await film(page).evaluate(async (video: HTMLVideoElement) => {
    video.muted = true
    await video.play()
    video.currentTime = 40
  })
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 40.3)
  const seekable = await film(page).evaluate((video: HTMLVideoElement) => video.seekable.end(0))
  expect(seekable).toBeGreaterThan(44)
})

test.each(['webm', 'mp4'])('players get the %s in parts', async (extension) => {
  const url = `${server.url}/video/${startersVideo.name}.${extension}`
  const whole = await fetch(url)
  const size = Number(whole.headers.get('content-length'))
  expect((await whole.arrayBuffer()).byteLength).toBe(size)
  const part = await fetch(url, { headers: { Range: 'bytes=0-1' } })
  expect([part.status, part.headers.get('content-range'), part.headers.get('content-type')]).toEqual([206, `bytes 0-1/${size}`, `video/${extension}`])
  expect((await part.arrayBuffer()).byteLength).toBe(2)
  expect((await fetch(url, { headers: { Range: `bytes=${size}-` } })).status).toBe(416)
})

test('the whole text of the film can be read without JavaScript and without the film', async () => {
  await using visitor = await visit(browser, server.url, { javaScriptEnabled: false })
  const { page } = visitor
  await page.goto(server.url + FILM_PAGE)
  await page.getByText('Lees de tekst van het filmpje').click()
  const transcript = await page.locator('.film figcaption details').innerText()
  for (const text of SENTENCES) expect(transcript).toContain(text)
})

test('the film tells beforehand how long it is and what it weighs', async () => {
  const html = await (await fetch(server.url + FILM_PAGE)).text()
  expect(html).toMatch(/Filmpje van 45 seconden, zonder geluid, met ondertiteling\. [^<]*\(0,\d(?: tot 0,\d)? MB\)/)
})
