/** Makes an outline of an SVG path with fewer points: whole units, and no point that is nearer to the line between its neighbours than can be seen. */
type Spot = readonly [x: number, y: number]

/** Units of the map. */
const TOLERANCE = 1.6
/** An island smaller than this is left out. */
const LEAST_AREA = 14

/** A path of relative lines: 'm x,y dx,dy … z'. Other commands are refused. */
function readRings(path: string): Spot[][] {
  const rings: Spot[][] = []
  let [x, y] = [0, 0]
  for (const part of path.split('z').filter((text) => text.trim() !== '')) {
    const [command = '', ...rest] = part.trim()
    if (command !== 'm') throw new Error(`a path may only hold m and z, not ${command}`)
    const numbers =
      rest
        .join('')
        .match(/-?\d*\.?\d+(?:e-?\d+)?/g)
        ?.map(Number) ?? []
    const ring: Spot[] = []
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      x += numbers[at] ?? 0
      y += numbers[at + 1] ?? 0
      ring.push([x, y])
    }
    rings.push(ring)
    ;[x, y] = ring[0] ?? [x, y]
  }
  return rings
}

const areaOf = (ring: readonly Spot[]): number =>
  Math.abs(ring.reduce((sum, [x, y], at) => sum + x * (ring[(at + 1) % ring.length]?.[1] ?? 0) - (ring[(at + 1) % ring.length]?.[0] ?? 0) * y, 0)) / 2

function awayFrom([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const length = Math.hypot(bx - ax, by - ay)
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

/** After Douglas and Peucker. */
function thin(line: readonly Spot[]): Spot[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  const far = line.slice(1, -1).map((spot, at) => ({ at: at + 1, away: awayFrom(spot, first, last) }))
  const farthest = far.reduce((a, b) => (b.away > a.away ? b : a), { at: 0, away: 0 })
  if (farthest.away <= TOLERANCE) return [first, last]
  return [...thin(line.slice(0, farthest.at + 1)).slice(0, -1), ...thin(line.slice(farthest.at))]
}

export function simplifyOutline(path: string): string {
  return readRings(path)
    .filter((ring) => areaOf(ring) >= LEAST_AREA)
    .map((ring) => {
      const half = Math.floor(ring.length / 2)
      const spots = [...thin(ring.slice(0, half + 1)).slice(0, -1), ...thin(ring.slice(half))].map(([x, y]): Spot => [Math.round(x), Math.round(y)])
      const [[startX, startY] = [0, 0], ...others] = spots
      let [x, y] = [startX, startY]
      const steps = others.map(([toX, toY]) => {
        const step = `${toX - x} ${toY - y}`
        ;[x, y] = [toX, toY]
        return step
      })
      return `M${startX} ${startY}l${steps.join(' ')}z`.replaceAll(' -', '-')
    })
    .join('')
}
