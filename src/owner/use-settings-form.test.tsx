// @vitest-environment screen
/** What the form of the general settings keeps, says and sends, with one of its cards. */
import { createRoot, type Root } from 'react-dom/client'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConflictNote } from '../owner-kit/conflict-note.tsx'
import { conflictTexts } from '../owner-kit/conflict.nl.ts'
import { FaultSummary } from '../owner-kit/fault-summary.tsx'
import { forgetDrafts } from '../owner-kit/unsaved.ts'
import { defaultsOf } from '../settings/setting.ts'
import { generalTexts } from './admin.nl.ts'
import { allSettings } from './all-settings.ts'
import { SettingsCard } from './setting-field.tsx'
import { settingsForm } from './settings-form.ts'
import { useSettingsForm } from './use-settings-form.ts'

/** The server: what is stored, what was sent, and what it answers to that in turn. */
interface Place {
  stored: Record<string, unknown>
  sent: Record<string, unknown>[]
  answers: (() => Response | Promise<Response>)[]
}

const saved = () => Response.json({ cleared: [] })
const problem = (status: number, body: object) => () => Response.json(body, { status })

function answer(place: Place, request: Request): Promise<Response> | Response {
  if (new URL(request.url, 'http://localhost').pathname !== '/api/admin/settings') return Response.json({ code: 'not_found' }, { status: 404 })
  if (request.method === 'GET') return Response.json(place.stored)
  return request.json().then((body: Record<string, unknown>) => {
    place.sent.push(body)
    return place.answers.shift()!()
  })
}

function Form() {
  const { form, query, dirty, saving, save, conflict, refusals } = useSettingsForm(true)
  if (!query.data) return null
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {conflict && <ConflictNote busy={saving} {...conflict} />}
      <FaultSummary errors={form.errors} refusals={refusals} />
      <SettingsCard form={form} card="company" id="company" heading="Bedrijf" note="" />
      <p id="state">{dirty ? generalTexts.unsaved : ''}</p>
    </form>
  )
}

let root: Root
let place: Place

const settled = () => new Promise((resolve) => setTimeout(resolve, 100))

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const masks = Object.fromEntries(Object.keys(allSettings).map((key) => [`${key}_masked`, '']))
  const beside = { origin: 'http://localhost', provider_hosts: [], unreadable: [], smtp_url_of_environment: false }
  place = { stored: { ...defaultsOf(allSettings), ...masks, ...beside, company_address: 'Singel 1, Amsterdam' }, sent: [], answers: [] }
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) =>
    answer(place, input instanceof Request ? input : new Request(new URL(input, 'http://localhost'), init)),
  )
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main')!)
  root.render(
    <MantineProvider env="test">
      <Notifications />
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Form />
      </QueryClientProvider>
    </MantineProvider>,
  )
  for (let n = 0; n < 40 && document.querySelector('form') === null; n += 1) await settled()
})

afterEach(async () => {
  root.unmount()
  await settled()
  forgetDrafts()
})

function input(name: 'company_address' | 'company_kvk' | 'contact_phone'): HTMLInputElement {
  const label = [...document.querySelectorAll('label')].find((one) => one.textContent === settingsForm.formOf(name).label)!
  return document.getElementById(label.htmlFor) as HTMLInputElement
}

async function type(name: Parameters<typeof input>[0], text: string): Promise<void> {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input(name), text)
  input(name).dispatchEvent(new Event('input', { bubbles: true }))
  await settled()
}

async function save(): Promise<void> {
  document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await settled()
}

const state = () => document.querySelector('#state')?.textContent

test('only what was changed is sent, with what the screen had seen of it, and once', async () => {
  const waiting = Promise.withResolvers<Response>()
  place.answers.push(() => waiting.promise)
  await type('company_address', 'Gracht 2, Utrecht')
  expect(state()).toBe(generalTexts.unsaved)
  await save()
  await save()
  expect(place.sent).toEqual([{ company_address: 'Gracht 2, Utrecht', seen: { company_address: 'Singel 1, Amsterdam' } }])
  place.stored = { ...place.stored, company_address: 'Gracht 2, Utrecht' }
  waiting.resolve(saved())
  await settled()
  expect([input('company_address').value, state()]).toEqual(['Gracht 2, Utrecht', ''])
})

test('a refused setting is told at its field, which gets the focus, and what was typed stays', async () => {
  place.answers.push(problem(422, { code: 'invalid_input', fields: ['company_kvk'] }))
  await type('company_kvk', '12')
  await type('company_address', 'Gracht 2, Utrecht')
  await save()
  const { label } = settingsForm.formOf('company_kvk')
  expect(document.querySelector('.fault-summary li')?.textContent).toContain(`${label}: `)
  expect([document.activeElement, input('company_kvk').getAttribute('aria-invalid')]).toEqual([input('company_kvk'), 'true'])
  expect([input('company_kvk').value, input('company_address').value, state()]).toEqual(['12', 'Gracht 2, Utrecht', generalTexts.unsaved])
})

test('a setting that another screen changed is told, what was typed stays, and it is saved over that only when asked', async () => {
  place.answers.push(problem(409, { code: 'conflict' }), saved)
  await type('company_address', 'Gracht 2, Utrecht')
  place.stored = { ...place.stored, company_address: 'Plein 3, Den Haag' }
  await save()
  expect(document.querySelector('[role=alert][data-tone=warn]')?.textContent).toContain(conflictTexts.title)
  expect([input('company_address').value, place.sent.length]).toEqual(['Gracht 2, Utrecht', 1])
  ;[...document.querySelectorAll('button')].find((one) => one.textContent === conflictTexts.mine)!.click()
  await settled()
  expect(place.sent[1]).toEqual({ company_address: 'Gracht 2, Utrecht', seen: { company_address: 'Plein 3, Den Haag' } })
})
