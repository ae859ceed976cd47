/** Sends a large file as it is taken: whoever takes nothing of it holds one piece of it in memory, and not the file. */
import { openSync, read } from 'node:fs'
import { promisify } from 'node:util'

const PIECE_BYTES = 64 * 1024

const readAt = promisify(read)

let last: Promise<void> = Promise.resolve()

/** One piece a turn of the event loop, of all files together: hundreds who ask for a film at once do not hold up who asks for a page. */
const inTurn = (): Promise<void> => (last = last.then(() => new Promise((resolve) => setImmediate(resolve))))

/** From `start` up to and not including `end`, in bytes. */
export type ReadPieces = (start: number, end: number) => ReadableStream<Uint8Array<ArrayBuffer>>

/** The file is held open from now on, so that however many read it, it is opened once. */
export function openPieces(path: string): ReadPieces {
  const file = openSync(path, 'r')
  return (start, end) => {
    let position = start
    return new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        async pull(controller) {
          await inTurn()
          const size = Math.min(PIECE_BYTES, end - position)
          const { bytesRead, buffer } = await readAt(file, Buffer.allocUnsafeSlow(size), 0, size, position)
          position += bytesRead
          if (bytesRead === 0) throw new Error('the file is shorter than it was')
          controller.enqueue(buffer.subarray(0, bytesRead))
          if (position === end) controller.close()
        },
      },
      { highWaterMark: 0 },
    )
  }
}
