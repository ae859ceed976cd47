/** Stands between a program and its database, or a browser and its site: can be shut like a network that fails, or slow. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

export interface Gate {
  port: number
  shut(): void
  open(): void
  close(): void
}

/** What comes from outside reaches the target after `lateMs`; never, once the sender has gone. */
export async function openGate(target: number, lateMs = 0): Promise<Gate> {
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
    }
    onward.pipe(socket)
    if (lateMs === 0) socket.pipe(onward)
    else socket.on('data', (bytes) => setTimeout(() => onward.writable && onward.write(bytes), lateMs))
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
