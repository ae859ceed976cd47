// @vitest-environment screen
/** The palette of the owner's area: what it searches, and what it says when that fails. By keys alone: `tests/e2e/owner-area.test.ts`. */
import { expect, test } from 'vitest'
import { eventually, press, sees, strikeWithControl } from '../factories/on-screen.ts'
import { openOwnerScreen } from '../factories/owner-screen.tsx'

const palette = () =>
  eventually(() => {
    const at = document.querySelector<HTMLInputElement>('input[placeholder^="Waar wilt u heen"]')
    if (!at) throw new Error('the palette is not open')
    return at
  })

async function type(text: string): Promise<void> {
  const at = await palette()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(at, text)
  at.dispatchEvent(new Event('input', { bubbles: true }))
}

test('what is typed in the palette can be searched for in the conversations', async () => {
  await using screen = await openOwnerScreen('')
  await press(/Ctrl K/)
  await type('testament')
  await press(/Zoek ‘testament’ in de chatgesprekken/)
  await eventually(() => expect(location.search).toBe('?tab=chat-logs&zoek=testament'))
  expect(screen.refused).toEqual([])
})

test('what the palette cannot search says so, and the rest of it is there', async () => {
  await using screen = await openOwnerScreen('?tab=overzicht')
  const asked: string[] = []
  screen.onCall((call) => {
    if (!call.startsWith('GET /api/admin/notaries')) return undefined
    asked.push(call)
    return Response.json({}, { status: 500 })
  })
  strikeWithControl('k')
  await palette()
  await screen.quiet()
  expect(asked).toEqual([])
  await type('voogdij')
  await sees('Notarissen: zoeken is niet gelukt.')
  await sees('/out/voogdij')
  await sees('Zoek ‘voogdij’ in de chatgesprekken')
})
