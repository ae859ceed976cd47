/** What who sits at the screen may do, so that it shows nothing that would be refused. The server decides by itself. */
import { createContext, use, type ReactNode } from 'react'
import { Text } from '@mantine/core'
import { mayAs, type Role } from '../platform/role.ts'

const RoleContext = createContext<Role>('reader')

export const RoleProvider = RoleContext

export const useMay = (needed: Role): boolean => mayAs(use(RoleContext), needed)

/** Shown to who may; `why` says in one sentence to the others what is missing here. */
export function Only({ needs, why, children }: { needs: Role; why?: string; children: ReactNode }) {
  if (useMay(needs)) return children
  return why === undefined ? null : (
    <Text size="sm" c="dimmed">
      {why}
    </Text>
  )
}
