/** What the browser finds in the form when it sends without leaving the page. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteName } from '../platform/site-name.ts'
import { ContactForm } from './contact-form.tsx'
import { emptyValues } from './contact-form-state.ts'

test.each([
  ['sent', 'Bericht verzonden'],
  ['wrong', 'Fout: Contact'],
])('the message of %s says how the page is called while it shows', (outcome, title) => {
  const html = renderToStaticMarkup(<ContactForm form={{ outcome: 'idle', values: emptyValues, faults: {}, submissionKey: 'x' }} />)
  expect(html).toContain(`data-outcome="${outcome}" data-page-title="${title} | ${siteName()}"`)
})
