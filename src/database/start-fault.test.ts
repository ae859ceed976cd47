import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { explainFolderFault, StartFault } from './start-fault.ts'

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'elke-fault-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const fault = (code: string, path: string, syscall: string) => Object.assign(new Error(`${code}: ${syscall} '${path}'`), { code, path, syscall })

function explain(error: Error): string[] {
  const explained = explainFolderFault(error)
  return explained instanceof StartFault ? [explained.message, explained.dutch] : []
}

test.each([
  ['EACCES', 'cannot be written, so that', 'is niet te beschrijven, zodat'],
  ['EROFS', 'stands on a disk that is read-only, so that', 'staat op een schijf die alleen te lezen is, zodat'],
  ['ENOSPC', 'stands on a disk that is full, so that', 'staat op een schijf die vol is, zodat'],
  ['ENOENT', 'takes no folders, so that', 'neemt geen mappen op, zodat'],
])('of a folder that cannot be made for %s the nearest that is there is named, and what DATA_DIR says', (code, english, dutch) => {
  const folder = freshFolder()
  const wanted = join(folder, 'a', 'b')
  expect(explain(fault(code, wanted, 'mkdir'))).toEqual([
    expect.stringContaining(`${folder} ${english} DATA_DIR (${wanted})`),
    expect.stringContaining(`${folder} ${dutch} DATA_DIR (${wanted})`),
  ])
})

test('a file, and a link that leads nowhere, in the place of a folder are named themselves', () => {
  const folder = freshFolder()
  const [file, link] = [join(folder, 'file'), join(folder, 'link')]
  writeFileSync(file, '')
  symlinkSync(join(folder, 'nowhere'), link)
  for (const [code, wanted, named] of [
    ['EEXIST', file, file],
    ['ENOTDIR', join(file, 'data'), file],
    ['ENOENT', link, link],
  ] as const)
    expect(explain(fault(code, wanted, 'mkdir'))[0]).toBe(`${named} is no folder; set DATA_DIR (${wanted}) to one`)
})

test('a file that is there and may not be read is named with what to do, and other faults stay as they are', () => {
  expect(explain(fault('EACCES', '/srv/elke/secret.key', 'open'))[0]).toBe(
    '/srv/elke/secret.key cannot be used; give this user permission to read and write it',
  )
  const other = fault('ENOENT', '/srv/elke/content', 'open')
  expect(explainFolderFault(other)).toBe(other)
})
