/** A tab of several parts, of which one shows at a time; it stands in the address. */
import type { ComponentType } from 'react'
import { Box, SegmentedControl } from '@mantine/core'
import { useMay } from '../owner-kit/role.tsx'
import type { Role } from '../platform/role.ts'
import { moveTo, useAddressParameters } from '../owner-kit/address.ts'

interface PartsTabProps {
  /** Of the tab, in the address. */
  tab: string
  /** What the parts are. */
  label: string
  /** The first stands in the address without a name. */
  parts: readonly [Part, ...Part[]]
}

interface Part {
  value: string
  label: string
  Section: ComponentType
  /** Absent: for everybody who signs in. */
  needs?: Role
}

export function PartsTab({ tab, label, parts: all }: PartsTabProps) {
  const isOwner = useMay('owner')
  const parts = all.filter(({ needs }) => isOwner || needs !== 'owner')
  const wanted = useAddressParameters().get('onderdeel')
  const part = parts.find(({ value }) => value === wanted) ?? all[0]
  return (
    <>
      <Box mb="lg">
        <SegmentedControl
          aria-label={label}
          withItemsBorders={false}
          value={part.value}
          onChange={(value) => moveTo({ tab, onderdeel: value === all[0].value ? undefined : value })}
          data={parts.map(({ value, label: name }) => ({ value, label: name }))}
        />
      </Box>
      <part.Section />
    </>
  )
}
