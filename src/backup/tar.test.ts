import { execFileSync, spawnSync } from 'node:child_process'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { packTar, readTar, type TarFile } from './tar.ts'

const SECONDS = 1_795_000_000

const file = (name: string, content: Buffer, size = content.length): TarFile => ({ name, size, content: Readable.from([content]) })
const pack = async (...files: TarFile[]): Promise<Buffer> => Buffer.concat(await Array.fromAsync(packTar(Readable.from(files), SECONDS)))

async function unpack(archive: Buffer, pieces = 700): Promise<[string, string][]> {
  const parts = Array.from({ length: Math.ceil(archive.length / pieces) }, (_, n) => archive.subarray(n * pieces, (n + 1) * pieces))
  const found: [string, string][] = []
  for await (const { name, content } of readTar(Readable.from(parts))) found.push([name, Buffer.concat(await Array.fromAsync(content)).toString('hex')])
  return found
}

const sizes = [0, 1, 511, 512, 513, 70_000]

test('files of every size around a block come back as they were, in whatever pieces the archive comes', async () => {
  const contents = sizes.map((size, n) => Buffer.alloc(size, n + 1))
  const archive = await pack(...contents.map((content, n) => file(`file-${n}`, content)))
  for (const pieces of [1, 511, 512, 4_096, archive.length])
    expect(await unpack(archive, pieces)).toEqual(contents.map((content, n) => [`file-${n}`, content.toString('hex')]))
})

test('the tar of the system reads the archive', async () => {
  const archive = await pack(file('elke.sqlite', Buffer.alloc(1_000, 7)), file('backup.json', Buffer.from('{}')))
  expect(execFileSync('tar', ['tf', '-'], { input: archive, encoding: 'utf8' })).toBe('elke.sqlite\nbackup.json\n')
  expect(execFileSync('tar', ['xOf', '-', 'elke.sqlite'], { input: archive })).toEqual(Buffer.alloc(1_000, 7))
})

test('a file of more than eight gigabytes comes back in full length, and the tar of the system reads its size', async () => {
  const part = Buffer.alloc(64 * 1024 * 1024, 7)
  const size = 129 * part.length
  const many = async function* () {
    for (let left = size; left > 0; left -= part.length) yield part
  }
  const packed = packTar(Readable.from([{ name: 'elke.sqlite', size, content: many() }, file('backup.json', Buffer.from('{}'))]), SECONDS)
  const found: [string, number][] = []
  for await (const { name, content } of readTar(packed)) {
    let length = 0
    for await (const chunk of content) length += chunk.length
    found.push([name, length])
  }
  expect(found).toEqual([
    ['elke.sqlite', size],
    ['backup.json', 2],
  ])
  const { value: header } = await packTar(Readable.from([file('elke.sqlite', part, size)]), SECONDS).next()
  const { stdout } = spawnSync('tar', ['tvf', '-'], { input: header ?? '', encoding: 'utf8' })
  expect(stdout).toContain(` ${size} `)
})

test('an archive that is cut off or damaged is refused', async () => {
  const archive = await pack(file('elke.sqlite', Buffer.alloc(2_000, 7)))
  await expect(unpack(archive.subarray(0, 1_500))).rejects.toThrow('ends too early')
  archive[3] = 0
  await expect(unpack(archive)).rejects.toThrow('damaged')
})

test('a file that grows or shrinks while it is packed is a fault', async () => {
  await expect(pack(file('elke.sqlite', Buffer.alloc(10), 11))).rejects.toThrow('changed while it was packed')
})
