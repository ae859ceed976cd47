/** Guards what is typed in one form: kept while it is not saved, and asked about before the form would go off the screen. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { addressNow } from './address.ts'
import { addForm, draftOf, dropDraft, keepDraft, type Draft } from './unsaved.ts'

interface Unsaved {
  /** Of the form and what it is about, such as `notaris/<id>`. */
  name: string
  /** Parameters of the address that say where it stands: when one of them changes it goes off the screen. */
  place: readonly string[]
  isUnsaved: () => boolean
  draft: () => Draft
}

interface Guarded {
  /** What is typed counts no more: it was thrown away on purpose, or saved. */
  discard: () => void
  /** What is typed from here on counts again. */
  resume: () => void
}

/** Asks before what is on the screen goes off it. Nothing of it is kept. */
export function useGuard(names: readonly string[], isUnsaved: () => boolean, onDiscard?: () => void): void {
  const isLost = useEffectEvent(isUnsaved)
  const discard = useEffectEvent(() => onDiscard?.())
  const begin = useEffectEvent(() => {
    const here = addressNow()
    const place = names.map((parameter) => [parameter, here.get(parameter)] as const)
    const staysAt = (search: string) => {
      const there = new URLSearchParams(search)
      return place.every(([parameter, value]) => there.get(parameter) === value)
    }
    return addForm({ isUnsaved: () => isLost(), staysAt, discard: () => discard() })
  })
  useEffect(() => begin(), [])
}

export function useUnsaved({ name, place, isUnsaved, draft }: Unsaved): Guarded {
  const discarded = useRef(false)
  const resume = () => {
    discarded.current = false
  }
  const counts = () => !discarded.current && isUnsaved()
  const discard = () => {
    discarded.current = true
    dropDraft(name)
  }
  useGuard(place, counts, discard)
  // After each time it is shown, since whatever is typed shows.
  useEffect(() => {
    if (counts()) keepDraft(name, draft())
    else dropDraft(name)
  })
  return { discard, resume }
}

interface KeptState<T> {
  typed: T
  setTyped: (typed: T) => void
  discard: () => void
}

/** As `useState`, for a small form: what differs from `start` is guarded. */
export function useKeptState<T>(name: string, place: readonly string[], start: T): KeptState<T> {
  const [typed, setTyped] = useState(() => draftOf<T>(name)?.values ?? start)
  const isUnsaved = () => JSON.stringify(typed) !== JSON.stringify(start)
  const { discard, resume } = useUnsaved({ name, place, isUnsaved, draft: () => ({ values: typed, base: start }) })
  const type = (text: T) => {
    resume()
    setTyped(text)
  }
  return { typed, setTyped: type, discard }
}
