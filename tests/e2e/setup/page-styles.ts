/** The styles that stand in a page against those its policy lets a browser use. */
import { createHash } from 'node:crypto'

/** Attributes and hash of each `<style>` in a page. */
export const stylesIn = (html: string): [attributes: string, hash: string][] =>
  [...html.matchAll(/<style\b([^>]*)>([\s\S]*?)<\/style>/g)].map(([, attributes = '', css = '']) => [
    attributes,
    createHash('sha256').update(css).digest('base64'),
  ])

/** The hash that a Content-Security-Policy allows beside the files of the site. */
export const allowedStyle = (policy: string): string | undefined => /; style-src 'self' 'sha256-([^']+)';/.exec(policy)?.[1]
