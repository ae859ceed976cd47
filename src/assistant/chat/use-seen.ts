/** Tells once that an element was seen: at least half of it stood in view, below the header of the site, for a second. */
import { useEffect, useRef, type RefObject } from 'react'

const HALF = 0.5
const MOMENT_MS = 1_000

export function useSeen(onSeen: (() => void) | undefined): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  const tell = useRef(onSeen)
  useEffect(() => {
    const target = element.current
    if (!target || !tell.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      // Nobody looks at a tab that lies behind another.
      if (document.visibilityState !== 'visible') return wait()
      observer.disconnect()
      tell.current?.()
    }
    const wait = (): void => void (timer = setTimeout(look, MOMENT_MS))
    const header = getComputedStyle(document.documentElement).getPropertyValue('--header') || '0px'
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer)
        if (entries.at(-1)!.intersectionRatio >= HALF) wait()
      },
      { threshold: HALF, rootMargin: `-${header.trim()} 0px 0px 0px` },
    )
    observer.observe(target)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [])
  return element
}
