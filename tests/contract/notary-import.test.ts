/** Notaries out as a file and in from one: what each line would do is told first, then all of it is written or nothing. */
import { expect, test } from 'vitest'
import { exportNotaries } from '../../src/notaries/export-notaries.ts'
import { importNotaries } from '../../src/notaries/import-notaries.ts'
import { listStoredNotaries } from '../../src/notaries/list-stored-notaries.ts'
import { emptyDraft, type NotaryDraft } from '../../src/notaries/notary-draft.ts'
import { notaryRecord } from '../../src/notaries/notary-record.ts'
import { saveNotary } from '../../src/notaries/save-notary.ts'
import { deleteRecord } from '../../src/records/change-record.ts'
import { eraseDeletedRecords } from '../../src/records/erase-deleted-records.ts'
import { owner } from '../factories/context.ts'
import { notaryPrice } from '../factories/notaries.ts'
import { regionBook } from '../factories/regions.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const DAY_MS = 86_400_000
const places = regionBook()

const sourced = { source: 'Opgave van het kantoor', sourceDay: '2026-11-01' }

const draft = (values: Partial<NotaryDraft> = {}): NotaryDraft => ({ ...emptyDraft, name: 'Kantoor Étoile', location: 'Utrecht', ...sourced, ...values })
const as = (site: Opened) => site.context.as(owner)
const add = (site: Opened, values: Partial<NotaryDraft> = {}) => saveNotary(as(site), { draft: draft(values), row: undefined, places })
const all = async (site: Opened) => (await listStoredNotaries(as(site), { limit: 1_000 }, places)).notaries
const run = (site: Opened, csv: string, trial = false, seen?: string) => importNotaries(as(site), { csv, trial, places, seen })
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

  test('an office is known by its page in the register, however that is written', async () => {
    await using site = await open()
    await add(site, { registerUrl: 'https://www.register.example/Kantoor/1/', registerDay: '2026-11-01' })
    const csv =
      'naam;plaats;register;register_gezien_op;bron;bron_gezien_op\r\nStern;Utrecht;https://register.example/kantoor/1;1-11-2026;Opgave;02-11-2026\r\n'
    expect(outcomes(await run(site, csv, true))).toEqual([[2, 'changed', 'name', 'registerUrl', 'source', 'sourceDay']])
    await run(site, csv)
    expect(await all(site)).toMatchObject([{ name: 'Stern', registerDay: '2026-11-01', sourceDay: '2026-11-02' }])
    expect(outcomes(await run(site, csv, true))).toEqual([[2, 'unchanged']])
  })

  test('a deleted office is refused as such, and one that was erased comes in as new with a word about it', async () => {
    await using site = await open()
    const { id } = await add(site)
    await deleteRecord(as(site), notaryRecord, id)
    const csv = `${HEADING}\nKantoor Étoile,Utrecht,Opgave,2026-11-01`
    expect(outcomes(await run(site, csv, true))).toEqual([[2, 'refused', 'deleted']])
    await expect(run(site, csv)).rejects.toMatchObject({ code: 'invalid_input' })
    site.context.clock.advance(31 * DAY_MS)
    await eraseDeletedRecords(site.context.as({ kind: 'system' }), notaryRecord)
    expect(outcomes(await run(site, csv, true))).toEqual([[2, 'new', 'erased']])
    await run(site, csv)
    expect(await all(site)).toMatchObject([{ name: 'Kantoor Étoile', state: 'concept' }])
  })

  test('each line of a file that is not in order is refused by name, at the line where it stands', async () => {
    await using site = await open()
    const csv = [
      'naam,plaats,bron,bron_gezien_op,prijzen,telefon',
      '',
      'Van Dam, De Wit,Zeist,Opgave,2026-11-01,,020',
      'Min,Zeist,Opgave,2026-11-01,"testament | -5 | 2026-11-01 | Akte.",',
      'Groot,Zeist,Opgave,2026-11-01,"testament | 999999999999 | 2026-11-01 | Akte.",',
      'Onbekend,Zeist,Opgave,2026-11-01,"doopakte | 5 | 2026-11-01 | Akte.",',
      'Dagloos,Zeist,Opgave,2026-11-01,"testament | 5 | | Akte.",',
      'Goed,Zeist,Opgave,2026-11-01,"testament | € 508,- | 1-11-2026 | Akte.",',
      '"Open,Zeist,Opgave,2026-11-01,,',
    ].join('\r\n')
    const found = await run(site, csv, true)
    expect(outcomes(found).map(([line, outcome, ...fields]) => [line, outcome, fields.at(-1)])).toEqual([
      [3, 'refused', 'cells'],
      [4, 'refused', 'prices.0.amountCents'],
      [5, 'refused', 'prices.0.amountCents'],
      [6, 'refused', 'prices.0.deed'],
      [7, 'refused', 'prices.0.asOf'],
      [8, 'new', undefined],
      [9, 'refused', 'quotes'],
    ])
    expect(found.ignored).toEqual(['telefon'])
  })

  test('who says so gets the lines that are in order in, and the refused ones left out', async () => {
    await using site = await open()
    const csv = [`${HEADING},telefoon`, 'Goed,Zeist,Opgave,2026-11-01,', 'Fout,Nergens,Opgave,2026-11-01,', 'Ook goed,Utrecht,Opgave,2026-11-01,'].join('\n')
    const { digest, lines } = await run(site, csv, true)
    expect(lines.map(({ line, outcome, fields }) => [line, outcome, ...fields])).toEqual([
      [2, 'new'],
      [3, 'refused', 'location'],
      [4, 'new'],
    ])
    await expect(run(site, csv, false, digest)).rejects.toMatchObject({ code: 'invalid_input' })
    const skipping = () => importNotaries(as(site), { csv, trial: false, skip: true, seen: digest, places })
    expect((await skipping()).counts).toEqual({ new: 2, changed: 0, unchanged: 0, refused: 1 })
    expect((await all(site)).map(({ name }) => name)).toEqual(['Goed', 'Ook goed'])
    const { details } = await site.database.db.selectFrom('elk_audit_log').select('details').where('action', '=', 'notary.import').executeTakeFirstOrThrow()
    expect(details).toBe('{"added":2,"changed":0,"skipped":1}')
    await expect(skipping()).rejects.toMatchObject({ code: 'conflict' })
  })

  test('what a cell cannot hold makes no difference, and an export that comes back changes nothing', async () => {
    await using site = await open()
    await add(site, { prices: [notaryPrice({ includes: 'Gesprek; akte | register.' })] })
    expect(outcomes(await run(site, await exportNotaries(as(site)), true))).toEqual([[2, 'unchanged']])
  })

  test('nothing is written that is not what the trial run said', async () => {
    await using site = await open()
    const row = await add(site)
    const csv = `${HEADING}\nKantoor Étoile,Utrecht,Opgave,2026-11-02\nNieuw,Zeist,Opgave,2026-11-02`
    const { digest } = await run(site, csv, true)
    await saveNotary(as(site), { draft: draft({ phone: '030 123 45 67' }), row, places })
    await expect(run(site, csv, false, digest)).rejects.toMatchObject({ code: 'conflict' })
    await expect(run(site, csv.replace('Nieuw', 'Anders'), false, digest)).rejects.toMatchObject({ code: 'conflict' })
    expect(await all(site)).toHaveLength(1)
    await run(site, csv, false, (await run(site, csv, true)).digest)
    expect((await all(site)).map(({ name, phone }) => [name, phone])).toEqual([
      ['Kantoor Étoile', '030 123 45 67'],
      ['Nieuw', ''],
    ])
  })

  test('two thousand lines are judged, and what does not fit on the list any more is refused', async () => {
    await using site = await open()
    await add(site)
    const csv = [HEADING, ...Array.from({ length: 2_000 }, (_, at) => `Kantoor ${at},Zeist,Opgave,2026-11-01`)].join('\n')
    const found = await run(site, csv, true)
    expect([found.counts, outcomes(found).at(-1)]).toEqual([{ new: 1_999, changed: 0, unchanged: 0, refused: 1 }, [2_001, 'refused', 'full']])
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
