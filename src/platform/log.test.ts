import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

/** Writes the line of a request and another, to an output that may be gone by then, and ends as the server does. */
const PROGRAM = `
  import { createLog } from '${fileURLToPath(new URL('log.ts', import.meta.url))}'
  const log = createLog('info')
  process.send('up')
  process.once('message', async () => {
    log.request({ path: '/a"b', ms: 1.5 })
    log.info({}, 'the last line')
    await log.flushNow()
    process.exit(0)
  })
`

function startProgram() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], { stdio: ['ignore', 'pipe', 'ignore', 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  if (!child.stdout) throw new Error('the program has no output')
  return { child, output: child.stdout, exited: once(child, 'exit') }
}

test('what waits is written before the process ends, a line of JSON each', async () => {
  const { child, output, exited } = startProgram()
  await once(child, 'message')
  const written = output.setEncoding('utf8').toArray()
  child.send('end')
  expect((await exited)[0]).toBe(0)
  const lines = (await written)
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object)
  expect(lines).toHaveLength(2)
  expect(lines).toContainEqual({ level: 30, time: expect.stringMatching(/^\d{4}-.*Z$/), path: '/a"b', ms: 1.5 })
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'the last line' }))
})

test('a process whose output is gone ends all the same', async () => {
  const { child, output, exited } = startProgram()
  await once(child, 'message')
  output.destroy()
  await once(output, 'close')
  child.send('end')
  expect((await exited)[0]).toBe(0)
})
