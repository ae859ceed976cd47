/** The contact page: how to reach us, and the form. */
import type { ReactNode } from 'react'
import '../ui/styles/form.css'
import './contact.css'
import { ContactLines, type ContactDetails } from '../frame/site-footer.tsx'
import { contactTexts, privacySentence } from './contact.nl.ts'

interface ContactPageProps {
  site: ContactDetails
  /** Days that messages are kept. */
  keptDays: number
  /** Host of the form-mail service that messages go through, if they do. */
  service: string | undefined
  children: ReactNode
}

export function ContactPage({ site, keptDays, service, children }: ContactPageProps) {
  return (
    <div className="wrap contact-page">
      <header className="contact-intro">
        <h1>{contactTexts.title}</h1>
        <p>{contactTexts.lead}</p>
      </header>
      <section className="contact-details" aria-labelledby="gegevens-titel">
        <h2 id="gegevens-titel">{contactTexts.details}</h2>
        <ContactLines site={site} />
        <p>
          {contactTexts.detailsNote} <a href="/">{contactTexts.toAssistant}</a>.
        </p>
      </section>
      <section className="contact-write" aria-labelledby="bericht-titel">
        <h2 id="bericht-titel">{contactTexts.form}</h2>
        {children}
        <p className="contact-privacy">
          {privacySentence(keptDays, service)} <a href="/privacy-policy">{contactTexts.privacyLink}</a>.
        </p>
      </section>
    </div>
  )
}
