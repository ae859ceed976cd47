/** Notaries out as a file and in from one: what each line would do is told first, then all of it is written or nothing. */
import { expect, test } from 'vitest'
import { exportNotaries } from '../../src/notaries/export-notaries.ts'
import { importNotaries } from '../../src/notaries/import-notaries.ts'
import { listStoredNotaries } from '../../src/notaries/list-stored-notaries.ts'
import { emptyDraft, type NotaryDraft } from '../../src/notaries/notary-draft.ts'
import { saveNotary } from '../../src/notaries/save-notary.ts'
import { owner } from '../factories/context.ts'
import { notaryPrice } from '../factories/notaries.ts'
import { regionBook } from '../factories/regions.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const places = regionBook()

const sourced = { source: 'Opgave van het kantoor', sourceDay: '2026-11-01' }

const draft = (values: Partial<NotaryDraft> = {}): NotaryDraft => ({ ...emptyDraft, name: 'Kantoor Étoile', location: 'Utrecht', ...sourced, ...values })
const as = (site: Opened) => site.context.as(owner)
const add = (site: Opened, values: Partial<NotaryDraft> = {}) => saveNotary(as(site), { draft: draft(values), row: undefined, places })
const all = async (site: Opened) => (await listStoredNotaries(as(site), { limit: 1_000 }, places)).notaries
const run = (site: Opened, csv: string, trial = false) => importNotaries(as(site), { csv, trial, places })
const outcomes = ({ lines }: Awaited<ReturnType<typeof run>>) => lines.map(({ line, outcome, fields }) => [line, outcome, ...fields])

const HEADING = 'naam,plaats,bron,bron_gezien_op'

onBothDatabases('notaries as a file', (open) => {
  test('an export comes back whole as drafts, parts of prices with it, also when a name looks like a formula', async () => {
    await using from = await open()
    const parts = { fee: 40_000, vat: 8_400, registers: 1_250, other: 0 }
    const prices = [notaryPrice({ parts }), notaryPrice({ deed: 'huis-kopen', amountCents: 90_050, allIn: false })]
    const register = { registerUrl: 'https://register.example/1', registerDay: '2026-11-01' }
    await add(from, { name: '=HYPERLINK("x")', features: ['Gratis parkeren', 'Lift'], prices, state: 'zichtbaar', ...register })
    const csv = await exportNotaries(as(from))
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
    await using site = await open()
    await run(site, csv)
    const [only] = await all(site)
    expect(only).toMatchObject({ name: '=HYPERLINK("x")', state: 'concept', features: ['Gratis parkeren', 'Lift'], ...register, ...sourced })
    expect(only?.prices).toEqual([
      { ...notaryPrice(), amountCents: 49_650, allIn: true, parts },
      { ...notaryPrice(), deed: 'huis-kopen', amountCents: 90_050, allIn: false, parts: {} },
    ])
    expect(await exportNotaries(as(site))).toBe(csv)
    expect(outcomes(await run(site, csv, true))).toEqual([[2, 'unchanged']])
  })

  test('a trial run says of each line what it would do and why not, and writes nothing', async () => {
    await using site = await open()
    await add(site)
    await add(site, { name: 'Zaans', location: 'Amsterdam' })
    const before = await all(site)
    const csv = [
      'naam,plaats,bron,bron_gezien_op,telefoon,vergoeding',
      'Kantoor Étoile,Utrecht,Opgave van het kantoor,2026-11-01,,',
      'Zaans,Amsterdam,https://zaans.example/tarieven,2026-11-10,020 123 45 67,',
      'Nieuw,Zeist,Opgave van het kantoor,2026-11-01,,',
      'Zonder bron,Zeist,,,,',
      'Fout,Nergens,Opgave,2026-11-01,12,provisie',
      'nieuw,Zeist,Opgave van het kantoor,2026-11-01,,',
    ].join('\n')
    const found = await run(site, csv, true)
    expect(outcomes(found)).toEqual([
      [2, 'unchanged'],
      [3, 'changed', 'phone', 'source', 'sourceDay'],
      [4, 'new'],
      [5, 'refused', 'source', 'sourceDay'],
      [6, 'refused', 'phone', 'location', 'relation'],
      [7, 'refused', 'twice'],
    ])
    expect(found.counts).toEqual({ new: 1, changed: 1, unchanged: 1, refused: 3 })
    expect(await all(site)).toEqual(before)
    await expect(run(site, csv)).rejects.toMatchObject({ code: 'invalid_input' })
    expect(await all(site)).toEqual(before)
  })

  test('what is there is changed where it stands: its address follows its name, and it stays on the list', async () => {
    await using site = await open()
    const { id } = await add(site, { registerUrl: 'https://register.example/1', registerDay: '2026-11-01', state: 'zichtbaar', phone: '020 123 45 67' })
    const csv =
      'naam,plaats,register,register_gezien_op,bron,bron_gezien_op\nStern Notarissen,Utrecht,https://register.example/1,2026-11-01,Opgave,2026-11-02\n'
    expect(outcomes(await run(site, csv, true))).toEqual([[2, 'changed', 'name', 'source', 'sourceDay']])
    await run(site, csv)
    expect(await all(site)).toMatchObject([{ id, name: 'Stern Notarissen', state: 'zichtbaar', phone: '020 123 45 67', version: 2 }])
    await run(site, csv)
    expect(await all(site)).toMatchObject([{ id, version: 2 }])
  })

  test('two branches that share a page in the register stay two', async () => {
    await using site = await open()
    const register = { registerUrl: 'https://register.example/1', registerDay: '2026-11-01' }
    await add(site, register)
    await add(site, { ...register, location: 'Zeist' })
    const csv = await exportNotaries(as(site))
    expect(outcomes(await run(site, csv, true))).toEqual([
      [2, 'unchanged'],
      [3, 'unchanged'],
    ])
  })

  test('three hundred come in at once, each with an address of its own', async () => {
    await using site = await open()
    const rows = Array.from(
      { length: 300 },
      (_, at) => `Kantoor ${at % 3 === 0 ? 'De Poort' : String(at)}${at % 3 === 0 ? ` ${at}` : ''},Zeist,Opgave,2026-11-01`,
    )
    const csv = [HEADING, ...rows].join('\n')
    expect((await run(site, csv)).counts).toEqual({ new: 300, changed: 0, unchanged: 0, refused: 0 })
    const slugs = (await site.database.db.selectFrom('elk_notaries').select('slug').execute()).map(({ slug }) => slug)
    expect([new Set(slugs).size, slugs.includes(null)]).toEqual([300, false])
    expect((await run(site, csv, true)).counts).toEqual({ new: 0, changed: 0, unchanged: 300, refused: 0 })
  })

  test('a file without the columns, or with more lines than there are offices, is refused whole', async () => {
    await using site = await open()
    await expect(run(site, 'zomaar tekst', true)).rejects.toMatchObject({ fields: ['csv'] })
    const many = [HEADING, ...Array.from({ length: 2_001 }, (_, at) => `K${at},Zeist,Opgave,2026-11-01`)].join('\n')
    await expect(run(site, many, true)).rejects.toMatchObject({ code: 'too_large' })
  })
})
