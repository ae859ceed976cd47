/** The browser of the journeys: the Chromium of this machine, without its own traffic. */
import { execFileSync } from 'node:child_process'
import { chromium, type Browser } from 'playwright-core'
import { once } from '../../../src/platform/once.ts'
import { findChromium } from '../../setup/find-chromium.ts'
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

/** No journey reaches a site on the network, whatever a page asks for; `here` are names of this machine. */
const resolverRules = (here: readonly string[]): string =>
  `--host-resolver-rules=${[...here.map((name) => `MAP ${name} 127.0.0.1`), 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1', 'EXCLUDE localhost'].join(' , ')}`

export const chromiumVersion = (): string =>
  execFileSync(findChromium(), ['--version', '--no-sandbox'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Who launches it closes it. */
export const launchOwnBrowser = (fonts: FontWidth, here: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...FLAGS, resolverRules(here)], env: { ...process.env, ...fontSettings(fonts) } })

/** The browser that all files of this worker share, with wide fonts. It ends with the worker. */
export const sharedBrowser: () => Promise<Browser> = once(() => launchOwnBrowser('wide'))
