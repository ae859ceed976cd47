/** The site under steady work for a long time, and whether its memory grows after it is warm. `node bench/soak.ts [minutes]`, an hour by itself. */
import { setTimeout as wait } from 'node:timers/promises'
import { readResidentMegabytes } from './process-status.ts'
import { startSite, withFolder } from './site.ts'
import { atMost, exactly, renderTable, shown, type Row } from './verdict.ts'
import { openVisitors, total, type Kind } from './visitors.ts'

/** Of twenty requests of visitors one is a question. */
const mixed: readonly Kind[] = [...Array.from({ length: 14 }, () => 'article' as const), ...Array.from({ length: 5 }, () => 'link' as const), 'question']
const PER_SECOND = 40
const BUSY_SECONDS = 50
/** In which a site gives its garbage back, as it does whenever nobody comes for two seconds. */
const REST_MS = 15_000
/** After so many what is kept in memory is full: pages of the database, up to their bound, are the last of it. */
const WARM_REQUESTS = 150_000
const WARM_CLIENTS = 8
const WARM_SECONDS = 30
const HOUR_MINUTES = 60

interface Sample {
  minutes: number
  megabytes: number
}

/** Megabytes an hour, by least squares. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const [x, y] = [mean(({ minutes }) => minutes), mean(({ megabytes }) => megabytes)]
  const both = samples.reduce((sum, { minutes, megabytes }) => sum + (minutes - x) * (megabytes - y), 0)
  const spread = samples.reduce((sum, { minutes }) => sum + (minutes - x) ** 2, 0)
  return (both / spread) * HOUR_MINUTES
}

export function measureSoak(minutes: number): Promise<Row[]> {
  return withFolder(async (dataDir) => {
    // As it is run: what `npm start` lets go of, code that is not used any more, is what grows without it.
    const site = await startSite(dataDir, 'script', { WARM_UP: 'on' })
    const visitors = openVisitors(site.port, mixed)
    const samples: Sample[] = []
    let answered = 0
    let faults = 0
    for (let warmed = 0; warmed < WARM_REQUESTS;) {
      const tally = await visitors.inTurn(WARM_CLIENTS, WARM_SECONDS)
      warmed += total(tally, 'good')
      faults += total(tally, 'failed')
    }
    const started = performance.now()
    const passed = () => (performance.now() - started) / 60_000
    while (passed() < minutes) {
      const tally = await visitors.arriving(PER_SECOND, BUSY_SECONDS)
      answered += total(tally, 'good')
      faults += total(tally, 'failed')
      await wait(REST_MS)
      samples.push({ minutes: passed(), megabytes: readResidentMegabytes(site.pid) })
      console.error(`${passed().toFixed(1)} min: ${samples.at(-1)?.megabytes.toFixed(1)} MB`)
    }
    visitors.close()
    await site.stop()
    return [
      shown('soak, requests answered', answered, '', `${minutes} minutes, after ${WARM_REQUESTS} to warm up`),
      exactly('soak, requests that failed', faults, 0),
      atMost(
        'soak, growth of resident memory once warm',
        slopeOf(samples),
        1,
        ' MB/h',
        `${samples[0]?.megabytes.toFixed(1)} to ${samples.at(-1)?.megabytes.toFixed(1)} MB`,
      ),
    ]
  })
}

if (import.meta.main) {
  const rows = await measureSoak(Number(process.argv[2] ?? HOUR_MINUTES))
  console.log(renderTable(rows))
  process.exitCode = rows.some((row) => row.verdict === 'over the limit') ? 1 : 0
}
