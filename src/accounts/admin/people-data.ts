/** The people who sign in, and the own account, as the API gives them. */
import { useQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf, ApiProblem } from '../../owner-kit/api-call.ts'
import { withBody } from '../../owner-kit/record-hooks.ts'
import type { Role } from '../../platform/role.ts'
import type { peopleApi } from '../people/people.api.ts'
import { peopleTexts } from './people.nl.ts'
import { faultOf, securityKey, type Fault } from './security-data.ts'

const { people, profile, password } = hc<ReturnType<typeof peopleApi>>('/').api.admin

const readPeople = () => answerOf(people.$get())

type People = Awaited<ReturnType<typeof readPeople>>
export type Person = People['people'][number]
export type OpenInvitation = People['invitations'][number]

export const usePeople = () => useQuery({ queryKey: [...securityKey, 'people'], queryFn: readPeople, staleTime: 0, meta: { failure: peopleTexts.loadFailed } })

const proof = (typed: string) => (typed === '' ? {} : { password: typed })

interface Asked {
  id: string
  password: string
}

export const peopleCalls = {
  invite: ({ email, role, password: typed }: { email: string; role: Role; password: string }) =>
    answerOf(people.invitations.$post({ json: { email, role, ...proof(typed) } })),
  withdraw: (id: string) => answerOf(people.invitations[':id'].$delete({ param: { id } })),
  setRole: ({ id, role, password: typed }: Asked & { role: Role }) => answerOf(people[':id'].role.$put(withBody(id, { role, ...proof(typed) }))),
  setSuspended: ({ id, suspended, password: typed }: Asked & { suspended: boolean }) =>
    answerOf(people[':id'].suspended.$put(withBody(id, { suspended, ...proof(typed) }))),
  remove: ({ id, password: typed }: Asked) => answerOf(people[':id'].remove.$post(withBody(id, proof(typed)))),
  saveProfile: ({ password: typed, ...json }: { name: string; email: string; password: string }) =>
    answerOf(profile.$put({ json: { ...json, ...proof(typed) } })),
  changePassword: (json: { password: string; current: string; code?: string }) => answerOf(password.$put({ json })),
}

/** What is said of a refusal about people, at the field it is about. */
export function peopleFaultOf(error: unknown): Fault {
  if (!(error instanceof ApiProblem)) return faultOf(error)
  if (error.fields.includes('email')) return { field: 'email', sentence: peopleTexts.emailFault }
  if (error.fields.includes('name')) return { field: 'name', sentence: peopleTexts.nameFault }
  if (error.code === 'conflict') return { field: 'email', sentence: peopleTexts.taken }
  if (error.code === 'last_owner' || error.code === 'not_allowed' || error.code === 'not_found') return { field: 'form', sentence: error.title }
  return faultOf(error)
}
