/** The tabs of the owner's area. Each is loaded when it is opened first. */
import type { ComponentType } from 'react'
import { adminTexts } from './admin.nl.ts'
import { load } from './load.tsx'
import type { Role } from '../platform/role.ts'

export interface AdminTab {
  /** In the address; the first tab has none there. */
  name: string
  label: string
  /** Undefined: the general settings, which belong to the shell because what is typed there outlives a session. */
  Panel: ComponentType | undefined
  /** Absent: for everybody who signs in. */
  needs?: Role
}

const { tabs: labels } = adminTexts

/** Only until the site is live, before the others; the owner still begins at the general settings. */
export const startTab: AdminTab = { name: 'begin', label: labels.start, Panel: load(() => import('./live/start-tab.tsx'), 'StartTab'), needs: 'owner' }

/** In the order of the screen. */
export const adminTabs: readonly [AdminTab, ...AdminTab[]] = [
  { name: 'algemeen', label: labels.general, Panel: undefined, needs: 'owner' },
  { name: 'redirects', label: labels.redirects, Panel: load(() => import('../redirects/admin/redirects-tab.tsx'), 'RedirectsTab') },
  { name: 'chat-logs', label: labels.chatLogs, Panel: load(() => import('../chat-logs/admin/chat-logs-tab.tsx'), 'ChatLogsTab') },
  { name: 'overzicht', label: labels.dashboard, Panel: load(() => import('./overview-tab.tsx'), 'OverviewTab') },
  { name: 'vragen', label: labels.questions, Panel: load(() => import('../chat-logs/analysis/admin/questions-tab.tsx'), 'QuestionsTab') },
  { name: 'inhoud', label: labels.content, Panel: load(() => import('./content-tab.tsx'), 'ContentTab') },
  { name: 'berichten', label: labels.messages, Panel: load(() => import('./inbox-tab.tsx'), 'InboxTab') },
  { name: 'offertes', label: labels.quotes, Panel: load(() => import('./quotes-tab.tsx'), 'QuotesTab') },
  { name: 'beveiliging', label: labels.security, Panel: load(() => import('./own-security-tab.tsx'), 'OwnSecurityTab') },
  { name: 'koppelingen', label: labels.programs, Panel: load(() => import('./programs-tab.tsx'), 'ProgramsTab'), needs: 'owner' },
  { name: 'livegang', label: labels.live, Panel: load(() => import('./live/live-tab.tsx'), 'LiveTab'), needs: 'owner' },
]
