/** Holds the imports against the law of the house. Each fault is one line that says what is wrong and between which files. */
import type { Imports } from './read-imports.ts'
import { componentRooms, composingRooms, sharedComponents, storeys } from './storeys.ts'

const floors = new Map(storeys.flatMap((rooms, floor) => rooms.map((room) => [room, floor] as const)))
const longestFirst = [...floors.keys()].toSorted((a, b) => b.length - a.length)

const roomOf = (path: string): string | undefined => longestFirst.find((room) => path === room || path.startsWith(`${room}/`))

const isComponent = (path: string): boolean => path.endsWith('.tsx')
const isQueries = (path: string): boolean => path.endsWith('.queries.ts')

function faultOf(from: string, to: string): string | undefined {
  const [room, other] = [roomOf(from), roomOf(to)]
  if (room === undefined || other === undefined) return `stands in no room: ${room === undefined ? from : to}`
  if (room === other) return undefined
  if ((floors.get(other) ?? 0) >= (floors.get(room) ?? 0)) return `arrow that does not point down: ${from} -> ${to}`
  if (isQueries(to) && other !== 'database') return `SQL of another room: ${from} -> ${to}`
  if (isComponent(to) && !componentRooms.has(other) && !sharedComponents.has(to) && !composingRooms.has(room))
    return `component of another room: ${from} -> ${to}`
  return undefined
}

/** Circles of files, types included, each once, as a chain that ends where it began. */
function findCircles(imports: Imports): string[][] {
  const circles: string[][] = []
  const state = new Map<string, 'open' | 'done'>()
  const chain: string[] = []
  const visit = (path: string): void => {
    state.set(path, 'open')
    chain.push(path)
    for (const { target } of imports.get(path) ?? []) {
      if (state.get(target) === 'open') circles.push([...chain.slice(chain.indexOf(target)), target])
      else if (!state.has(target)) visit(target)
    }
    chain.pop()
    state.set(path, 'done')
  }
  for (const path of imports.keys()) if (!state.has(path)) visit(path)
  return circles
}

/** The way by which a component comes to SQL at run time; a browser must never need it. */
function wayToSql(imports: Imports, component: string): string[] | undefined {
  const seen = new Set([component])
  const queue: string[][] = [[component]]
  for (let way = queue.shift(); way; way = queue.shift()) {
    for (const { target, isType } of imports.get(way.at(-1) ?? '') ?? []) {
      if (isType || seen.has(target)) continue
      if (isQueries(target)) return [...way, target]
      seen.add(target)
      queue.push([...way, target])
    }
  }
  return undefined
}

export function findFaults(imports: Imports): string[] {
  const faults = new Set<string>()
  for (const [from, targets] of imports) {
    for (const { target } of targets) {
      const fault = faultOf(from, target)
      if (fault) faults.add(fault)
    }
  }
  for (const path of imports.keys()) {
    const way = isComponent(path) ? wayToSql(imports, path) : undefined
    if (way) faults.add(`component that reaches SQL: ${way.join(' -> ')}`)
  }
  for (const circle of findCircles(imports)) faults.add(`circle: ${circle.join(' -> ')}`)
  return [...faults].toSorted()
}
