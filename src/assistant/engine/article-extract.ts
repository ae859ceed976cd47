/** Takes one or two paragraphs of an article section as an answer, in the safe Markdown subset. */

const LONGEST = 700
const MOST_BLOCKS = 2
const CLEARLY_MORE = 0.2
const NOT_TEXT = /^(?:\||>|!\[|<|```|---|#{1,6}\s)/

/** Keeps links to pages of this site, turns other links into their text, drops images. */
function cleanInline(text: string): string {
  return text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^[\]]+)\]\((?!\/[a-z0-9])[^)]*\)/g, '$1')
    .replace(/<[^<>]+>/g, '')
}

function listBlocks(markdown: string): string[] {
  return markdown
    .split(/\n{2,}/)
    .map((block) => cleanInline(block.trim()))
    .filter((block) => block !== '' && !NOT_TEXT.test(block))
}

function shorten(block: string, room: number): string {
  if (block.length <= room) return block
  const pieces = /^(?:[-*]|\d+\.)\s/.test(block) ? block.split(/\n(?=(?:[-*]|\d+\.)\s)/) : block.split(/(?<=[.?])\s+(?=[A-Z])/)
  const glue = pieces[0] && /^(?:[-*]|\d+\.)\s/.test(pieces[0]) ? '\n' : ' '
  let kept = ''
  for (const piece of pieces) {
    const next = kept ? kept + glue + piece : piece
    if (next.length > room) break
    kept = next
  }
  return kept
}

/** The first paragraph, unless a later one says clearly more about the question; one that ends in a colon takes its list along. */
function findStart(blocks: readonly string[], relevance: (text: string) => number): number {
  const scores = blocks.map(relevance)
  const best = scores.indexOf(Math.max(...scores))
  if ((scores[best] ?? 0) < (scores[0] ?? 0) + CLEARLY_MORE) return 0
  return best > 0 && blocks[best - 1]?.endsWith(':') ? best - 1 : best
}

/** At most 700 characters and two blocks; a paragraph that announces a list takes the list with it. Empty when the section holds only tables. */
export function extractPassage(markdown: string, relevance: (text: string) => number = () => 0): string {
  const blocks = listBlocks(markdown)
  const kept: string[] = []
  let room = LONGEST
  for (const block of blocks.slice(findStart(blocks, relevance))) {
    const announced = kept.at(-1)?.endsWith(':') ?? false
    if (kept.length >= MOST_BLOCKS && !announced) break
    const part = shorten(block, room)
    if (part === '') break
    kept.push(part)
    room -= part.length + 2
  }
  if (kept.length > 1 && kept.at(-1)?.endsWith(':')) kept.pop()
  return kept.join('\n\n')
}
