/** The log of who did what: filters, a page of rows, and the whole as a file. */
import { Button, Group, Paper, Skeleton, Text, TextInput, Title } from '@mantine/core'
import { ChoiceFilter } from '../../owner-kit/choice-filter.tsx'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { Pager } from '../../owner-kit/pager.tsx'
import { auditGroups } from '../log/audit-groups.ts'
import { auditFile, showAudit, useAuditPage, useAuditQuery, type AuditQuery } from './audit-data.ts'
import { AuditTable } from './audit-table.tsx'
import { auditTexts, groupWords } from './audit.nl.ts'
import { securityTexts } from './security.nl.ts'

export function AuditCard() {
  const query = useAuditQuery()
  const isFiltered = Boolean(query.group ?? query.from ?? query.to)
  return (
    <Paper className="admin-card" component="section" aria-labelledby="audit-heading">
      <Group justify="space-between" gap="sm">
        <Title order={3} id="audit-heading">
          {auditTexts.heading}
        </Title>
        <Button component="a" variant="default" href={auditFile(query)} download>
          {auditTexts.export}
        </Button>
      </Group>
      <Text>{auditTexts.note}</Text>
      <Filters query={query} isFiltered={isFiltered} />
      <Page query={query} isFiltered={isFiltered} />
    </Paper>
  )
}

function Filters({ query, isFiltered }: { query: AuditQuery; isFiltered: boolean }) {
  const change = (part: Partial<AuditQuery>) => showAudit({ ...query, before: undefined, ...part })
  return (
    <Group align="flex-end" gap="md">
      <ChoiceFilter
        label={auditTexts.group}
        all={auditTexts.allGroups}
        value={query.group}
        choices={auditGroups}
        names={groupWords}
        onChoose={(group) => change({ group })}
      />
      <DayField label={auditTexts.from} value={query.from} max={query.to} onChange={(from) => change({ from })} />
      <DayField label={auditTexts.to} value={query.to} min={query.from} onChange={(to) => change({ to })} />
      {isFiltered && (
        <Button variant="default" onClick={() => change({ group: undefined, from: undefined, to: undefined })}>
          {auditTexts.clear}
        </Button>
      )}
    </Group>
  )
}

interface DayFieldProps {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string | undefined) => void
}

/** The browser keeps what is half typed; the list follows a whole day. */
function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  return (
    <TextInput
      key={value ?? ''}
      type="date"
      label={label}
      defaultValue={value ?? ''}
      min={min}
      max={max}
      onBlur={({ currentTarget }) => {
        if (currentTarget.validity.badInput || currentTarget.value === (value ?? '')) return
        onChange(currentTarget.value === '' ? undefined : currentTarget.value)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
    />
  )
}

function Page({ query, isFiltered }: { query: AuditQuery; isFiltered: boolean }) {
  const page = useAuditPage(query)
  const turnTo = (before: string | undefined) => showAudit({ ...query, before })
  const waiting = <Skeleton height={320} role="status" aria-label={securityTexts.loading} />
  return (
    <Loaded query={page} failed={auditTexts.loadFailed.message} waiting={waiting}>
      {({ entries, next }) =>
        entries.length === 0 ? (
          <Text role="status">{isFiltered ? auditTexts.noneFound : auditTexts.none}</Text>
        ) : (
          <>
            <AuditTable lines={entries} busy={page.isPlaceholderData} />
            <Pager
              backTo="first"
              busy={page.isPlaceholderData}
              onBack={query.before === undefined ? undefined : () => turnTo(undefined)}
              onNext={next === null ? undefined : () => turnTo(next)}
            />
          </>
        )
      }
    </Loaded>
  )
}
