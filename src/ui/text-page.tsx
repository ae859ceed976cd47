/** A page of text that is read at leisure: a heading, what it comes down to, sections, and a list of them to go by. */
import type { ReactNode } from 'react'
import './styles/text-page.css'
import { HeadingText } from './heading-text.tsx'

export interface TextSection {
  /** Anchor. */
  id: string
  title: string
  body: ReactNode
}

interface TextPageProps {
  title: string
  /** Such as the day of the last change. */
  meta: string
  lead: string
  /** What the reader must know before anything else. */
  notice?: string | undefined
  contentsTitle: string
  sections: readonly TextSection[]
}

export function TextPage({ title, meta, lead, notice, contentsTitle, sections }: TextPageProps) {
  return (
    <div className="wrap text-page">
      <header>
        <h1>
          <HeadingText text={title} />
        </h1>
        <p className="text-page-meta">{meta}</p>
        <p className="text-page-lead">{lead}</p>
        {notice && <p className="notice text-page-notice">{notice}</p>}
      </header>
      <nav className="text-page-contents" aria-labelledby="inhoudsopgave">
        <h2 id="inhoudsopgave">{contentsTitle}</h2>
        <ol>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="text-page-body">
        {sections.map(({ id, title: name, body }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{name}</h2>
            {body}
          </section>
        ))}
      </div>
    </div>
  )
}
