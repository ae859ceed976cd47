/** Tells the server that the owner is at work here: while the screen is touched, once a minute at most. A screen that only stands open says nothing. */
import { useEffect } from 'react'
import { ownSessionCalls } from './owner-calls.ts'

const EVERY_MS = 60_000
const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

export function useKeepSession(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return undefined
    let saidAt = Date.now()
    const say = () => {
      if (document.hidden || Date.now() - saidAt < EVERY_MS) return
      saidAt = Date.now()
      // A call that fails is no matter: the next touch says it again, and the next answer of the server tells of a session that ended.
      ownSessionCalls.api.admin.session.$put().catch(() => {})
    }
    for (const touch of touches) window.addEventListener(touch, say, { passive: true, capture: true })
    return () => {
      for (const touch of touches) window.removeEventListener(touch, say, { capture: true })
    }
  }, [signedIn])
}
