/** What this process counts of itself, in the text that Prometheus reads. Durations only: nothing of who asked, and no address but the pattern of a route. */

/** In seconds. */
const BOUNDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10, 60] as const
/** Of one histogram; what comes after counts as one, so that no caller makes the text endless. */
const MOST_SERIES = 400
const OTHER = 'other'

const histograms = {
  request: { help: 'Answering a request, until the answer begins.', labels: ['method', 'route', 'status'] },
  answer: { help: 'Making an answer of the assistant.', labels: ['outcome'] },
  delivery: { help: 'One try to deliver a mail of the outbox.', labels: ['kind', 'outcome'] },
  job: { help: 'One run of a job by the clock.', labels: ['job', 'outcome'] },
  query: { help: 'One statement of the database.', labels: ['kind', 'outcome'] },
} as const satisfies Record<string, { help: string; labels: readonly string[] }>

type Histograms = typeof histograms
type HistogramName = keyof Histograms
type LabelsOf<Name extends HistogramName> = Record<Histograms[Name]['labels'][number], string>

/** `milliseconds` by a clock that only goes forward. */
export type Measure = <Name extends HistogramName>(name: Name, labels: LabelsOf<Name>, milliseconds: number) => void

interface Series {
  labels: string
  /** By bound, and beyond the last. */
  counts: number[]
  sum: number
}

export interface Gauge {
  name: string
  help: string
  type: 'gauge' | 'counter'
  /** With its labels as they are written, such as `{part="disk"}`. */
  values: readonly [labels: string, value: number][]
}

export interface Metrics {
  measure: Measure
  write: (gauges: readonly Gauge[]) => string
}

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

export function openMetrics(): Metrics {
  const all = new Map(Object.keys(histograms).map((name) => [name, new Map<string, Series>()]))
  const seriesOf = (name: HistogramName, values: readonly string[]): Series => {
    const known = all.get(name) ?? new Map<string, Series>()
    const { labels } = histograms[name]
    const isFull = known.size >= MOST_SERIES && !known.has(values.join('\n'))
    const kept = isFull ? labels.map(() => OTHER) : values
    const key = kept.join('\n')
    const found = known.get(key)
    if (found) return found
    const made = {
      labels: labels.map((label, at) => `${label}="${escaped(kept[at] ?? '')}"`).join(','),
      counts: Array<number>(BOUNDS.length + 1).fill(0),
      sum: 0,
    }
    known.set(key, made)
    return made
  }
  return {
    measure(name, labels, milliseconds) {
      const seconds = milliseconds / 1000
      const series = seriesOf(
        name,
        histograms[name].labels.map((label) => (labels as Record<string, string>)[label] ?? ''),
      )
      const at = BOUNDS.findIndex((bound) => seconds <= bound)
      const bucket = at === -1 ? BOUNDS.length : at
      series.counts[bucket] = (series.counts[bucket] ?? 0) + 1
      series.sum += seconds
    },
    write: (gauges) =>
      `${[...gauges.flatMap(writeGauge), ...all.entries().flatMap(([name, series]) => writeHistogram(name as HistogramName, series.values()))].join('\n')}\n`,
  }
}

const describe = (name: string, help: string, type: string): string[] => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]

const writeGauge = ({ name, help, type, values }: Gauge): string[] => [
  ...describe(name, help, type),
  ...values.map(([labels, value]) => `${name}${labels} ${value}`),
]

function* writeHistogram(name: HistogramName, all: Iterable<Series>): Generator<string> {
  const full = `elke_${name}_duration_seconds`
  yield* describe(full, histograms[name].help, 'histogram')
  for (const { labels, counts, sum } of all) {
    let total = 0
    for (const [at, count] of counts.entries()) {
      total += count
      yield `${full}_bucket{${labels},le="${BOUNDS[at] ?? '+Inf'}"} ${total}`
    }
    yield `${full}_sum{${labels}} ${sum}`
    yield `${full}_count{${labels}} ${total}`
  }
}
