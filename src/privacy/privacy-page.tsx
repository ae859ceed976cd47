/** The privacy page: what it comes down to, who answers for it, what is kept, the rights of visitors and the use of AI. */
import type { ReactNode } from 'react'
import './privacy.css'
import { Prose } from '../ui/prose.tsx'
import { TextPage, type TextSection } from '../ui/text-page.tsx'
import type { PrivacyView, StoredDataView } from './privacy-view.ts'
import {
  aboutPageText,
  aiText,
  privacySectionTitles,
  privacyTexts,
  protectionText,
  responsibleText,
  rightsText,
  serviceText,
  shortText,
  storedIntro,
} from './privacy.nl.ts'

/** Closed it says what is kept and for how long; opened, the rest. */
function StoredCard({ item }: { item: StoredDataView }) {
  const lines = ['what', 'purpose', 'basis', 'kept', 'passedTo'] as const
  return (
    <details className="stored-card" id={item.id}>
      <summary>
        <h4>{item.title}</h4>
        <span>{item.kept}</span>
      </summary>
      <dl className="facts">
        {lines.map((line) => (
          <div key={line}>
            <dt>{privacyTexts.stored[line]}</dt>
            <dd>{item[line]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Stored({ groups }: Pick<PrivacyView, 'groups'>) {
  return (
    <>
      <p>{storedIntro}</p>
      {groups.map(({ id, title, items }) => (
        <div key={id} className="stored-group">
          <h3>{title}</h3>
          {items.map((item) => (
            <StoredCard key={item.id} item={item} />
          ))}
        </div>
      ))}
    </>
  )
}

interface PrivacyPageProps {
  view: PrivacyView
  /** Who is behind the site. */
  company: ReactNode
  /** Behind the sections of the site: what the owner added. */
  added: readonly TextSection[]
}

export function PrivacyPage({ view, company, added }: PrivacyPageProps) {
  const bodies: Record<keyof typeof privacySectionTitles, ReactNode> = {
    'kort-gezegd': <Prose text={shortText(view.passing)} />,
    dienstverlening: <Prose text={serviceText()} />,
    verantwoordelijk: (
      <>
        <Prose text={responsibleText} />
        {company}
      </>
    ),
    gegevensbescherming: <Prose text={protectionText(view.passing, view)} />,
    'wat-wij-bewaren': <Stored groups={view.groups} />,
    'uw-rechten': <Prose text={rightsText} />,
    'gebruik-van-ai': <Prose text={aiText({ demo: view.demo, model: view.passing.model, responsibility: view.responsibility })} />,
    'deze-pagina': <Prose text={aboutPageText(view.changed)} />,
  }
  const sections: TextSection[] = Object.entries(privacySectionTitles).map(([id, title]) => ({ id, title, body: bodies[id as keyof typeof bodies] }))
  return (
    <TextPage
      title={privacyTexts.title}
      meta={privacyTexts.changed(view.changed)}
      lead={privacyTexts.lead}
      notice={view.missing}
      contentsTitle={privacyTexts.contents}
      sections={[...sections, ...added]}
    />
  )
}
