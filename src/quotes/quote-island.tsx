/**
 * The second step in its page: rendered by the server, asleep until the visitor touches it. What is wrong with a form that was sent as a page is a page that was sent:
 * who goes back to it is asked whether to send it again, and who does not loses what was typed. Awake, it is sent without leaving the page.
 */
import { createElement, type ReactNode } from 'react'
import { wakeScript } from '../ui/wake-script.ts'

/** `script` is the address of the browser module. */
export function QuoteIsland({ script, children }: { script: string; children: ReactNode }) {
  const wake = { onpointerover: wakeScript, onpointerdown: wakeScript, onkeyup: wakeScript, oninput: wakeScript }
  return createElement('quote-island', { 'data-src': script, ...wake }, children)
}
