/**
 * Lists every regular expression of the source: those that are written down, and those that modules put together when they are loaded.
 * One that a function puts together while it runs cannot be listed; it is a fault, unless it only gives other flags to a listed one.
 */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'vite'

interface Pattern {
  source: string
  flags: string
  /** File, with the line when it is written down there. */
  at: string
}

export interface PatternList {
  patterns: Pattern[]
  faults: string[]
}

/** Functions that put patterns together from lists of words. Calling one is like writing `new RegExp`. */
const BUILDERS: ReadonlySet<unknown> = new Set(['sayings', 'anyOf', 'phrases'])
/** Where such functions stand. */
const BUILDING: ReadonlySet<string> = new Set([
  'src/assistant/retrieval/word-pattern.ts',
  'src/assistant/sums/phrases.ts',
  'src/assistant/model/sentence.nl.ts',
])

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const isFunction = ({ type }: Node): boolean => /Function/.test(type)

/** The source of another pattern: only its flags change. */
function isReflagged({ arguments: given }: Node): boolean {
  const [first] = given as Node[]
  return first?.type === 'MemberExpression' && (first['property'] as Node)['name'] === 'source'
}

function readFile(file: string, { patterns, faults }: PatternList): { makesPatterns: boolean } {
  const text = readFileSync(file, 'utf8')
  // Of a page only the code between the lines counts: what comes after is markup.
  const code = file.endsWith('.astro') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text
  const { program } = parseSync(file.replace(/astro$/, 'ts'), code)
  const at = (node: Node) => `${file}:${code.slice(0, node.start).split('\n').length}`
  let makesPatterns = false
  const visit = (node: Node, inFunction: boolean, runsAtOnce: boolean) => {
    const regex = node['regex'] as { pattern: string; flags: string } | undefined
    if (regex) patterns.push({ source: regex.pattern, flags: regex.flags, at: at(node) })
    const called = (node['callee'] as Node | undefined)?.['name']
    if (called === 'RegExp' || BUILDERS.has(called)) {
      makesPatterns = true
      if (inFunction && !BUILDING.has(file) && !isReflagged(node))
        faults.push(`${at(node)}: a pattern is put together in a function, where it cannot be checked`)
    }
    const isInside = inFunction || (isFunction(node) && !runsAtOnce)
    // What a module gives to `map` runs while it is loaded.
    const maps = /^(?:flatMap|map)$/.test(String(((node['callee'] as Node | undefined)?.['property'] as Node | undefined)?.['name']))
    for (const child of childrenOf(node)) visit(child, isInside, maps && child !== node['callee'])
  }
  visit(program as unknown as Node, false, false)
  return { makesPatterns }
}

/** Loads the modules and keeps every pattern that comes into being meanwhile. */
async function loadAndKeep(files: readonly string[], { patterns }: PatternList): Promise<void> {
  const Original = RegExp
  let file = ''
  globalThis.RegExp = new Proxy(Original, {
    construct(target, args: [string | RegExp, string?], newTarget) {
      const made = Reflect.construct(target, args, newTarget) as RegExp
      patterns.push({ source: made.source, flags: made.flags, at: file })
      return made
    },
  })
  try {
    for (file of files) await import(pathToFileURL(resolve(file)).href)
  } finally {
    globalThis.RegExp = Original
  }
}

const isChecked = (file: string): boolean => !/\.test\.tsx?$|\.d\.ts$/.test(file)

/** `globs` from the folder of the project. Each pattern once. */
export async function listPatterns(globs: readonly string[], isExempt: (file: string) => boolean): Promise<PatternList> {
  const files = globSync([...globs])
    .filter((file) => isChecked(file) && !isExempt(file))
    .toSorted()
  const list: PatternList = { patterns: [], faults: [] }
  const making = files.filter((file) => readFile(file, list).makesPatterns)
  await loadAndKeep(making, list)
  const once = new Map(list.patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]))
  return { ...list, patterns: [...once.values()] }
}
