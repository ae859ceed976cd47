/** The card 'Actueel & Interessant': the newest text of the owner, refreshed by itself. */
import { useEffect, useState } from 'react'
import { newsTexts } from '../frame/site.nl.ts'
import { LinkedText } from '../ui/linked-text.tsx'

const REFRESH_MS = 60_000

/** Undefined when it could not be read; what is shown then stays. */
async function fetchNews(signal: AbortSignal): Promise<string[] | undefined> {
  try {
    const response = await fetch('/api/homepage-content', { signal })
    if (!response.ok) return undefined
    const body = (await response.json()) as { paragraphs?: unknown }
    return Array.isArray(body.paragraphs) ? body.paragraphs.filter((paragraph) => typeof paragraph === 'string') : undefined
  } catch {
    return undefined
  }
}

/** `paragraphs` is what the server knew when it made the page; without JavaScript that is what is read. */
export function NewsCard({ paragraphs }: { paragraphs: readonly string[] }) {
  const [shown, setShown] = useState(paragraphs)
  const [loading, setLoading] = useState(true)
  useEffect(() => {
    const leaving = new AbortController()
    const refresh = async () => {
      const latest = await fetchNews(leaving.signal)
      if (leaving.signal.aborted) return
      if (latest) setShown((known) => (latest.join('\n\n') === known.join('\n\n') ? known : latest))
      setLoading(false)
    }
    const refreshIfSeen = () => void (document.visibilityState === 'visible' && refresh())
    void refresh()
    const timer = setInterval(refreshIfSeen, REFRESH_MS)
    document.addEventListener('visibilitychange', refreshIfSeen)
    return () => {
      leaving.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshIfSeen)
    }
  }, [])
  return <NewsText paragraphs={shown} loading={loading} />
}

/** The card as it stands on the page; nothing where there is no text. */
export function NewsText({ paragraphs, loading = false }: { paragraphs: readonly string[]; loading?: boolean }) {
  if (paragraphs.length === 0) return null
  return (
    <section className="news-card" aria-labelledby="actueel" aria-busy={loading}>
      <h2 id="actueel">{newsTexts.title}</h2>
      <div className="news-text">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <span>
              <LinkedText text={paragraph} />
            </span>
          </p>
        ))}
      </div>
      <p className="news-note">{newsTexts.note}</p>
    </section>
  )
}
