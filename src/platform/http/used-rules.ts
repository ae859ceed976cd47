/**
 * Leaves of a style sheet what a page can use: a rule stays where every class, element and id of one of its selectors stands in the page (decision 92). States,
 * attributes and what a pseudo-class holds count as there, so that nothing that a visitor opens, points at or types changes what is needed.
 */

/** A rule of a sheet, or a block that holds rules (`@media`), or what stays as it is (`@font-face`, `@keyframes`). */
type Part =
  | { kind: 'rule'; text: string; selectors: readonly Names[] }
  | { kind: 'block'; head: string; parts: readonly Part[] }
  | { kind: 'whole'; text: string }

/** What one selector names. */
interface Names {
  classes: readonly string[]
  ids: readonly string[]
  tags: readonly string[]
}

/** What stands in a page. */
interface Present {
  classes: ReadonlySet<string>
  ids: ReadonlySet<string>
  tags: ReadonlySet<string>
}

/** Blocks whose rules are for elements of the page. */
const HOLDS_RULES = /^@(?:media|supports|layer|container)\b/

const TAG = /<([a-z][\w-]*)/gi
const CLASS = / class="([^"]*)"/g
const ID = / id="([^"]*)"/g

/** Elements that no page writes and every page has. */
const ALWAYS = ['html', 'head', 'body', 'tbody']

const presentIn = (html: string): Present => ({
  tags: new Set([...ALWAYS, ...[...html.matchAll(TAG)].map(([, tag = '']) => tag.toLowerCase())]),
  classes: new Set([...html.matchAll(CLASS)].flatMap(([, names = '']) => names.split(/\s+/))),
  ids: new Set([...html.matchAll(ID)].map(([, id = '']) => id)),
})

const matchingEnd = (css: string, from: number, open: string, close: string): number => {
  let depth = 0
  for (let at = from; at < css.length; at++) {
    const char = css[at]
    if (char === '\\') at++
    else if (char === '"' || char === "'") at = css.indexOf(char, at + 1)
    else if (char === open) depth++
    else if (char === close && --depth === 0) return at
  }
  return css.length - 1
}

/** Functions such as `:is(…)` and `:not(…)` with what they hold, states, pseudo-elements, attributes. */
function withoutConditions(selector: string): string {
  let bare = ''
  for (let at = 0; at < selector.length; at++) {
    const char = selector[at]
    if (char === '(') at = matchingEnd(selector, at, '(', ')')
    else if (char === '[') at = matchingEnd(selector, at, '[', ']')
    else bare += char
  }
  return bare.replaceAll(/::?[\w-]+/g, '')
}

const NAMED = /([.#]?)([\w-]+)/g

function namesOf(selector: string): Names {
  const named = [...withoutConditions(selector).matchAll(NAMED)]
  const of = (sign: string) => named.filter(([, found]) => found === sign).map(([, , name = '']) => name)
  return { classes: of('.'), ids: of('#'), tags: of('').map((tag) => tag.toLowerCase()) }
}

function selectorsOf(head: string): string[] {
  const found: string[] = []
  let start = 0
  for (let at = 0; at < head.length; at++) {
    const char = head[at]
    if (char === '(') at = matchingEnd(head, at, '(', ')')
    else if (char === '[') at = matchingEnd(head, at, '[', ']')
    else if (char === ',') {
      found.push(head.slice(start, at))
      start = at + 1
    }
  }
  return [...found, head.slice(start)]
}

function readParts(css: string): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('{', at)
    const semicolon = css.indexOf(';', at)
    // `@layer a, b;` and `@import …;` have no block.
    if (css[at] === '@' && semicolon >= 0 && (open < 0 || semicolon < open)) {
      parts.push({ kind: 'whole', text: css.slice(at, semicolon + 1) })
      at = semicolon + 1
      continue
    }
    if (open < 0) break
    const end = matchingEnd(css, open, '{', '}') + 1
    parts.push(readPart(css.slice(at, open).trim(), css.slice(open + 1, end - 1)))
    at = end
    while (/\s/.test(css[at] ?? '')) at++
  }
  return parts
}

function readPart(head: string, body: string): Part {
  if (HOLDS_RULES.test(head)) return { kind: 'block', head, parts: readParts(body) }
  if (head.startsWith('@')) return { kind: 'whole', text: `${head}{${body}}` }
  return { kind: 'rule', text: `${head}{${body}}`, selectors: selectorsOf(head).map(namesOf) }
}

const canMatch = (page: Present) => (names: Names) =>
  names.classes.every((name) => page.classes.has(name)) && names.ids.every((name) => page.ids.has(name)) && names.tags.every((name) => page.tags.has(name))

function write(parts: readonly Part[], page: Present): string {
  return parts
    .map((part) => {
      if (part.kind === 'whole') return part.text
      if (part.kind === 'rule') return part.selectors.some(canMatch(page)) ? part.text : ''
      const inside = write(part.parts, page)
      return inside === '' ? '' : `${part.head}{${inside}}`
    })
    .join('')
}

/** Sheets do not change while a process runs; those of the owner's colours do now and then. */
const read = new Map<string, readonly Part[]>()
const MOST_READ = 200

function partsOf(css: string): readonly Part[] {
  const known = read.get(css)
  if (known) return known
  const parts = readParts(css.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim())
  if (read.size >= MOST_READ) read.clear()
  read.set(css, parts)
  return parts
}

/** The rules of each sheet that can be for something in this page, in their order. */
export function usedRules(sheets: readonly string[], html: string): string[] {
  const page = presentIn(html)
  return sheets.map((css) => write(partsOf(css), page))
}
