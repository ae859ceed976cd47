/** The two steps in which quotes are asked for, as the visitor reads them. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { emptyForm } from '../../src/contact/message-form-state.ts'
import { NotaryForm } from '../../src/notaries/notary-form.tsx'
import { saveQuoteOffice } from '../../src/quotes/save-quote-office.ts'
import { RequestPageBody, requestTitle } from '../../src/quotes/request-page.tsx'
import { answerRequest, type RequestPage } from '../../src/quotes/view-request-page.ts'
import { owner } from '../factories/context.ts'
import { addQuoteOffice, ORIGIN, quoteServices } from '../factories/quotes.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

async function open({ context }: Opened, query: string): Promise<RequestPage> {
  const answer = await answerRequest(context, new Request(`${ORIGIN}/offerte${query}`), quoteServices)
  if (!('view' in answer)) throw new Error(JSON.stringify(answer))
  return answer.view
}

const html = (view: RequestPage): string => renderToStaticMarkup(createElement(RequestPageBody, { view, script: '/aanvraag.js' }))
const nobody = 'Voor een testament in Utrecht neemt nu geen kantoor'

onBothDatabases('the steps of asking for quotes', (openSite) => {
  test('where no office can be asked the second step says so before its first question, and with an office it does not', async () => {
    await using site = await openSite()
    const without = html(await open(site, '?akte=testament&plaats=utrecht'))
    expect(without).toContain(`${nobody} via ons aanvragen aan. U maakt daarom een brief die u zelf verstuurt.`)
    expect(without.indexOf(nobody)).toBeLessThan(without.indexOf('<form'))
    await addQuoteOffice(site, 'Kantoor Noord')
    expect(html(await open(site, '?akte=testament&plaats=utrecht'))).not.toContain(nobody)
  })

  test('where no office speaks the language the same place says that', async () => {
    await using site = await openSite()
    await addQuoteOffice(site, 'Kantoor Noord')
    const speaker = await addQuoteOffice(site, 'Kantoor Zuid')
    await site.context.db.updateTable('elk_notaries').set({ languages: '["Nederlands","Engels"]' }).where('id', '=', speaker).execute()
    const asOwner = { ...site.context.as(owner), offices: quoteServices.offices }
    await saveQuoteOffice(asOwner, { id: speaker, takesRequests: false, capacity: 5, email: 'kantoor-zuid@kantoor.example' })
    const shown = html(await open(site, '?akte=testament&plaats=utrecht&taal=engels'))
    expect(shown).toContain(`${nobody} dat Engels spreekt via ons aanvragen aan.`)
    expect(shown).toContain('Uw taal staat erin.')
  })

  test.each([
    ['?akte=&plaats=&wanneer=maand', ['offerte-akte', 'offerte-plaats']],
    ['?akte=testament&plaats=Utrech&wanneer=maand', ['offerte-plaats']],
    ['?akte=testament&plaats=3511&wanneer=maand', ['offerte-plaats']],
  ])('the first step that cannot go on says so in its title and in a box with the way to each field: %s', async (query, ids) => {
    await using site = await openSite()
    const view = await open(site, query)
    expect([view.status, requestTitle(view)]).toEqual([422, 'Fout: Offertes aanvragen'])
    const [, box = ''] = /role="alert"(.*?)<\/div>/.exec(html(view)) ?? []
    expect([...box.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(ids)
    for (const id of ids) expect(html(view)).toMatch(new RegExp(`id="${id}"[^>]* aria-invalid="true"|aria-invalid="true"[^>]* id="${id}"`))
  })

  test('an untouched first step is called by its name and has no box', async () => {
    await using site = await openSite()
    for (const query of ['', '?akte=testament', '?akte=testament&plaats=utrecht&stap=1']) {
      const view = await open(site, query)
      expect([view.status, requestTitle(view)]).toEqual([200, 'Offertes aanvragen'])
      expect(html(view)).not.toContain('role="alert"')
    }
  })

  test('a field that may stay empty is marked alike in the forms of a request and of a notary', async () => {
    await using site = await openSite()
    const privacy = { kind: 'owner', sentence: '' } as const
    const form = renderToStaticMarkup(createElement(NotaryForm, { notaryId: '', notaryName: '', form: emptyForm(), prefix: 'x', privacy, cancel: null }))
    for (const page of [form, html(await open(site, '?akte=testament&plaats=utrecht'))]) expect(page).toContain('(niet verplicht)')
  })
})
