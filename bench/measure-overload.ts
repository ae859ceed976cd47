/**
 * Five times the load that the site can bear: what it still does of its best in the same run, what it refuses, and what that costs in memory.
 * Best and overload take turns, so that a noisy moment of the machine meets both. `node bench/measure-overload.ts [seconds of each turn]`
 */
import { existsSync, readdirSync } from 'node:fs'
import type { Running } from './child-process.ts'
import { median, percentile } from './numbers.ts'
import { readResidentMegabytes } from './process-status.ts'
import { startSite, withFolder } from './site.ts'
import { openSlowClients } from './slow-clients.ts'
import { atLeast, atMost, exactly, renderTable, shown, type Row } from './verdict.ts'
import { goodPerSecond, goodShare, openVisitors, total, type Kind, type Tally } from './visitors.ts'

const TIMES = 5
const CLIENTS = 16
const ROUNDS = 3
const SLOW_CLIENTS = 900
/** Above its best: what the connections and the accepted work of an overload may take. */
const MORE_MEMORY_MB = 150

const read: readonly Kind[] = ['article', 'link']
/** Of ten requests of visitors two are questions. */
const mixed: readonly Kind[] = ['article', 'article', 'question', 'article', 'link', 'article', 'article', 'question', 'article', 'link']

interface Found {
  best: Tally[]
  over: Tally[]
  bestMegabytes: number
  mostMegabytes: number
}

async function takeTurns(site: Running, mix: readonly Kind[], seconds: number): Promise<Found> {
  const visitors = openVisitors(site.port, mix)
  const found: Found = { best: [], over: [], bestMegabytes: 0, mostMegabytes: 0 }
  const readMemory = () => (found.mostMegabytes = Math.max(found.mostMegabytes, readResidentMegabytes(site.pid)))
  await visitors.inTurn(CLIENTS, seconds)
  for (let round = 0; round < ROUNDS; round += 1) {
    const best = await visitors.inTurn(CLIENTS, seconds)
    found.bestMegabytes = Math.max(found.bestMegabytes, readResidentMegabytes(site.pid))
    const timer = setInterval(readMemory, 200)
    found.over.push(await visitors.arriving(goodPerSecond(best) * TIMES, seconds))
    clearInterval(timer)
    found.best.push(best)
  }
  visitors.close()
  return found
}

const shareOf = ({ best, over }: Found): number => median(over.map((tally, round) => goodPerSecond(tally) / goodPerSecond(best[round] ?? tally)))
const rates = ({ best, over }: Found): string => `${Math.round(median(over.map(goodPerSecond)))}/s against ${Math.round(median(best.map(goodPerSecond)))}/s`
const sum = (tallies: readonly Tally[], fate: 'shed' | 'late' | 'failed', of?: readonly Kind[]) =>
  tallies.reduce((all, tally) => all + total(tally, fate, of), 0)

function rowsOfQuestions(found: Found): Row[] {
  const { best, over, bestMegabytes, mostMegabytes } = found
  const times = over.flatMap((tally) => tally.times.question)
  return [
    atLeast(`questions at ${TIMES} times what can be borne, answered of the best`, shareOf(found), 0.9, '', rates(found)),
    exactly('of these neither answered in time nor refused with Retry-After', sum(over, 'late') + sum(over, 'failed') + sum(best, 'failed'), 0),
    shown('of these refused', sum(over, 'shed'), '', `answered p50 ${Math.round(percentile(times, 0.5))} ms, p99 ${Math.round(percentile(times, 0.99))} ms`),
    atMost('memory above that at the best', mostMegabytes - bestMegabytes, MORE_MEMORY_MB, ' MB', `${Math.round(mostMegabytes)} MB`),
  ]
}

function rowsOfMix(found: Found): Row[] {
  const { over } = found
  const times = over.flatMap((tally) => read.flatMap((kind) => tally.times[kind]))
  return [
    atLeast(`all visitors at ${TIMES} times, answered of the best`, shareOf(found), 0.9, '', rates(found)),
    atLeast('of these, share of articles and links that is answered', median(over.map((tally) => goodShare(tally, read))), 0.99),
    exactly('of these, articles and links refused', sum(over, 'shed', read), 0),
    shown('of these, share of questions that is answered', median(over.map((tally) => goodShare(tally, ['question'])))),
    shown('of these, article or link p99', percentile(times, 0.99), ' ms', `p50 ${percentile(times, 0.5).toFixed(0)} ms`),
  ]
}

/** The largest built file that is served. */
function findFilm(): string {
  const folder = 'dist/client/video'
  const film = existsSync(folder) ? readdirSync(folder).find((name) => name.endsWith('.mp4')) : undefined
  if (!film) throw new Error('there is no film to leave unread')
  return `/video/${film}`
}

async function rowsOfSlowClients(site: Running, seconds: number): Promise<Row[]> {
  const visitors = openVisitors(site.port, mixed)
  const shares: number[] = []
  let held = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await visitors.inTurn(CLIENTS, seconds)
    const slow = openSlowClients(site.port, SLOW_CLIENTS, findFilm())
    const beside = await visitors.inTurn(CLIENTS, seconds)
    held = Math.max(held, slow.connected())
    slow.close()
    shares.push(goodPerSecond(beside) / goodPerSecond(alone))
  }
  visitors.close()
  return [atLeast(`beside ${SLOW_CLIENTS} slow clients, answered of the best`, median(shares), 0.9, '', `${held} still connected`)]
}

export function measureOverload(seconds = 6): Promise<Row[]> {
  return withFolder(async (dataDir) => {
    const site = await startSite(dataDir)
    try {
      return [
        ...rowsOfQuestions(await takeTurns(site, ['question'], seconds)),
        ...rowsOfMix(await takeTurns(site, mixed, seconds)),
        ...(await rowsOfSlowClients(site, seconds)),
      ]
    } finally {
      await site.stop()
    }
  })
}

if (import.meta.main) {
  const rows = await measureOverload(Number(process.argv[2] ?? 6))
  console.log(renderTable(rows))
  process.exitCode = rows.some((row) => row.verdict === 'over the limit') ? 1 : 0
}
