/** The drawing that belongs to a topic or a place on the site; an unknown name gets the plain deed. */
import type { ComponentType } from 'react'
import { AssistantAvatar } from './assistant-avatar.tsx'
import { avatarDrawing, avatarNames } from './assistant-avatars.ts'
import { CanalHouse } from './canal-house.tsx'
import { Candle } from './candle.tsx'
import { DeedAndTree } from './deed-and-tree.tsx'
import { Deed } from './deed.tsx'
import { HouseWithCoin } from './house-with-coin.tsx'
import { LetterInEnvelope } from './letter-in-envelope.tsx'
import { NotFound } from './not-found.tsx'
import { Receipt } from './receipt.tsx'
import { ShopFront } from './shop-front.tsx'
import { SignedDeed } from './signed-deed.tsx'
import { SplitHouse } from './split-house.tsx'
import { TwoMugs } from './two-mugs.tsx'
import { TwoRings } from './two-rings.tsx'
import { TwoTrees } from './two-trees.tsx'

const drawings = new Map<string, ComponentType>([
  ['testament', SignedDeed],
  ['levenstestament', DeedAndTree],
  ['huis', CanalHouse],
  ['hypotheek', HouseWithCoin],
  ['samenwonen', TwoMugs],
  ['huwelijk', TwoRings],
  ['bv', ShopFront],
  ['overlijden', Candle],
  ['voogdij', TwoTrees],
  ['scheiding', SplitHouse],
  ['volmacht', LetterInEnvelope],
  ['kosten', Receipt],
  ...avatarNames.map((name): [string, ComponentType] => [`assistent-${name}`, () => <AssistantAvatar drawing={avatarDrawing(name)} />]),
  ['not-found', NotFound],
])

export const illustrationNames = [...drawings.keys()]

export function Illustration({ name }: { name: string }) {
  const Chosen = drawings.get(name) ?? Deed
  return <Chosen />
}
