/** The owner brings files of links and of offices in: a whole file is there, or nothing of it. */
import { emptyDraft } from '../../../src/notaries/notary-draft.ts'
import { csvOf } from '../../../src/notaries/notary-csv.ts'
import { countNames, createAcknowledged, joined, foundOnce, type Found, type Kind, type Means } from '../kind.ts'
import type { Database } from '../../../src/database/database.ts'
import { isAccepted, untilGone } from '../site-client.ts'

const LINES = 3
const OWNERS = 2

type Imported = readonly string[]

interface Import {
  name: string
  path: string
  csvOf: (names: Imported) => string
  count: (db: Database, names: Imported) => Promise<Map<string, number>>
}

function importing({ draw, owner }: Pick<Means, 'draw' | 'owner'>, { name, path, csvOf, count }: Import): Kind {
  const { all, take } = createAcknowledged<Imported>()
  /** On its way when the server or its database went. */
  let unknown: Imported[] = []
  return {
    name,
    acknowledged: () => all.length,
    async write(site) {
      const bringIn = () =>
        untilGone(site, async () => {
          const names = Array.from({ length: LINES }, () => `kans-${draw.uuid().slice(0, 13)}`)
          unknown.push(names)
          const sent = await owner.send(site, path, { method: 'POST', csv: csvOf(names) })
          // Refused because the database went: it may have been in time.
          if (!isAccepted(sent, 200, name)) return false
          all.push(names)
          unknown = unknown.filter((one) => one !== names)
          return true
        })
      await Promise.all(Array.from({ length: OWNERS }, bringIn))
    },
    async find(db, range) {
      const files = take(range)
      const times = await count(db, [...files, ...unknown].flat())
      const halves = unknown.filter((names) => names.some((one) => times.has(one)) && !names.every((one) => times.has(one)))
      const inFlight: Found = {
        lost: halves.map((names) => `a part of ${names.join(', ')}`),
        doubled: unknown.flat().filter((one) => (times.get(one) ?? 0) > 1),
      }
      unknown = []
      return joined([foundOnce(files.flat(), (one) => one, times), inFlight])
    },
  }
}

export const linkCsv = (slugs: Imported): string =>
  ['slug;titel;bestemming', ...slugs.map((slug) => `${slug};Partner;https://partner.example.com/${slug}`), ''].join('\n')

export const linkImport = (means: Pick<Means, 'draw' | 'owner'>): Kind =>
  importing(means, {
    name: 'import of links',
    path: '/api/admin/redirects/import',
    csvOf: linkCsv,
    count: (db, names) => countNames(names, (part) => db.selectFrom('elk_affiliate_redirects').select('slug as name').where('slug', 'in', part).execute()),
  })

export const officeImport = (means: Pick<Means, 'draw' | 'owner'>): Kind =>
  importing(means, {
    name: 'import of offices',
    path: '/api/admin/notaries/import',
    csvOf: (names) => csvOf(names.map((name) => ({ ...emptyDraft, name, location: 'Utrecht', source: 'Opgave van het kantoor', sourceDay: '2026-11-01' }))),
    count: (db, names) => countNames(names, (part) => db.selectFrom('elk_notaries').select('name').where('name', 'in', part).execute()),
  })
