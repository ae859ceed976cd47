/** Types for the part of `autocannon` that the benchmark uses. */
declare module 'autocannon' {
  export interface Request {
    path?: string
    headers?: Record<string, string>
    /** Called for each; the request it gives is sent. */
    setupRequest?: (request: Request) => Request
  }
  interface Options {
    url: string
    connections: number
    duration?: number
    amount?: number
    requests: Request[]
  }
  interface Result {
    '2xx': number
    '3xx': number
    '4xx': number
    '5xx': number
    errors: number
    latency: { p99: number }
  }
  interface Tracker extends PromiseLike<Result> {
    on(event: 'response', listener: () => void): this
  }
  export default function autocannon(options: Options): Tracker
}
