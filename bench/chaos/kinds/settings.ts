/** The owner changes settings, one after the other: the stored value is the last that was acknowledged, or the one after it, and the log has each change once. */
import { nothing, type Kind, type Means } from '../kind.ts'
import { PASSWORD } from '../owner.ts'
import { isAccepted, untilGone } from '../site-client.ts'

const KEYS = ['company_legal_name', 'company_address', 'default_prompt', 'assistant_name'] as const
const valueOf = (number: number): string => `Proef ${number}`

interface Series {
  key: (typeof KEYS)[number]
  /** Of the last that was sent, and of the last that was acknowledged. */
  sent: number
  acknowledged: number
}

export function settings({ owner }: Pick<Means, 'owner'>): Kind {
  const all: Series[] = KEYS.map((key) => ({ key, sent: 0, acknowledged: 0 }))
  let acknowledged = 0
  return {
    name: 'settings',
    acknowledged: () => acknowledged,
    async write(site) {
      const change = (series: Series) =>
        untilGone(site, async () => {
          const { key } = series
          if (series.sent === series.acknowledged) series.sent += 1
          // Refused or not known: the same value is saved again.
          const number = series.sent
          const sent = await owner.send(site, '/api/admin/settings', { method: 'PUT', json: { [key]: valueOf(number), current_password: PASSWORD } })
          if (!isAccepted(sent, 200, 'the settings')) return false
          series.acknowledged = number
          acknowledged += 1
          return true
        })
      await Promise.all(all.map(change))
    },
    async find(db) {
      const rows = await db.selectFrom('elk_settings').select(['key', 'value']).where('key', 'in', KEYS).execute()
      const found = nothing()
      for (const series of all) {
        const values = rows.filter(({ key }) => key === series.key).map(({ value }) => value)
        if (values.length > 1) found.doubled.push(series.key)
        const [stored] = values
        const possible = [valueOf(series.sent), ...(series.acknowledged > 0 ? [valueOf(series.acknowledged)] : [])]
        if (stored === undefined ? series.acknowledged > 0 : !possible.includes(stored))
          found.lost.push(`${series.key}: '${stored ?? ''}' instead of ${possible.join(' or ')}`)
      }
      const logged = await db
        .selectFrom('elk_audit_log')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('action', '=', 'settings.save')
        .executeTakeFirstOrThrow()
      if (logged.count < acknowledged) found.lost.push(`${acknowledged - logged.count} changes in the log`)
      return found
    },
  }
}
