/** Stops the server without a caller noticing: first it says that it goes, then it waits until they are elsewhere, then it closes. */
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const STOP_WITHIN_MS = 25_000
/** Answers that still run by then are cut short, so that their readers hear so and what there is of them is stored. */
const ANSWERS_END_WITHIN_MS = 20_000
const IDLE_CHECK_MS = 100

interface Stoppable {
  /** From now on `/readyz` says no. */
  retire(): void
  runs: { drain(withinMs: number): Promise<void> }
  close(): Promise<void>
}

/**
 * Gives the function that stops: it resolves when all is closed, for every caller at the same moment. For `delayMs` everything is still
 * answered, with `Connection: close`, so that a balancer notices and no connection closes under a request. `hurry` ends that wait.
 */
export function prepareStop(server: Server, app: Stoppable, delayMs: number): { stop: () => Promise<void>; hurry: () => void } {
  // By the connection, where one answer follows the other: hearing of the end of each answer would cost a tenth of a quick one.
  const latest = new Map<Socket, ServerResponse>()
  const waited = Promise.withResolvers<void>()
  let stopped: Promise<void> | undefined
  server.on('connection', (socket: Socket) => void socket.once('close', () => latest.delete(socket)))
  server.prependListener('request', (request, response) => {
    latest.set(request.socket, response)
    if (stopped) response.setHeader('Connection', 'close')
  })
  const isAnswering = () => latest.values().some((response) => !response.writableFinished)

  const close = async () => {
    const delay = setTimeout(waited.resolve, delayMs)
    await waited.promise
    clearTimeout(delay)
    const closed = new Promise((resolve) => server.close(resolve))
    // Browsers keep connections open for a next request, and open some before they have one; with no request left they all go.
    const idle = setInterval(() => !isAnswering() && server.closeAllConnections(), IDLE_CHECK_MS)
    const deadline = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS)
    await Promise.all([closed, app.runs.drain(ANSWERS_END_WITHIN_MS)])
    clearInterval(idle)
    clearTimeout(deadline)
    await app.close()
  }

  return {
    stop: () => {
      if (stopped) return stopped
      app.retire()
      for (const response of latest.values()) if (!response.headersSent) response.setHeader('Connection', 'close')
      return (stopped = close())
    },
    hurry: waited.resolve,
  }
}
