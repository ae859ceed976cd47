/** The page 'Over ons': who is behind the site, what it does and does not, who pays, and how texts and lists come about. */
import type { ReactNode } from 'react'
import { Prose } from '../ui/prose.tsx'
import { TextPage } from '../ui/text-page.tsx'
import {
  aboutSectionTitles,
  aboutTexts,
  contactText,
  countedText,
  errorText,
  moneyText,
  orderText,
  partnersText,
  textsText,
  whatNotText,
  whatText,
  whoText,
} from './about.nl.ts'
import type { Responsibility } from '../articles/responsibility.nl.ts'
import { CompanyDetails } from '../frame/company-details.tsx'
import type { Company } from '../frame/company.ts'

interface AboutPageProps {
  company: Company
  /** What the owner has not filled in, as a sentence. */
  missing: string | undefined
  /** '22 november 2026' */
  changed: string
  coverage: string | undefined
  /** An office on the list takes messages. */
  forwards: boolean
  responsibility: Responsibility
  /** What was counted for the claims that are shown; empty: none is. */
  counted: readonly string[]
}

export function AboutPage({ company, missing, changed, coverage, forwards, responsibility, counted }: AboutPageProps) {
  const bodies: Record<keyof typeof aboutSectionTitles, ReactNode> = {
    'wie-wij-zijn': (
      <>
        <Prose text={whoText()} />
        <CompanyDetails company={company} />
      </>
    ),
    'wat-wij-doen': <Prose text={whatText({ forwards })} />,
    'wat-wij-niet-doen': <Prose text={whatNotText(coverage)} />,
    geld: <Prose text={moneyText} />,
    teksten: <Prose text={textsText(responsibility)} />,
    telling: counted.length > 0 && <Prose text={countedText(counted)} />,
    volgorde: <Prose text={orderText} />,
    partners: <Prose text={partnersText} />,
    bereiken: <Prose text={contactText} />,
    fout: <Prose text={errorText} />,
  }
  return (
    <TextPage
      title={aboutTexts.title}
      meta={aboutTexts.changed(changed)}
      lead={aboutTexts.lead}
      notice={missing}
      contentsTitle={aboutTexts.contents}
      sections={Object.entries(aboutSectionTitles)
        .map(([id, title]) => ({ id, title, body: bodies[id as keyof typeof bodies] }))
        .filter(({ body }) => body !== false)}
    />
  )
}
