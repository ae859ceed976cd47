import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OfficePageBody, officeTitle } from './office-page.tsx'
import { OwnPageBody, ownTitle, type ShownOwn } from './own-page.tsx'
import type { ProofView } from './view-office-page.ts'

const unconfirmed = (status: number) =>
  ({ view: { status, state: 'unconfirmed', deed: { phrase: 'een testament' }, form: { faults: {} } } }) as unknown as ShownOwn

const prove: ProofView = { stage: 'prove', status: 200, link: 'a', isForDesk: false, office: 'Kantoor Noord', sentTo: 'noord@voorbeeld.nl', verdict: undefined }

test('the title of the window says what is to be done with a request that is not confirmed, and that it went wrong', () => {
  expect(ownTitle(unconfirmed(200))).toBe('Bevestig uw aanvraag: offertes voor een testament')
  expect(ownTitle(unconfirmed(422))).toBe('Fout: Bevestig uw aanvraag: offertes voor een testament')
})

test('who got no mail since the address was wrong has a way on', () => {
  expect(renderToStaticMarkup(<OwnPageBody answer={{ gone: 'sent', status: 200 }} />)).toMatch(/fout in het e-mailadres.*<a href="\/offerte">/)
})

test('a code that is wrong is told in the title of the window and within its form, above the field', () => {
  const wrong = { view: { ...prove, status: 422, verdict: 'wrong' as const } }
  expect([officeTitle({ view: prove }), officeTitle(wrong)]).toEqual([
    'Eerst een keer bewijzen dat u van het kantoor bent',
    'Fout: Eerst een keer bewijzen dat u van het kantoor bent',
  ])
  expect(renderToStaticMarkup(<OfficePageBody answer={wrong} />)).toMatch(/<form[^>]*><div class="contact-outcome"/)
})
