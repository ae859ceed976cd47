/** Types for the part of `autocannon` that the benchmark uses. */
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    duration?: number
    amount?: number
    requests: { path?: string; headers: Record<string, string> }[]
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
