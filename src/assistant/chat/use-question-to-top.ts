/** Brings the newest question to the top of the page, under the header, when it is asked and when a conversation is there again. Never moves the reader afterwards. */
import { useLayoutEffect, useRef, type RefObject } from 'react'

/** `question` is the id of the last one asked here; undefined moves nothing. */
export function useQuestionToTop(question: string | undefined): RefObject<HTMLDivElement | null> {
  const transcript = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const list = transcript.current?.querySelector('ol')
    const last = [...(list?.querySelectorAll<HTMLElement>('.chat-question') ?? [])].at(-1)
    if (!list || !last) return
    // What was never drawn has a height by guess; it is drawn once, and from then on the browser remembers.
    list.dataset['whole'] = ''
    // What the window shows beside the answer that comes, whose room is kept by the style.
    const form = transcript.current?.parentElement?.querySelector<HTMLElement>('.chat-form')
    list.style.setProperty('--beside', `${last.offsetHeight + (form?.offsetHeight ?? 0)}px`)
    last.scrollIntoView({ block: 'start', behavior: 'instant' })
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => delete list.dataset['whole']))
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new question is what moves the page, though it is read from the page
  }, [question])
  return transcript
}
