/** What a trial begins with: draws of its own, a postbox and an owner. */
import { createDraw } from '../large/draw.ts'
import type { Means } from './kind.ts'
import { createOwner } from './owner.ts'
import { openPostbox } from './postbox.ts'

export async function withMeans<T>(seed: number, use: (means: Means) => Promise<T>): Promise<T> {
  const draw = createDraw(seed)
  await using postbox = await openPostbox(draw)
  return await use({ draw, owner: createOwner(), postbox })
}
