/** Stacked bars by the day as one drawing that follows the width of its place. For the eye only: the same numbers stand in a table. */
import { useState, type PointerEvent } from 'react'
import { namedColumns, ticksFor } from './chart-scale.ts'
import { formatNumber } from '../platform/number-format.ts'
import './bar-chart.css'

export interface DaySeries {
  /** Key in `values`. */
  name: string
  /** Dutch. */
  label: string
  /** A colour of the theme, such as 'canal.6'. */
  color: string
}

export interface DayValues {
  /** YYYY-MM-DD. */
  day: string
  /** Null: nobody counted it. */
  values: Readonly<Record<string, number | null>>
  /** Stands behind the day in the table, such as that it is not over. */
  note?: string | undefined
}

const MOST_NAMES = 8

const shortDay = (day: string): string => `${day.slice(8)}-${day.slice(5, 7)}`
const colourOf = ({ color }: DaySeries): string => `var(--mantine-color-${color.replace('.', '-')})`

interface BarChartProps {
  days: readonly DayValues[]
  series: readonly DaySeries[]
  /** In pixels. */
  height: number
}

/** From the bottom up; a series without a number has no bar. */
function barsOf({ values }: DayValues, series: readonly DaySeries[]): { name: string; fill: string; from: number; size: number }[] {
  let from = 0
  return series.flatMap((one) => {
    const size = values[one.name] ?? 0
    from += size
    return size > 0 ? [{ name: one.name, fill: colourOf(one), from: from - size, size }] : []
  })
}

export function BarChart({ days, series, height }: BarChartProps) {
  const [pointed, setPointed] = useState<number>()
  const ticks = ticksFor(Math.max(...days.map(({ values }) => series.reduce((sum, { name }) => sum + (values[name] ?? 0), 0))))
  const top = ticks.at(-1) ?? 1
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setPointed(Math.min(days.length - 1, Math.max(0, Math.floor(((clientX - left) / width) * days.length))))
  }
  const shown = pointed === undefined ? undefined : days[pointed]
  return (
    <div className="bar-chart">
      <div className="bar-chart-scale" style={{ height }}>
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{formatNumber(tick)}</span>
        ))}
      </div>
      <div className="bar-chart-plot" style={{ height }} onPointerMove={point} onPointerDown={point} onPointerLeave={() => setPointed(undefined)}>
        <svg viewBox={`0 0 ${days.length} ${top}`} preserveAspectRatio="none">
          {ticks.map((tick) => (
            <line key={tick} x2={days.length} y1={top - tick} y2={top - tick} />
          ))}
          {days.map((day, index) => (
            <g key={day.day}>
              {index === pointed && <rect className="bar-chart-pointed" x={index} width={1} height={top} />}
              {barsOf(day, series).map(({ name, fill, from, size }) => (
                <rect key={name} x={index + 0.12} width={0.76} y={top - from - size} height={size} style={{ fill }} />
              ))}
            </g>
          ))}
        </svg>
        {shown && pointed !== undefined && <Pointed day={shown} series={series} share={(pointed + 0.5) / days.length} />}
      </div>
      <div className="bar-chart-days">
        {namedColumns(days.length, MOST_NAMES).map((index) => (
          <span key={index} style={{ left: `${((index + 0.5) / days.length) * 100}%` }}>
            {shortDay(days[index]?.day ?? '')}
          </span>
        ))}
      </div>
      {series.length > 1 && <Legend series={series} />}
    </div>
  )
}

/** The numbers of the day under the pointer, on the side where there is room. */
function Pointed({ day: { day, values }, series, share }: { day: DayValues; series: readonly DaySeries[]; share: number }) {
  return (
    <div className="bar-chart-pointed-day pane" style={share < 0.5 ? { left: `${share * 100}%` } : { right: `${(1 - share) * 100}%` }}>
      <strong>{shortDay(day)}</strong>
      {series.map((one) => (
        <span key={one.name}>
          <i style={{ background: colourOf(one) }} /> {one.label}: {values[one.name] === null ? '–' : formatNumber(values[one.name] ?? 0)}
        </span>
      ))}
    </div>
  )
}

const Legend = ({ series }: { series: readonly DaySeries[] }) => (
  <div className="bar-chart-legend cluster">
    {series.map((one) => (
      <span key={one.name}>
        <i style={{ background: colourOf(one) }} /> {one.label}
      </span>
    ))}
  </div>
)
