/** `/.well-known/security.txt` (RFC 9116): where somebody who found a weakness tells of it. */
import { companySettings } from '../frame/company.settings.ts'

/** Within the year that the standard allows, and long enough for who keeps a copy. */
const MONTHS_AHEAD = 6

/** `email`: of the settings. The one of the sample data is nobody's, and then there is the form. */
export function writeSecurityText({ origin, email, day }: { origin: string; email: string; day: string }): string {
  const isOwn = email !== '' && email !== companySettings.contact_email.default
  const [year = 0, month = 1] = day.split('-').map(Number)
  return [
    ...(isOwn ? [`Contact: mailto:${encodeURI(email)}`] : []),
    `Contact: ${origin}/contact`,
    `Expires: ${new Date(Date.UTC(year, month - 1 + MONTHS_AHEAD)).toISOString()}`,
    'Preferred-Languages: nl, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
