/** The terms of use of the site. */
import { Prose } from '../ui/prose.tsx'
import { TextPage } from '../ui/text-page.tsx'
import { CompanyDetails } from '../frame/company-details.tsx'
import type { Company } from '../frame/company.ts'
import { identityText, termsBodies, termsSectionTitles, termsTexts } from './terms.nl.ts'

interface TermsPageProps {
  company: Company
  /** What the owner has not filled in, as a sentence. */
  missing: string | undefined
  /** Day of this version: '22 november 2026'. */
  version: string
}

export function TermsPage({ company, missing, version }: TermsPageProps) {
  const identity = (
    <>
      <Prose text={identityText} />
      <CompanyDetails company={company} />
    </>
  )
  const sections = Object.entries(termsSectionTitles).map(([id, title]) => ({
    id,
    title,
    body: id === 'wie-wij-zijn' ? identity : <Prose text={termsBodies[id as keyof typeof termsBodies]} />,
  }))
  return (
    <TextPage
      title={termsTexts.title}
      meta={termsTexts.version(version)}
      lead={termsTexts.lead}
      notice={missing}
      contentsTitle={termsTexts.contents}
      sections={sections}
    />
  )
}
