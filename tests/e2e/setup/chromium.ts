/** The browser of the journeys: the Chromium of this machine, without its own traffic. */
import { execFileSync } from 'node:child_process'
import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core'
import { inject } from 'vitest'
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

const launchOptions = (fonts: FontWidth, here: readonly string[] = []): LaunchOptions => ({
  executablePath: findChromium(),
  args: [...FLAGS, resolverRules(here)],
  env: { ...process.env, ...fontSettings(fonts) },
})

/** The browser that all journeys of a run share, with wide fonts. */
export const launchBrowserServer = (): Promise<BrowserServer> => chromium.launchServer(launchOptions('wide'))

/** A line of one's own to it: closing it closes the visits that were opened by it. */
export const launchBrowser = (): Promise<Browser> => chromium.connect(inject('browserUrl'))

export const launchOwnBrowser = (fonts: FontWidth, here: readonly string[] = []): Promise<Browser> => chromium.launch(launchOptions(fonts, here))
