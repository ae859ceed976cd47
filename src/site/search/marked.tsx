// oxlint-disable react/no-array-index-key -- the pieces of a text have no identity but their place
/** A text with the words marked that were searched for. */

const WORD = /([\p{L}\p{N}]+)/u

/** Plain text at the even places, a word that was searched for at the odd ones. */
function cutAtMarks(text: string, holds: (word: string) => boolean): string[] {
  const pieces = ['']
  text.split(WORD).forEach((piece, at) => {
    if (at % 2 === 1 && holds(piece)) pieces.push(piece, '')
    else pieces[pieces.length - 1] += piece
  })
  return pieces
}

export function Marked({ text, holds }: { text: string; holds: (word: string) => boolean }) {
  return cutAtMarks(text, holds).map((piece, at) => (at % 2 === 1 ? <mark key={at}>{piece}</mark> : piece))
}
