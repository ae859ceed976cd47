import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from '../../platform/csv.ts'
import { readMessage, readMoment } from './read-message.ts'
import { countRecords, readRecords, type CsvRecord } from './read-records.ts'

const NOW = new Date('2026-11-20T10:00:00.000Z')

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

async function read(text: string, size = 7): Promise<CsvRecord[]> {
  const records: CsvRecord[] = []
  for await (const record of readRecords(inPieces(text, size))) records.push(record)
  return records
}

test('the header is passed over, whatever the file ends its lines with', async () => {
  const records = await read('"id","session_id","role","content","timestamp"\r\n"1","2","user","a ""b"" c","t"\r\n\r\n"3","4","user","","t"')
  expect(records).toEqual([
    { line: 2, fields: ['1', '2', 'user', 'a "b" c', 't'] },
    { line: 4, fields: ['3', '4', 'user', '', 't'] },
  ])
})

test('a line without five quoted fields is passed over and takes none of the lines around it along', async () => {
  const good = '"1","s","user","goed","t"\n'
  const records = await read(`kop\n${good}a,b,c,d,e\n"1","s","user","vier"\n"1","s","user","open gelaten\n${good}"1","s","user","zes","t","x"\n${good}`)
  expect(records.map((record) => record.fields?.[3])).toEqual(['goed', undefined, undefined, undefined, 'goed', undefined, 'goed'])
  expect(records.map((record) => record.line)).toEqual([2, 3, 4, 5, 6, 7, 8])
})

test('a line without end does not fill the memory, and counts as one that does not match', async () => {
  expect(await countRecords(inPieces(`kop\n"1","s","user","${'x'.repeat(300_000)}`, 4_096))).toBe(1)
})

test('whatever an export writes is read back as it was, in pieces of any size', async () => {
  const message = fc.record({
    id: fc.uuid(),
    session: fc.uuid(),
    role: fc.constantFrom('user', 'assistant'),
    content: fc.string({ unit: 'grapheme', maxLength: 40 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(message, { maxLength: 8 }), fc.integer({ min: 1, max: 50 }), async (messages, size) => {
      const lines = messages.map(({ id, session, role, content }) => csvLine([id, session, role, content, '2026-11-01T10:00:00.000Z']))
      const back = (await read(`kop\n${lines.join('')}`, size)).map((record) => record.fields?.[0])
      expect(back).toEqual(messages.map(({ id }) => id))
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['2026-11-01 10:00:00+00', '2026-11-01T10:00:00.000Z'],
  ['2026-11-01 10:00:00.123456+01', '2026-11-01T09:00:00.123Z'],
  ['2026-11-01T10:00:00.5Z', '2026-11-01T10:00:00.500Z'],
  ['2026-11-01 10:00', '2026-11-01T10:00:00.000Z'],
  ['2026-11-01 10:00:00-0530', '2026-11-01T15:30:00.000Z'],
  ['2026-13-01 10:00:00', undefined],
  ['1999-12-31 10:00:00', undefined],
  ['2026-11-25 10:00:00', undefined],
  ['gisteren', undefined],
])('the time %j is read as %j', (text, moment) => {
  expect(readMoment(text, NOW)).toBe(moment)
})

test('personal data is gone from a message before anyone can store it', () => {
  const fields = ['1', 's', 'user', 'Bel 06 12345678', '2026-11-01 10:00:00']
  expect(readMessage({ line: 2, fields }, NOW)).toMatchObject({ content: 'Bel [telefoonnummer weggelaten]' })
})
