/** Clients that hold on to their connections: half a request, a body that trickles, and an answer that nobody reads. */
import { connect, type Socket } from 'node:net'

const HALF = 'GET /testament HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: slow'
const TRICKLE = 'POST /api/chat HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{'
const TRICKLE_EVERY_MS = 1_000

function open(port: number, first: string): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(first)
  return socket
}

/** A third of `count` of each kind. `film` is an address with an answer that fills every buffer on the way. */
export function openSlowClients(port: number, count: number, film: string): { connected: () => number; close(): void } {
  const each = Math.floor(count / 3)
  const many = (first: string) => Array.from({ length: each }, () => open(port, first))
  const trickling = many(TRICKLE)
  const unread = many(`GET ${film} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`.repeat(4))
  for (const socket of unread) socket.pause()
  const all = [...many(HALF), ...trickling, ...unread]
  const timer = setInterval(() => trickling.forEach((socket) => socket.writable && socket.write(' ')), TRICKLE_EVERY_MS)
  return {
    connected: () => all.filter((socket) => socket.readyState === 'open').length,
    close() {
      clearInterval(timer)
      all.forEach((socket) => socket.destroy())
    },
  }
}
