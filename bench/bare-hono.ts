/** The peer that ratios are taken against: a bare Hono app with one stored page and one redirect. Arguments: port, file of the page. */
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const [port, pageFile] = process.argv.slice(2)
const page = readFileSync(pageFile ?? '')
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }

const peer = new Hono()
  .get('/readyz', (c) => c.text('ready'))
  .get('/testament', (c) => c.body(page, 200, headers))
  .get('/out/testament', (c) => c.redirect('https://example.com/testament', 302))

serve({ fetch: peer.fetch, hostname: '127.0.0.1', port: Number(port) })
