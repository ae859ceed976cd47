/** Chooses a role, with what each may do. */
import { Radio, Stack } from '@mantine/core'
import { roleNames, roleNotes } from '../../platform/role.nl.ts'
import { isRole, roles, type Role } from '../../platform/role.ts'
import { peopleTexts } from './people.nl.ts'

export function RoleField({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  return (
    <Radio.Group
      label={peopleTexts.role}
      value={value}
      onChange={(chosen) => {
        if (isRole(chosen)) onChange(chosen)
      }}
    >
      <Stack gap="xs" mt="xs">
        {roles.map((role) => (
          <Radio key={role} value={role} label={roleNames[role]} description={roleNotes[role]} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
