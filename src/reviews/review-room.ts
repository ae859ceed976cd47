/** The reviews: samples of the demo, and those that are erased for good. */
import type { Room } from '../platform/room.ts'
import { reviewErasureJob } from './erase-deleted-reviews.ts'
import { reviewSeed } from './seed-reviews.ts'

export const reviewRoom: Room = { seeds: [reviewSeed], jobs: [reviewErasureJob] }
