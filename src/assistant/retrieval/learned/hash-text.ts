/** A text as one number of 32 bits. */

/** FNV-1a. Two texts that share one of four thousand million numbers do no harm here. */
export function hashText(text: string, seed = 2_166_136_261): number {
  let hash = seed
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  return hash >>> 0
}
