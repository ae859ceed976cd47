// @vitest-environment screen
/** The owner brings a file of offices in. */
import { expect, test } from 'vitest'
import { eventually, part, press, sees } from '../factories/on-screen.ts'
import { openOwnerScreen } from '../factories/owner-screen.tsx'

const HEADING = 'naam,plaats,bron,bron_gezien_op,prijzen'
const PRICE = '"testament | honorarium 420 + btw 88,20 + registers 12,50 + anders 0 | 2026-11-01 | Gesprek en akte."'
const rows = Array.from({ length: 300 }, (_, at) => `Kantoor ${at + 1},Zeist,Opgave van het kantoor,2026-11-01,${PRICE}`)

async function choose(lines: string[]): Promise<void> {
  const at = await eventually(() => {
    const found = document.querySelector('input[type=file][accept*=csv]')
    if (!found) throw new Error('there is no field for a file')
    return found
  })
  const file = new File([[HEADING, ...lines].join('\n')], 'kantoren.csv', { type: 'text/csv' })
  Object.defineProperty(at, 'files', { value: [file], configurable: true })
  at.dispatchEvent(new Event('change', { bubbles: true }))
}

test('the owner sees per line what a file of three hundred offices would do, mends it, and brings it in at once', async () => {
  await using screen = await openOwnerScreen('?tab=inhoud&onderdeel=notarissen')
  const stored = async () => (await screen.site.db.selectFrom('elk_notaries').select('id').where('is_sample', '=', false).execute()).length
  await press(/^Lijst importeren of exporteren/)
  await choose([...rows.slice(1), 'Zonder bron,Zeist,,,'])
  await sees('Geweigerd: 1 regel.')
  await sees('Regel 301 (Zonder bron): de bron van de gegevens ontbreekt')
  expect(part('button', 'Importeer nu')()).toBeUndefined()
  await choose(rows)
  await sees('Nieuw: 300 notarissen.')
  expect(await stored()).toBe(0)
  await press('Importeer nu')
  await sees('300 notarissen toegevoegd als concept')
  expect(await stored()).toBe(300)
  await choose(rows)
  await sees('Al zo in de lijst: 300 notarissen.')
})
