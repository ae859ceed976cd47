/** What the owner added to a page, as its last section. */
import { renderToStaticMarkup } from 'react-dom/server'
import { formatDay } from '../figures/figure-tokens.ts'
import { dayOf } from '../platform/dutch-time.ts'
import { Prose } from '../ui/prose.tsx'
import type { TextSection } from '../ui/text-page.tsx'
import { additionTexts as texts } from './page-addition.nl.ts'
import type { PageText } from './page-text.ts'

/** None where nothing was added. */
export function additionSections(text: PageText | undefined, company: string, titled: (title: string) => string = (title) => title): TextSection[] {
  if (!text) return []
  const body = (
    <>
      <Prose text={text.content} />
      {text.changedAt && <p className="text-page-meta">{texts.changed(formatDay(dayOf(text.changedAt)))}</p>}
    </>
  )
  return [{ id: texts.anchor, title: titled(texts.title(company)), body }]
}

export const renderAddition = (content: string): string => renderToStaticMarkup(<Prose text={content} />)
