/** The privacy page as it stands today: the declarations of the rooms with the terms and the routes of this site filled in. */
import { countResponsibility, type Responsibility } from '../articles/responsibility.nl.ts'
import { siteName } from '../platform/site-name.ts'
import { formatDay } from '../figures/figure-tokens.ts'
import type { StoredData } from '../platform/stored-data.ts'
import type { companySettings } from '../frame/company.settings.ts'
import type { modeSettings } from '../settings/mode.settings.ts'
import type { retentionTerms } from '../settings/retention.settings.ts'
import type { ValuesOf } from '../settings/setting.ts'
import { missingFields, readCompany } from '../frame/company.ts'
import { missingNotice } from '../frame/company.nl.ts'
import { durationText } from '../settings/duration.nl.ts'
import { storedData } from './list-stored-data.ts'
import { readPassingOn, type PassingOn, type PassingSettings } from './passing-on.ts'
import { privacyChanged, privacyTexts, recipientText } from './privacy.nl.ts'
import { retentionDays } from '../settings/retention-days.ts'
import { DAY_MINUTES } from '../platform/days.ts'

export type StoredDataView = Pick<StoredData, 'id' | 'title' | 'what' | 'purpose' | 'basis'> & { kept: string; passedTo: string }

export interface PrivacyView {
  demo: boolean
  /** What the owner has not filled in, as a sentence. */
  missing: string | undefined
  /** '22 november 2026' */
  changed: string
  passing: PassingOn
  responsibility: Responsibility
  groups: { id: StoredData['about']; title: string; items: StoredDataView[] }[]
}

type PrivacySettings = PassingSettings & ValuesOf<typeof companySettings & typeof modeSettings & typeof retentionTerms>

export interface PrivacySources {
  settings: () => PrivacySettings
  env: { smtpUrl: string | undefined }
  articles: Parameters<typeof countResponsibility>[0]
}

export function viewPrivacy(sources: PrivacySources): PrivacyView {
  const settings = sources.settings()
  const demo = settings.site_mode !== 'live'
  const passing = readPassingOn(settings, sources.env.smtpUrl)
  const view = (data: StoredData): StoredDataView => {
    const { id, title, what, purpose, basis } = data
    return { id, title, what, purpose, basis, kept: keptText(data, settings), passedTo: recipientText(data.passedTo, passing) }
  }
  return {
    demo,
    missing: missingNotice(missingFields(readCompany(settings)), { demo }),
    changed: formatDay(privacyChanged),
    passing,
    responsibility: countResponsibility(sources.articles, settings.company_legal_name.trim() || siteName()),
    groups: (['visitors', 'safety', 'others'] as const).map((id) => ({
      id,
      title: privacyTexts.groups[id],
      items: storedData.filter((data) => data.about === id).map(view),
    })),
  }
}

function keptText({ term }: StoredData, settings: PrivacySettings): string {
  if ('until' in term) return term.until
  const minutes = 'setting' in term ? retentionDays(settings, term.setting) * DAY_MINUTES : term.minutes
  return `Tot ${durationText(minutes)} ${term.after}.`
}
