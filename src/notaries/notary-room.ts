/** The notaries: samples of the demo, and those that are erased for good. */
import type { Room } from '../platform/room.ts'
import { notaryErasureJob } from './erase-deleted-notaries.ts'
import { notarySeed } from './seed-notaries.ts'

export const notaryRoom: Room = { seeds: [notarySeed], jobs: [notaryErasureJob] }
