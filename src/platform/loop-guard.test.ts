import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** A process that is guarded against a second of silence, and what it does 300 ms later. */
async function guarded(then: string): Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string }> {
  const script = `
    import { guardLoop } from '${new URL('./loop-guard.ts', import.meta.url).href}'
    import { watchLoop } from '${new URL('./loop-watch.ts', import.meta.url).href}'
    const watch = watchLoop({ warn: () => {} })
    watch.start()
    guardLoop({ loop: watch, log: console }, 1)
    watch.note('GET', '/zoeken')
    process.on('SIGTERM', () => {})
    setTimeout(() => { ${then} }, 300)`
  const child = spawn(process.execPath, ['--input-type=module', '--disable-warning=ExperimentalWarning', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { code, signal, output }
}

test('a process whose thread hangs ends itself, and says during which requests', async () => {
  const { signal, output } = await guarded('for (;;);')
  expect(signal).toBe('SIGKILL')
  expect(JSON.parse(output)).toMatchObject({ level: 60, requests: ['GET /zoeken'], msg: 'the event loop hangs, the process ends' })
})

test('a process that turns is left alone, and ends when it likes', async () => {
  expect(await guarded('setTimeout(() => process.exit(3), 3_000)')).toEqual({ code: 3, signal: null, output: '' })
})
