/** The contents of the tab Algemeen: the way to each card of a long page, in groups. It stays in sight and says where one is. */
import { useEffect, useRef, useState } from 'react'
import { generalTexts, sectionGroups } from './admin.nl.ts'
import { useInSight } from './use-in-sight.ts'

const ids = sectionGroups.flatMap(({ sections }) => Object.keys(sections))

/** A heading that is above this line has been reached, in pixels from the top of the window. */
const REACHED = 140

/** The id of the last heading that was scrolled past; cards that come later are found too. */
function useReached(): string | undefined {
  const [reached, setReached] = useState(ids[0])
  useEffect(() => {
    const look = () => {
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      const line = isAtEnd ? innerHeight : REACHED
      setReached(ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line) ?? ids[0])
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return reached
}

export function SectionList() {
  const list = useRef<HTMLElement>(null)
  const reached = useReached()
  useInSight(list, `[href="#${reached}"]`)
  return (
    <nav ref={list} className="section-list" aria-label={generalTexts.sections}>
      {sectionGroups.map(({ label, sections }) => (
        <div key={label} role="group" aria-label={label}>
          <span aria-hidden>{label}</span>
          {Object.entries(sections).map(([id, name]) => (
            <a key={id} href={`#${id}`} aria-current={id === reached || undefined}>
              {name}
            </a>
          ))}
        </div>
      ))}
    </nav>
  )
}
