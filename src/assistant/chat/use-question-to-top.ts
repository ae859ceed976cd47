/** Brings the newest question to the top of the list when it is asked, and when a conversation is there again, with room for the answer below, and never moves the reader afterwards. */
import { useLayoutEffect, useRef, type RefObject } from 'react'

const LIST_PADDING = 12

/** `question` is the id of the last one asked here; undefined moves nothing. */
export function useQuestionToTop(question: string | undefined): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = scroller.current
    const list = element?.querySelector('ol')
    const last = [...(list?.querySelectorAll<HTMLElement>('.chat-question') ?? [])].at(-1)
    if (!element || !list || !last) return
    // What was never drawn has a height by guess; it is drawn once, and from then on the browser remembers.
    list.dataset['whole'] = ''
    const top = last.offsetTop - LIST_PADDING
    // The list is made as long as this takes, once: what is put below the answer later changes nothing above it.
    list.style.minHeight = `${top + element.clientHeight}px`
    element.scrollTo({ top })
    // The page moves only when the question would stand below the header of the site, or outside the window.
    last.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => delete list.dataset['whole']))
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new question is what moves the list, though it is read from the page
  }, [question])
  return scroller
}
