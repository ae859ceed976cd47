/** Stands between a program and its database, and can be shut like a network that fails. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

export interface Gate {
  port: number
  shut(): void
  open(): void
  close(): void
}

export async function openGate(target: number): Promise<Gate> {
  const sockets = new Set<Socket>()
  let shut = false
  const gate: Server = createServer((socket) => {
    if (shut) return void socket.destroy()
    const onward = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {}).on('close', () => other.destroy())
      one.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => gate.once('listening', resolve))
  const closeSockets = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  return {
    port: (gate.address() as AddressInfo).port,
    shut() {
      shut = true
      closeSockets()
    },
    open() {
      shut = false
    },
    close() {
      closeSockets()
      gate.close()
    },
  }
}
