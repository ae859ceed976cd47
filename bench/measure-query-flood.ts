/** Pages asked for with parameters that they do not read, and addresses that are not there, against the cached page of the same run. Limit for the first: 0.5. */
import { compare, type Load } from './load.ts'
import { withSite } from './site.ts'
import { atLeast, shown, type Row } from './verdict.ts'

const PATH = '/testament'
const ADDRESSES = 2_000
const ROUNDS = 3

const floods: [name: string, addressOf: (n: number) => string, expectedStatus: '2xx' | '4xx'][] = [
  ['article page with an unknown parameter', (n) => `${PATH}?gclid=${n}`, '2xx'],
  ['address that is not there', (n) => `/xq${n}`, '4xx'],
]

export function measureQueryFlood(): Promise<Row[]> {
  return withSite(async (server) => {
    const plain: Load = { server, path: PATH, headers: [{ 'accept-encoding': 'br' }], connections: 20, seconds: 2, expectedStatus: '2xx' }
    const rows: Row[] = []
    for (const [name, addressOf, expectedStatus] of floods) {
      const paths = Array.from({ length: ADDRESSES }, (_, n) => addressOf(n))
      const { ratio, detail, processorRatio, processorDetail } = await compare({ ...plain, paths, expectedStatus }, plain, ROUNDS)
      rows.push(
        expectedStatus === '2xx'
          ? atLeast(`${name}, share of the cached page`, ratio, 0.5, '', detail)
          : shown(`${name}, share of the cached page`, ratio, '', detail),
        shown(`${name}, same by processor time`, processorRatio, '', processorDetail),
      )
    }
    return rows
  })
}
