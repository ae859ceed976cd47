/** The Chromium of this machine. */
import { existsSync } from 'node:fs'

/** The same engine without the windows of a browser around it: a visit costs it a third. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const PLACES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export function findChromium(): string {
  const given = process.env['CHROME_PATH']
  if (given && !existsSync(given)) throw new Error(`CHROME_PATH is ${given}, and there is no file there.`)
  const found = given || PLACES.find((path) => existsSync(path))
  if (!found) throw new Error('Chromium was not found. Install it (Debian: apt-get install chromium) or set CHROME_PATH, and run the journeys again.')
  return found
}
