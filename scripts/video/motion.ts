/** Motion of a drawing as markup of one moment: parts that appear, lines that are drawn, things that move. Times in seconds since the scene began. */

/** As on the site: parts appear within 200 ms. */
const APPEAR_SECONDS = 0.2
const RISE_PX = 14

/** 0 before `at`, 1 once `seconds` have passed, gently slowing down. */
export function progress(time: number, at: number, seconds = APPEAR_SECONDS): number {
  const part = Math.min(1, Math.max(0, (time - at) / seconds))
  return 1 - (1 - part) ** 3
}

/** Short enough to keep equal moments equal, so that a still is drawn once. */
export const short = (value: number): string => String(Math.round(value * 1000) / 1000)

/** From `at` on the part is there. */
export function appearing(time: number, at: number, markup: string): string {
  const shown = progress(time, at)
  if (shown === 0) return ''
  return shown === 1 ? markup : `<g opacity="${short(shown)}" transform="translate(0 ${short((1 - shown) * RISE_PX)})">${markup}</g>`
}

/** A line drawn by hand, from its start to its end. */
export function drawn(time: number, at: number, seconds: number, path: string): string {
  const part = progress(time, at, seconds)
  if (part === 0) return ''
  return part === 1 ? `<path d="${path}"/>` : `<path d="${path}" pathLength="1" stroke-dasharray="1" stroke-dashoffset="${short(1 - part)}"/>`
}

export interface Move {
  at: number
  seconds: number
  from: readonly [number, number]
  to: readonly [number, number]
}

export function moving(time: number, { at, seconds, from, to }: Move, markup: string): string {
  const part = progress(time, at, seconds)
  const [x, y] = [0, 1].map((axis) => short((from[axis] ?? 0) + part * ((to[axis] ?? 0) - (from[axis] ?? 0))))
  return `<g transform="translate(${x} ${y})">${markup}</g>`
}
