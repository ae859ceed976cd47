/** A line to a server that can be cut and mended, as the connection of a phone. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface BreakableLine extends AsyncDisposable {
  url: string
  /** Ends every connection, and each new one at once. */
  cut(): void
  mend(): void
}

export async function breakableLine(target: string): Promise<BreakableLine> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let broken = false
  const line = createServer((near) => {
    if (broken) return void near.destroy()
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy()).on('close', () => sockets.delete(from) && to.destroy())
      from.pipe(to)
    }
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    cut: () => {
      broken = true
      for (const socket of sockets) socket.destroy()
    },
    mend: () => {
      broken = false
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => line.close(resolve))
    },
  }
}
