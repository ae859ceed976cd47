/** Names of the owner's offices, for parts of the area that choose one. */
import { useQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf } from '../../owner-kit/api-call.ts'
import type { notariesAdminApi } from '../notaries-admin.api.ts'

const { names } = hc<ReturnType<typeof notariesAdminApi>>('/').api.admin.notaries

export const useNotaryNames = () => useQuery({ queryKey: ['notary-names'], queryFn: async () => (await answerOf(names.$get())).notaries })
