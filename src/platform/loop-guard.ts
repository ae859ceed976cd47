/**
 * Ends the process when its one thread has been silent for too long, so that whoever supervises it starts it anew. A thread that hangs hears
 * no signal and answers no check; only another one in the same process can still act, whatever the process runs under.
 */
import { url as inspectorUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'
import type { Log } from './log.ts'
import { HEARTBEATS, LENGTH, TEXT_OFFSET, type LoopWatch } from './loop-watch.ts'

/**
 * Plain JavaScript, since it is no module of the build. It counts its own seconds: a machine that slept lets both threads sleep, and a
 * process that was held wakes with both.
 */
const guard = `
const { shared, seconds } = process.getBuiltinModule('node:worker_threads').workerData
const { writeSync } = process.getBuiltinModule('node:fs')
const numbers = new Int32Array(shared, 0, 2)
const text = Buffer.from(shared, ${TEXT_OFFSET})
let last = -1
let silent = 0
// What its own start left behind is a fifth of what this thread holds, and it makes too little to be collected by itself.
setTimeout(() => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }), 500)
setInterval(() => {
  const heartbeats = Atomics.load(numbers, ${HEARTBEATS})
  silent = heartbeats === last ? silent + 1 : 0
  last = heartbeats
  if (silent < seconds) return
  const requests = text.toString('utf8', 0, Atomics.load(numbers, ${LENGTH})).split('\\n')
  try {
    writeSync(1, JSON.stringify({ level: 60, time: new Date().toISOString(), seconds, requests, msg: 'the event loop hangs, the process ends' }) + '\\n')
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
}, 1000)
`

const MEMORY = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 }

/** `seconds` of silence; 0 guards nothing. Under a debugger, which holds the thread, nothing is guarded either. */
export function guardLoop({ loop, log }: { loop: Pick<LoopWatch, 'shared'>; log: Pick<Log, 'error'> }, seconds: number): void {
  if (seconds === 0 || inspectorUrl() !== undefined) return
  const worker = new Worker(guard, { eval: true, workerData: { shared: loop.shared, seconds }, resourceLimits: MEMORY })
  worker.on('error', (error) => log.error({ err: error }, 'nobody guards the event loop any more')).unref()
}
