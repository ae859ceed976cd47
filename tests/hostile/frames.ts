/** Reads an event stream as strictly as its format allows. */

export interface Frame {
  type: string
  [key: string]: unknown
}

const types = new Set(
  'start start-step text-start text-delta text-end source-url finish-step finish data-notice data-stage data-restart data-suggestions data-cta data-extras'.split(
    ' ',
  ),
)

/** Throws on anything but frames of one line of JSON of a known type, from one start to one finish and the end mark. */
export function readFrames(stream: string): Frame[] {
  if (/[\r\0]/.test(stream)) throw new Error('a line end or zero in the stream')
  const blocks = stream.split('\n\n')
  if (blocks.pop() !== '' || blocks.pop() !== 'data: [DONE]') throw new Error('the stream does not end')
  const frames = blocks.map((block) => {
    if (!block.startsWith('data: ') || block.includes('\n')) throw new Error(`not a frame: ${block}`)
    const frame = JSON.parse(block.slice(6)) as Frame
    if (!types.has(frame.type)) throw new Error(`not a known part: ${frame.type}`)
    return frame
  })
  if (frames[0]?.type !== 'start' || frames.at(-1)?.type !== 'finish') throw new Error('no start or no finish')
  if (frames.filter(({ type }) => type === 'start' || type === 'finish').length !== 2) throw new Error('more than one start or finish')
  return frames
}

export const textOf = (frames: readonly Frame[]): string => frames.map((frame) => (frame.type === 'text-delta' ? String(frame['delta']) : '')).join('')
