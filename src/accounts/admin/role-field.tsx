/** Chooses a role, with what each may do. */
import { Radio, Stack } from '@mantine/core'
import { roleNames, roleNotes } from '../../platform/role.nl.ts'
import { isRole, type Role } from '../../platform/role.ts'
import { peopleTexts } from './people.nl.ts'

/** A reader's screens still show what only an editor may do, so that role is not given out yet. */
const offered = ['editor', 'owner'] as const satisfies readonly Role[]

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
        {offered.map((role) => (
          <Radio key={role} value={role} label={roleNames[role]} description={roleNotes[role]} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
