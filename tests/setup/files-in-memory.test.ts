import { tmpdir } from 'node:os'
import { expect, test, vi } from 'vitest'
import { keepFilesInMemory } from './files-in-memory.ts'

test('who chose a folder for temporary files keeps it', () => {
  vi.stubEnv('TMPDIR', '/var/tmp')
  keepFilesInMemory()
  expect(tmpdir()).toBe('/var/tmp')
})

test('where there is no room in memory the folder of the system stays', () => {
  vi.stubEnv('TMPDIR', undefined)
  keepFilesInMemory('/nowhere')
  expect(process.env['TMPDIR']).toBe(undefined)
})

test('where there is room, files stand there', () => {
  vi.stubEnv('TMPDIR', undefined)
  keepFilesInMemory(import.meta.dirname, 1)
  expect(tmpdir()).toBe(import.meta.dirname)
})
