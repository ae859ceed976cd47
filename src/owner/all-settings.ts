/** The settings of every room, those with a field in the order of the screen. */
import { sessionTermSettings } from '../accounts/sessions/session.settings.ts'
import { providerSettings } from '../assistant/model/provider.settings.ts'
import { backupSettings } from '../backup/backup.settings.ts'
import { companySettings } from '../frame/company.settings.ts'
import { mailSettings } from '../mail/mail.settings.ts'
import { affiliateSettings } from '../redirects/affiliate.settings.ts'
import { claimWordings } from '../settings/claims/claims.settings.ts'
import { hostingSettings } from '../privacy/hosting.settings.ts'
import { brandSettings } from '../settings/brand/brand.settings.ts'
import { identitySettings } from '../settings/identity.settings.ts'
import { modeSettings } from '../settings/mode.settings.ts'
import { retentionTerms } from '../settings/retention.settings.ts'
import { partnerTermsSettings } from '../site/partner-terms.settings.ts'
import type { ValuesOf } from '../settings/setting.ts'

export const allSettings = {
  ...providerSettings,
  ...brandSettings,
  ...identitySettings,
  ...companySettings,
  ...hostingSettings,
  ...partnerTermsSettings,
  ...mailSettings,
  ...retentionTerms,
  ...sessionTermSettings,
  ...backupSettings,
  ...affiliateSettings,
  ...claimWordings,
  ...modeSettings,
}

export type SettingValues = ValuesOf<typeof allSettings>
