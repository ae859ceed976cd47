import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pretendBackup, scratchFolder } from '../../tests/factories/backups.ts'
import { backupName } from './backup-name.ts'
import { deleteOld, listKept } from './kept-backups.ts'

const NOW = new Date('2026-11-20T10:00:00.000Z')
const onDay = (day: string) => new Date(`${day}T03:00:00.000Z`)

test('what is too old goes, plain or encrypted, and the newest stays however old it is', async () => {
  const folder = scratchFolder()
  const [newest] = [
    await pretendBackup(folder, onDay('2026-10-03')),
    await pretendBackup(folder, onDay('2026-10-02')),
    await pretendBackup(folder, onDay('2026-10-01'), true),
  ]
  expect(await deleteOld(folder, 14, NOW)).toBe(2)
  expect(readdirSync(folder)).toEqual([newest])
})

test('of what only has the name of a backup nothing is deleted: a file of another kind, a folder, and a link to somewhere else', async () => {
  const folder = scratchFolder()
  const elsewhere = scratchFolder()
  const target = join(elsewhere, await pretendBackup(elsewhere, onDay('2026-09-01')))
  await pretendBackup(folder, NOW)
  writeFileSync(join(folder, backupName(onDay('2026-09-01'), false)), gzipSync('mijn vakantie'))
  writeFileSync(join(folder, backupName(onDay('2026-09-02'), true)), 'geen versleutelde back-up')
  mkdirSync(join(folder, backupName(onDay('2026-09-03'), false)))
  symlinkSync(target, join(folder, backupName(onDay('2026-09-04'), false)))
  writeFileSync(join(folder, 'elke.tar.gz'), '')
  const before = readdirSync(folder)
  expect(await deleteOld(folder, 14, NOW)).toBe(0)
  expect([readdirSync(folder), readdirSync(elsewhere)]).toEqual([before, [backupName(onDay('2026-09-01'), false)]])
  expect((await listKept(folder)).map(({ name }) => name)).not.toContain(backupName(onDay('2026-09-04'), false))
})

test('a backup from a clock that was ahead is not taken for the newest', async () => {
  const folder = scratchFolder()
  const ahead = await pretendBackup(folder, onDay('2030-01-01'))
  const real = await pretendBackup(folder, onDay('2026-10-03'))
  expect(await deleteOld(folder, 14, NOW)).toBe(0)
  expect(readdirSync(folder)).toEqual([real, ahead])
})
