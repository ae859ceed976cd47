import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { letInFirst, yieldToLoop } from './yield-to-loop.ts'

const KNOCKING = 40

/** A server and so many who knock at it in one turn of the loop. */
async function knockedAt(server: Server): Promise<() => number> {
  let inside = 0
  server.on('connection', (socket) => {
    inside += 1
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const visitors = Array.from({ length: KNOCKING }, () => connect(port, '127.0.0.1').on('error', () => {}))
  onTestFinished(() => {
    visitors.forEach((visitor) => visitor.destroy())
    server.close()
  })
  // They are sent before the loop turns, and the system brings them to the door meanwhile.
  await Promise.resolve()
  return () => inside
}

test('of long work that was waiting none goes on while visitors still connect, so all of them are let in first', async () => {
  const server = createServer()
  letInFirst(server)
  const inside = await knockedAt(server)
  const whenItWentOn: number[] = []
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      await yieldToLoop()
      whenItWentOn.push(inside())
    }),
  )
  expect(whenItWentOn.at(-1)).toBe(KNOCKING)
})

test('work goes on in the order in which it came', async () => {
  const order: number[] = []
  await Promise.all([1, 2, 3, 4, 5, 6].map((number) => yieldToLoop().then(() => order.push(number))))
  expect(order).toEqual([1, 2, 3, 4, 5, 6])
})
