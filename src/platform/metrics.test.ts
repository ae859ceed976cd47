import { expect, test } from 'vitest'
import { openMetrics } from './metrics.ts'

test('durations are counted in buckets that add up, with their sum and their number', () => {
  const { measure, write } = openMetrics()
  for (const milliseconds of [0.5, 30, 70_000]) measure('job', { job: 'backup', outcome: 'done' }, milliseconds)
  const lines = write([]).split('\n')
  const of = (end: string) =>
    lines
      .find((line) => line.startsWith(`elke_job_duration_seconds_${end}`))
      ?.split(' ')
      .at(-1)
  expect(['0.001', '0.025', '0.1', '60', '+Inf'].map((bound) => of(`bucket{job="backup",outcome="done",le="${bound}"}`))).toEqual(['1', '1', '2', '2', '3'])
  expect([of('sum{job="backup",outcome="done"}'), of('count{job="backup",outcome="done"}')]).toEqual(['70.0305', '3'])
  expect(lines).toContain('# TYPE elke_job_duration_seconds histogram')
})

test('a label is written so that it ends no line and no quote, and what is endless counts as one', () => {
  const { measure, write } = openMetrics()
  measure('delivery', { kind: 'een "soort"\n', outcome: 'sent' }, 1)
  for (let n = 0; n < 1_000; n += 1) measure('request', { method: 'GET', route: `/${n}`, status: '200' }, 1)
  const text = write([])
  expect(text).toContain('kind="een \\"soort\\"\\n"')
  expect(text.match(/request_duration_seconds_count/g)).toHaveLength(401)
  expect(text).toContain('elke_request_duration_seconds_count{method="other",route="other",status="other"} 600')
})

test('what is measured at the moment itself stands with its kind', () => {
  expect(openMetrics().write([{ name: 'elke_ready', help: 'Ready.', type: 'gauge', values: [['{part="disk"}', 1]] }])).toContain(
    '# HELP elke_ready Ready.\n# TYPE elke_ready gauge\nelke_ready{part="disk"} 1\n',
  )
})
