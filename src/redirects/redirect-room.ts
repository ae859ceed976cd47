/** The links: samples of the demo, targets in memory, and destinations that are looked at. */
import type { Room } from '../platform/room.ts'
import { linkHealthJob } from './health/check-destinations.ts'
import type { RedirectTargets } from './redirect-targets.ts'
import { redirectSeed } from './seed-redirects.ts'
import { ownHostsOf } from './destination.ts'

/** `origin`: the site's own address. */
export const redirectRoom = ({ targets, origin }: { targets: RedirectTargets; origin: string }): Room => ({
  seeds: [redirectSeed],
  load: () => targets.reload(),
  jobs: [linkHealthJob({ ownHosts: ownHostsOf(origin) })],
})
