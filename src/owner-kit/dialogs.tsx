/** Where dialogs appear. What draws them is a tenth of the area's first load, so it comes when the owner first moves: before the press that asks. */
import { useEffect, useState, type ComponentType } from 'react'
import { loadFromSite } from './site-state.ts'

type Host = ComponentType<{ onReady: () => void }>

const loadHost = async (): Promise<Host> => (await loadFromSite(() => import('./dialog-host.tsx'))).DialogHost

let show: ((host: Host, onReady: () => void) => void) | undefined
let ready: Promise<void> | undefined

async function mount(): Promise<void> {
  const host = await loadHost()
  const { promise, resolve } = Promise.withResolvers<void>()
  show?.(host, resolve)
  await promise
}

/** Resolves when a dialog can be opened; rejects when what draws it could not be loaded, and tries anew the next time. */
export function dialogsReady(): Promise<void> {
  ready ??= mount().catch((error: unknown) => {
    ready = undefined
    throw error
  })
  return ready
}

const firstMoves = ['pointermove', 'pointerdown', 'keydown'] as const

/** A question tries anew. */
const comeAhead = (): void => void dialogsReady().catch(() => {})

/** Stands once in the area, below its theme. */
export function Dialogs() {
  const [shown, setShown] = useState<{ Host: Host; onReady: () => void }>()
  useEffect(() => {
    show = (Host, onReady) => setShown({ Host, onReady })
    for (const move of firstMoves) window.addEventListener(move, comeAhead, { once: true, passive: true })
    return () => {
      for (const move of firstMoves) window.removeEventListener(move, comeAhead)
      show = undefined
      ready = undefined
    }
  }, [])
  return shown && <shown.Host onReady={shown.onReady} />
}
