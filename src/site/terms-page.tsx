/** The terms of use of the site. */
import { Prose } from '../ui/prose.tsx'
import { TextPage } from '../ui/text-page.tsx'
import { CompanyDetails } from '../frame/company-details.tsx'
import type { Company } from '../frame/company.ts'
import { siteName } from '../platform/site-name.ts'
import { additionSections } from './page-addition.tsx'
import type { PageText } from './page-text.ts'
import { identityText, termsBodies, termsSectionTitles, termsTexts } from './terms.nl.ts'

interface TermsPageProps {
  company: Company
  /** What the owner has not filled in, as a sentence. */
  missing: string | undefined
  /** Day of this version: '22 november 2026'. */
  version: string
  terms: Parameters<typeof termsBodies>[0]
  /** What the owner added. */
  addition: PageText | undefined
}

export function TermsPage({ company, missing, version, terms, addition }: TermsPageProps) {
  const bodies = termsBodies(terms)
  const identity = (
    <>
      <Prose text={identityText()} />
      <CompanyDetails company={company} />
    </>
  )
  const sections = Object.entries(termsSectionTitles).map(([id, title]) => ({
    id,
    title,
    body: id === 'wie-wij-zijn' ? identity : <Prose text={bodies[id as keyof typeof bodies]} />,
  }))
  const last = sections.length + 1
  return (
    <TextPage
      title={termsTexts.title}
      meta={termsTexts.version(version)}
      lead={termsTexts.lead}
      notice={missing}
      contentsTitle={termsTexts.contents}
      sections={[...sections, ...additionSections(addition, company.legalName ?? siteName(), (title) => `${last}. ${title}`)]}
    />
  )
}
