import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'elke-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a folder is made with all that leads to it, for this user alone, and stays as it is a second time', () => {
  const path = join(freshFolder(), 'a', 'b', 'c')
  makeFolder(path)
  writeFileSync(join(path, 'kept'), '')
  makeFolder(path)
  expect(statSync(path).mode & 0o777).toBe(0o700)
  expect(statSync(join(path, 'kept')).isFile()).toBe(true)
})

test.each(['file', 'link', 'file/a', 'link/a'])('%s in the place of a folder is refused as what it is', (name) => {
  const folder = freshFolder()
  writeFileSync(join(folder, 'file'), '')
  symlinkSync(join(folder, 'nowhere'), join(folder, 'link'))
  expect(() => makeFolder(join(folder, name))).toThrow(expect.objectContaining({ syscall: 'mkdir' }))
})

test.skipIf(process.platform !== 'linux')('below a folder that takes none it ends, and says which', () => {
  expect(() => makeFolder('/proc/elke/data')).toThrow(expect.objectContaining({ code: 'ENOENT', path: '/proc/elke' }))
})
