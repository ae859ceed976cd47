/** What the browser finds in the form when it sends without leaving the page. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteName } from '../platform/site-name.ts'
import { ContactForm } from './contact-form.tsx'
import { emptyForm } from './message-form-state.ts'

test.each([
  ['sent', 'Bericht verzonden'],
  ['wrong', 'Fout: Contact'],
])('the message of %s says how the page is called while it shows', (outcome, title) => {
  const html = renderToStaticMarkup(<ContactForm form={emptyForm()} />)
  expect(html).toContain(`data-outcome="${outcome}" data-page-title="${title} | ${siteName()}"`)
})
