/** The Chromium that pages are measured with: `$CHROME_PATH`, or the one of the machine. */
import { chromium, type Browser } from 'playwright-core'
import { findFreePort } from './child-process.ts'

const FLAGS = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']

/** `port` is the one of its debugger. */
export async function withBrowser<T>(use: (browser: Browser, port: number) => Promise<T>): Promise<T> {
  const port = await findFreePort()
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] || '/usr/bin/chromium',
    chromiumSandbox: false,
    args: ['--headless=new', `--remote-debugging-port=${port}`, ...FLAGS],
  })
  try {
    return await use(browser, port)
  } finally {
    await browser.close()
  }
}
