/** The accessibility statement: the standard, what was tested, what is not known, and how to report a problem. */
import { Prose } from '../ui/prose.tsx'
import { TextPage } from '../ui/text-page.tsx'
import { accessibilityBodies, accessibilitySectionTitles, accessibilityTexts as texts } from './accessibility.nl.ts'

/** `changed`: '23 november 2026'. */
export function AccessibilityPage({ changed }: { changed: string }) {
  const sections = Object.entries(accessibilitySectionTitles).map(([id, title]) => ({
    id,
    title,
    body: <Prose text={accessibilityBodies[id as keyof typeof accessibilityBodies]} />,
  }))
  return <TextPage title={texts.title} meta={texts.changed(changed)} lead={texts.lead} contentsTitle={texts.contents} sections={sections} />
}
