/** The backups as the server tells them. */
import { useQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf } from '../../owner-kit/api-call.ts'
import type { backupApi } from '../backup.api.ts'

export const backupCalls = hc<ReturnType<typeof backupApi>>('/').api.admin.backups

export const backupsKey = ['backups']

/** While one is being made. */
const AGAIN_MS = 1_500

export const useBackups = () =>
  useQuery({ queryKey: backupsKey, queryFn: () => answerOf(backupCalls.$get()), refetchInterval: ({ state }) => (state.data?.isRunning ? AGAIN_MS : false) })
