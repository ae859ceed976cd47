/** One row of the benchmark's table: what was measured, where the limit lies and whether it is kept. */

export interface Row {
  name: string
  measured: string
  limit: string
  /** Measured over limit; below 1 is better for a maximum, above 1 for a minimum. */
  ratio: string
  verdict: 'ok' | 'over the limit' | ''
}

const rounded = (value: number) => String(Math.round(value * 100) / 100)

/** `detail` explains the number, such as the two rates behind a ratio. */
export function atMost(name: string, value: number, limit: number, unit = '', detail = ''): Row {
  return judged(name, value, `<= ${limit}${unit}`, value / limit, value <= limit, unit, detail)
}

export function atLeast(name: string, value: number, limit: number, unit = '', detail = ''): Row {
  return judged(name, value, `>= ${limit}${unit}`, value / limit, value >= limit, unit, detail)
}

/** For counts that leave no room, such as lost answers. */
export function exactly(name: string, value: number, expected: number, detail = ''): Row {
  return judged(name, value, `= ${expected}`, expected === 0 ? NaN : value / expected, value === expected, '', detail)
}

/** A number without a limit. */
export function shown(name: string, value: number, unit = '', detail = ''): Row {
  return { name, measured: measured(value, unit, detail), limit: '', ratio: '', verdict: '' }
}

/** A measurement that could not be made keeps no limit. */
export function failed(name: string, error: unknown): Row {
  return { name, measured: error instanceof Error ? error.message : String(error), limit: '', ratio: '', verdict: 'over the limit' }
}

function judged(name: string, value: number, limit: string, ratio: number, isKept: boolean, unit: string, detail: string): Row {
  return {
    name,
    measured: measured(value, unit, detail),
    limit,
    ratio: Number.isFinite(ratio) ? ratio.toFixed(2) : '',
    verdict: isKept ? 'ok' : 'over the limit',
  }
}

const measured = (value: number, unit: string, detail: string) => `${rounded(value)}${unit}${detail && ` (${detail})`}`

export const renderTable = (rows: readonly Row[]): string => renderColumns(['name', 'measured', 'limit', 'ratio', 'verdict'], rows)

/** Each column as wide as what stands in it. */
export function renderColumns<C extends string>(columns: readonly C[], rows: readonly Readonly<Record<C, string>>[]): string {
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => row[column].length)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd()
  const rule = line(widths.map((width) => '-'.repeat(width)))
  return [line(columns), rule, ...rows.map((row) => line(columns.map((column) => row[column])))].join('\n')
}
