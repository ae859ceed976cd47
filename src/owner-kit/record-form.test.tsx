// @vitest-environment happy-dom
/** What every form of a record keeps, says and sends; the screens differ in their fields alone. */
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MantineProvider, TextInput } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RecordRow } from '../records/record-kind.ts'
import { ApiProblem } from './api-call.ts'
import { conflictTexts } from './conflict.nl.ts'
import { recordTexts } from './kit.nl.ts'
import { RecordForm } from './record-form.tsx'
import { RoleProvider } from './role.tsx'
import { forgetDrafts } from './unsaved.ts'
import { useRecordForm } from './use-record-form.ts'

interface Values {
  name: string
  town: string
}

interface Sent {
  values: Values
  row: RecordRow | undefined
}

/** The server: answers in turn what it is told to. */
interface Place {
  sent: Sent[]
  answers: (() => Promise<RecordRow>)[]
  version: number
}

const stored = { id: 'a', version: 3 }
const start: Values = { name: 'Kantoor', town: 'Utrecht' }
const labels: Values = { name: 'Naam', town: 'Plaats' }

function Form({ place }: { place: Place }) {
  const { form, ...state } = useRecordForm<Values, Values, RecordRow>({
    at: { one: 'proef' },
    row: stored,
    initialValues: start,
    draftOf: (values) => values,
    faultsOf: ({ name }) => (name === '' ? { name: 'Vul de naam in.' } : {}),
    refusedOf: (fields) => Object.fromEntries(fields.map((field) => [field, 'Dit klopt niet.'])),
    read: async () => ({ ...stored, version: place.version }),
    write: (values, row) => {
      place.sent.push({ values, row })
      return place.answers.shift()!()
    },
    refresh: async () => {},
    onCreated: () => {},
    texts: {
      saved: () => ({ title: 'Opgeslagen', message: 'Het staat er.' }),
      refused: { title: 'Niet opgeslagen', message: 'Er is iets mis.' },
      failed: { title: 'Mislukt', message: 'Probeer het later.' },
    },
  })
  return (
    <RecordForm id="proef" title="Proef" state={state} onReload={() => {}} onLeave={() => {}}>
      <TextInput id="naam" label={labels.name} {...form.getInputProps('name')} />
      <TextInput id="plaats" label={labels.town} {...form.getInputProps('town')} />
    </RecordForm>
  )
}

let root: Root
let place: Place

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  place = { sent: [], answers: [], version: 3 }
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main')!)
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <Notifications />
        <QueryClientProvider client={new QueryClient()}>
          <RoleProvider value="owner">
            <Form place={place} />
          </RoleProvider>
        </QueryClientProvider>
      </MantineProvider>,
    ),
  )
})

afterEach(async () => {
  await act(async () => root.unmount())
  forgetDrafts()
})

const input = (id: string): HTMLInputElement => document.querySelector<HTMLInputElement>(`#${id}`)!
const button = (text: string): HTMLButtonElement | undefined => [...document.querySelectorAll('button')].find((one) => one.textContent === text)
const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
const answersWith = (...answers: (() => Promise<RecordRow>)[]) => void place.answers.push(...answers)
const conflict = () => Promise.reject(new ApiProblem(409, { code: 'conflict' }))

async function type(id: string, text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input(id), text)
    input(id).dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function save(): Promise<void> {
  await act(async () => document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  await settled()
}

test('a fault of the rules is said above and at its field, which gets the focus; nothing is sent and what was typed stays', async () => {
  await type('naam', '')
  await type('plaats', 'Zwolle')
  await save()
  expect(place.sent).toEqual([])
  expect(document.querySelector('.fault-summary li')?.textContent).toBe('Naam: Vul de naam in.')
  expect(document.querySelector('#naam-error')?.textContent).toBe('Vul de naam in.')
  expect([input('naam').getAttribute('aria-invalid'), document.activeElement?.id]).toEqual(['true', 'naam'])
  expect([input('naam').value, input('plaats').value]).toEqual(['', 'Zwolle'])
})

test('a field that only the server refuses is told in the same way, and what was typed stays', async () => {
  answersWith(() => Promise.reject(new ApiProblem(422, { code: 'invalid_input', fields: ['town'] })))
  await type('plaats', 'Nergens')
  await save()
  expect(document.querySelector('.fault-summary li')?.textContent).toBe('Plaats: Dit klopt niet.')
  expect([document.activeElement?.id, input('plaats').value]).toEqual(['plaats', 'Nergens'])
  expect(document.body.textContent).toContain(recordTexts.unsaved)
})

test('while it is saved it is not sent again, and what was typed meanwhile is still unsaved after it', async () => {
  const answer = Promise.withResolvers<RecordRow>()
  answersWith(() => answer.promise)
  await type('naam', 'Nieuw')
  await save()
  await save()
  expect(button(recordTexts.saving)?.getAttribute('aria-disabled')).toBe('true')
  await type('plaats', 'Leiden')
  answer.resolve({ id: 'a', version: 4 })
  await settled()
  expect(place.sent).toEqual([{ values: { name: 'Nieuw', town: 'Utrecht' }, row: stored }])
  expect([input('plaats').value, document.querySelector('form [role=status]')?.textContent]).toEqual(['Leiden', recordTexts.unsaved])
})

test('what somebody else saved in between is told, nothing typed is lost, and it is saved over that only when asked', async () => {
  answersWith(conflict, async () => ({ id: 'a', version: 8 }))
  await type('naam', 'Van mij')
  await save()
  expect(document.querySelector('[role=alert][data-tone=warn]')?.textContent).toContain(conflictTexts.title)
  expect([input('naam').value, place.sent.length]).toEqual(['Van mij', 1])
  place.version = 7
  await act(async () => button(conflictTexts.mine)!.click())
  await settled()
  expect(place.sent[1]).toEqual({ values: { name: 'Van mij', town: 'Utrecht' }, row: { id: 'a', version: 7 } })
  expect([document.querySelector('[data-tone=warn]'), document.querySelector('form [role=status]')?.textContent]).toEqual([null, ''])
})

test('what fails without a field says so, keeps what was typed, and can be saved again', async () => {
  answersWith(
    () => Promise.reject(new ApiProblem(503, { code: 'unavailable' })),
    async () => ({ id: 'a', version: 4 }),
  )
  await type('naam', 'Nog eens')
  await save()
  expect(document.body.textContent).toContain('Probeer het later.')
  expect(input('naam').value).toBe('Nog eens')
  await save()
  expect([place.sent.length, document.querySelector('form [role=status]')?.textContent]).toEqual([2, ''])
})
