/** From `npm start` to ready, on data that an earlier start has made: the median of three. Limit: 2 seconds. */
import { median } from './numbers.ts'
import { startSite, withFolder } from './site.ts'
import { atMost, type Row } from './verdict.ts'

const STARTS = 3

export function measureStart(): Promise<Row[]> {
  return withFolder(async (dataDir) => {
    await (await startSite(dataDir)).stop()
    const seconds: number[] = []
    for (let i = 0; i < STARTS; i += 1) {
      const site = await startSite(dataDir, 'npm')
      seconds.push(site.readyAfterMs / 1000)
      await site.stop()
    }
    return [atMost('npm start to ready, second start', median(seconds), 2, ' s')]
  })
}
