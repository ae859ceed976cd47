/** The browser of the journeys: the Chromium of this machine, without its own traffic. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'
import { fontSettings, type FontWidth } from './fonts.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export function findChromium(): string {
  const given = process.env['CHROME_PATH']
  if (given && !existsSync(given)) throw new Error(`CHROME_PATH is ${given}, and there is no file there.`)
  const found = given || PLACES.find((path) => existsSync(path))
  if (!found) throw new Error('Chromium was not found. Install it (Debian: apt-get install chromium) or set CHROME_PATH, and run the journeys again.')
  return found
}

export const chromiumVersion = (): string =>
  execFileSync(findChromium(), ['--version', '--no-sandbox'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

export const launchBrowser = (fonts: FontWidth = 'wide'): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: FLAGS, env: { ...process.env, ...fontSettings(fonts) } })
