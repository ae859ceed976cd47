/** A page of happy-dom for a screen, and what Node has for the site that answers it: both run in one process. */
import { builtinEnvironments, type Environment } from 'vitest/runtime'

/** The site's code gets those of Node, as in life; a screen asks nothing of them that only a browser's have. */
const ofNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'URL',
  'URLSearchParams',
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'MessagePort',
]

export default {
  name: 'screen',
  viteEnvironment: 'ssr',
  async setup(global: object, options) {
    const mode = process.env['NODE_ENV']
    // React as visitors get it; the one for development draws in twice the time.
    process.env['NODE_ENV'] = 'production'
    const kept = ofNode.map((name) => [name, Object.getOwnPropertyDescriptor(global, name)] as const)
    const page = await builtinEnvironments['happy-dom'].setup(global, options)
    for (const [name, own] of kept) if (own) Object.defineProperty(global, name, own)
    // What a field that grows with its text listens to; here no font ever comes.
    Object.defineProperty(document, 'fonts', { value: Object.assign(new EventTarget(), { ready: Promise.resolve() }) })
    return {
      async teardown(after: object) {
        await page.teardown(after)
        process.env['NODE_ENV'] = mode
      },
    }
  },
} satisfies Environment
