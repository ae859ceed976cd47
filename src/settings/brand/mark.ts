/**
 * The mark of a site as an SVG of shapes. What the owner gives is read piece by piece and written anew from what was read, so that nothing
 * passes that is not known here: no script, style, text, picture, link or reference. Free of the server.
 */

export const MAX_MARK = 8_000

const isNumber = (value: string): boolean => /^-?(?:\d+(?:\.\d+)?|\.\d+)$/.test(value)
const isNumbers = (value: string): boolean => /^[\d\s.,eE+-]+$/.test(value)
const isWord = (value: string): boolean => /^[a-z]+$/.test(value)
const isPaint = (value: string): boolean => /^(?:none|currentColor|#[\da-fA-F]{3}|#[\da-fA-F]{6})$/.test(value)
const isPath = (value: string): boolean => /^[MmLlHhVvCcSsQqTtAaZz\d\s.,eE+-]+$/.test(value)
const isTransform = (value: string): boolean => /^(?:(?:translate|scale|rotate|matrix|skewX|skewY)\([\d\s.,eE+-]+\)\s*)+$/.test(value)

type Check = (value: string) => boolean

const looks: Record<string, Check> = {
  fill: isPaint,
  stroke: isPaint,
  transform: isTransform,
  opacity: isNumber,
  'fill-opacity': isNumber,
  'stroke-opacity': isNumber,
  'stroke-width': isNumber,
  'stroke-miterlimit': isNumber,
  'stroke-linecap': isWord,
  'stroke-linejoin': isWord,
  'fill-rule': isWord,
  'clip-rule': isWord,
}
const numbers = (...names: string[]): Record<string, Check> => Object.fromEntries(names.map((name) => [name, isNumber]))

const elements = new Map<string, Record<string, Check>>([
  ['g', looks],
  ['path', { ...looks, d: isPath }],
  ['rect', { ...looks, ...numbers('x', 'y', 'width', 'height', 'rx', 'ry') }],
  ['circle', { ...looks, ...numbers('cx', 'cy', 'r') }],
  ['ellipse', { ...looks, ...numbers('cx', 'cy', 'rx', 'ry') }],
  ['line', { ...looks, ...numbers('x1', 'y1', 'x2', 'y2') }],
  ['polygon', { ...looks, points: isNumbers }],
  ['polyline', { ...looks, points: isNumbers }],
])
/** Of the root: known, but written by us. */
const leftOut = new Set(['xmlns', 'width', 'height', 'version', 'viewBox'])

export interface Mark {
  viewBox: string
  /** Looks of the root, for what is in it. */
  looks: string
  shapes: string
}

const TAG = /\s*<(\/?)([a-z]+)((?:\s+[a-zA-Z\d-]+\s*=\s*(?:"[^"<>&]*"|'[^'<>&]*'))*)\s*(\/?)>/y
const ATTRIBUTE = /\s+([a-zA-Z\d-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy

const readAttributes = (text: string): [string, string][] => Array.from(text.matchAll(ATTRIBUTE), ([, name = '', one, other]) => [name, one ?? other ?? ''])

/** Undefined when one of them is not known or holds what it may not. */
function writeAttributes(given: readonly [string, string][], known: Record<string, Check>): string | undefined {
  if (!given.every(([name, value]) => Object.hasOwn(known, name) && known[name]?.(value.trim()))) return undefined
  return given.map(([name, value]) => ` ${name}="${value.trim()}"`).join('')
}

function readRoot(attributes: readonly [string, string][]): Omit<Mark, 'shapes'> | undefined {
  const viewBox = attributes.find(([name]) => name === 'viewBox')?.[1].trim() ?? ''
  const rest = writeAttributes(
    attributes.filter(([name]) => !leftOut.has(name)),
    looks,
  )
  const [x, y, width = '', height = ''] = viewBox.split(/[\s,]+/)
  return rest !== undefined && [x, y, width, height].every((number) => isNumber(number ?? '')) && Number(width) > 0 && Number(height) > 0
    ? { viewBox, looks: rest }
    : undefined
}

/** Undefined for everything that is not an SVG of shapes alone. */
export function readMark(typed: string): Mark | undefined {
  const text = typed.trim().replace(/^<\?xml [^?<>]*\?>/, '')
  if (text.length > MAX_MARK) return undefined
  const open: string[] = []
  let root: Omit<Mark, 'shapes'> | undefined
  let shapes = ''
  TAG.lastIndex = 0
  while (TAG.lastIndex < text.length) {
    const [, closes, name = '', attributes = '', empty] = TAG.exec(text) ?? []
    if (closes === undefined) return undefined
    if (closes) {
      if (open.pop() !== name || attributes !== '' || empty) return undefined
      if (open.length === 0) return root && shapes !== '' && text.slice(TAG.lastIndex).trim() === '' ? { ...root, shapes } : undefined
      shapes += `</${name}>`
      continue
    }
    if (!root) {
      root = name === 'svg' && !empty ? readRoot(readAttributes(attributes)) : undefined
      if (!root) return undefined
      open.push('svg')
      continue
    }
    const known = elements.get(name)
    const written = known && writeAttributes(readAttributes(attributes), known)
    if (written === undefined) return undefined
    shapes += `<${name}${written}${empty ? '/>' : '>'}`
    if (!empty) open.push(name)
  }
  return undefined
}

const SVG = 'xmlns="http://www.w3.org/2000/svg"'
/** Of what is painted with `currentColor`, on the paper of either scheme. */
const INK = '<style>svg{color:#12263a}@media (prefers-color-scheme:dark){svg{color:#e8edf2}}</style>'

export const writeMark = ({ viewBox, looks: own, shapes }: Mark): string => `<svg ${SVG} viewBox="${viewBox}"${own}>${INK}${shapes}</svg>`

/** The first letters of the first two words. */
export const initialsOf = (name: string): string =>
  Array.from(name.matchAll(/(?<![\p{L}\d])[\p{L}\d]/gu), ([letter]) => letter)
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** For a site that has a name of its own and no mark yet: its initials on the colour that reaches somebody. */
export const writeInitials = (name: string, colour: string, ink: string): string =>
  `<svg ${SVG} viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colour}"/><text x="16" y="21.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="15" font-weight="700" fill="${ink}">${initialsOf(name)}</text></svg>`
