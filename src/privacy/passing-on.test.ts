/** The privacy page names everyone who gets data, so nothing else may send any. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Asks for an address that is no path of this site, or loads what talks to another server. */
const CALLS_OUT = /(?<![.\w])fetch\((?!['"`]\/)|import\('nodemailer'\)|from 'node:(?:https|tls|dgram)'|new WebSocket\(/

test('only the ways by which messages are delivered, the model and the programs that the owner chose and the look at a link call another server', () => {
  const files = globSync('src/**/*.{ts,tsx,astro}').filter((file) => !file.includes('.test.'))
  const calling = files.filter((file) => CALLS_OUT.test(readFileSync(file, 'utf8')))
  // A new one changes what the privacy page says of passing on: write it there, then add it here.
  expect(calling.toSorted()).toEqual([
    'src/assistant/model/guarded-fetch.ts',
    // To form-mail services, and to the addresses of webhooks, which get ids only.
    'src/mail/post-to.ts',
    'src/mail/smtp-transport.ts',
    // Looks whether the destination of a link answers. Knows nothing of a visitor, so it passes nothing on.
    'src/redirects/health/probe.ts',
  ])
})
