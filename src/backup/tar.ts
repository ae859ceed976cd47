/** A tar archive of a few files, as every system can open it (POSIX ustar), written and read in a stream. */

const BLOCK = 512
const SIZE_AT = 124
const SIZE_LENGTH = 12
/** As many as eleven octal digits hold: eight gigabytes. A larger size is written in base 256, as GNU tar does and every tar of today reads. */
const MOST_OCTAL = 8 ** 11 - 1
const BASE_256 = 0x80
const REGULAR_FILE = '0'

export interface TarFile {
  name: string
  size: number
  content: AsyncIterable<Buffer>
}

const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

function header({ name, size }: Pick<TarFile, 'name' | 'size'>, seconds: number): Buffer {
  const block = Buffer.alloc(BLOCK)
  const octal = (value: number, at: number, length: number) => block.write(value.toString(8).padStart(length - 1, '0'), at)
  block.write(name, 0, 100)
  octal(0o600, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  if (size <= MOST_OCTAL) octal(size, SIZE_AT, SIZE_LENGTH)
  else {
    block[SIZE_AT] = BASE_256
    block.writeBigUInt64BE(BigInt(size), SIZE_AT + SIZE_LENGTH - 8)
  }
  octal(seconds, 136, 12)
  block.write(REGULAR_FILE, 156)
  block.write('ustar\u{0}00', 257, 'latin1')
  block.fill(' ', 148, 156)
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\u{0} `, 148, 'latin1')
  return block
}

/** With its own field read as spaces. */
const checksum = (block: Buffer): number => block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0)

/** `seconds`: when the files were made, by the Unix clock. A file that gives more or fewer bytes than it said is a fault. */
export async function* packTar(files: AsyncIterable<TarFile>, seconds: number): AsyncGenerator<Buffer> {
  for await (const file of files) {
    yield header(file, seconds)
    let written = 0
    for await (const chunk of file.content) {
      written += chunk.length
      yield chunk
    }
    if (written !== file.size) throw new Error(`${file.name} changed while it was packed`)
    yield padding(file.size)
  }
  yield Buffer.alloc(2 * BLOCK)
}

const octalIn = (block: Buffer, at: number, length: number): number => Number.parseInt(block.toString('latin1', at, at + length).split('\u{0}', 1)[0] ?? '', 8)

/** NaN for what is no size. */
function sizeIn(block: Buffer): number {
  if (block[SIZE_AT] !== BASE_256) return octalIn(block, SIZE_AT, SIZE_LENGTH)
  const isBeyond = block.subarray(SIZE_AT + 1, SIZE_AT + SIZE_LENGTH - 8).some((byte) => byte !== 0)
  return isBeyond ? Number.NaN : Number(block.readBigUInt64BE(SIZE_AT + SIZE_LENGTH - 8))
}

function readHeader(block: Buffer): Pick<TarFile, 'name' | 'size'> {
  const size = sizeIn(block)
  if (octalIn(block, 148, 8) !== checksum(block) || !Number.isSafeInteger(size)) throw new Error('the archive is damaged')
  return { name: block.toString('utf8', 0, 100).split('\u{0}', 1)[0] ?? '', size }
}

/** Of the file that an archive begins with. Throws for what is none. */
export const firstName = (start: Buffer): string => readHeader(start.subarray(0, BLOCK)).name

/** The files in their order. Each must be read to its end before the next is asked for. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarFile> {
  const bytes = takeFrom(source)
  for (;;) {
    const block = await bytes.exactly(BLOCK)
    if (block.every((byte) => byte === 0)) break
    const file = readHeader(block)
    yield { ...file, content: bytes.upTo(file.size) }
    await bytes.exactly(padding(file.size).length)
  }
  // To the very end, so that what checks the stream has seen all of it.
  await bytes.drain()
}

function takeFrom(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  const more = async (): Promise<boolean> => {
    const { value, done } = await chunks.next()
    if (done) return false
    rest = value
    return true
  }
  async function* upTo(size: number): AsyncGenerator<Buffer> {
    let left = size
    while (left > 0) {
      if (rest.length === 0 && !(await more())) throw new Error('the archive ends too early')
      const part = rest.subarray(0, left)
      rest = rest.subarray(part.length)
      left -= part.length
      yield part
    }
  }
  return {
    upTo,
    exactly: async (size: number) => Buffer.concat(await Array.fromAsync(upTo(size))),
    drain: async () => {
      while (await more());
    },
  }
}
