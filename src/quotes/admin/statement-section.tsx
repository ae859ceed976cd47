/** The part Afrekening of the tab Offertes: what each partner owes for a month, what a request costs, and all of it as a file. */
import { useState } from 'react'
import { Button, Stack, Table, Text, TextInput, Title } from '@mantine/core'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { dayOf } from '../../platform/dutch-time.ts'
import { formatEuros } from '../../platform/number-format.ts'
import { FeeForm } from './fee-form.tsx'
import { useSaveFee, useSaveOfficeFee, useStatement, type StatementData } from './quotes-data.ts'
import { agreementName, statementSectionTexts as texts, statementTexts } from './statement.nl.ts'

const thisMonth = (): string => dayOf(Date.now()).slice(0, 7)

export function StatementSection() {
  const [month, setMonth] = useState(thisMonth)
  return (
    <section aria-labelledby="statement-heading">
      <Title order={2} id="statement-heading" mb="sm">
        {texts.heading}
      </Title>
      <Text mb="md">{texts.lead}</Text>
      <TextInput type="month" label={texts.month} value={month} maw={260} mb="md" onChange={(event) => setMonth(event.currentTarget.value)} />
      {/^20\d\d-\d\d$/.test(month) && <MonthStatement key={month} month={month} />}
    </section>
  )
}

function MonthStatement({ month }: { month: string }) {
  return (
    <Loaded query={useStatement(month)} failed={texts.failed} waiting={<Text role="status">{texts.loading}</Text>}>
      {(statement) => (
        <>
          <RequestFee key={statement.feeCents} month={month} feeCents={statement.feeCents} />
          <Sums statement={statement} />
          <FixedFees month={month} fixed={statement.fixed} />
          <Button component="a" variant="default" mt="md" href={`/api/admin/quotes/statement?month=${month}`} download>
            {texts.download}
          </Button>
        </>
      )}
    </Loaded>
  )
}

/** What a request costs every office alike. */
function RequestFee({ month, feeCents }: { month: string; feeCents: number | null }) {
  const save = useSaveFee()
  return (
    <FeeForm
      label={texts.fee}
      note={texts.feeNote(month < thisMonth())}
      feeCents={feeCents}
      busy={save.isPending}
      onSave={(cents) => save.mutate({ month, feeCents: cents })}
    />
  )
}

/** What each office pays that has an agreement for advertisement; nothing while there is none. */
function FixedFees({ month, fixed }: { month: string; fixed: StatementData['fixed'] }) {
  const save = useSaveOfficeFee()
  if (fixed.length === 0) return null
  return (
    <Stack component="section" gap="sm" mt="lg" aria-labelledby="fixed-heading">
      <Title order={3} id="fixed-heading" size="h4">
        {texts.fixedHeading}
      </Title>
      {fixed.map(({ notaryId, name, feeCents }) => (
        <FeeForm
          key={`${notaryId} ${feeCents}`}
          label={texts.fixed(name)}
          feeCents={feeCents}
          busy={save.isPending}
          saveLabel={texts.ofOffice(texts.save, name)}
          onSave={(cents) => save.mutate({ notaryId, month, feeCents: cents })}
        />
      ))}
      <Text size="sm" c="dimmed">
        {texts.feeNote(month < thisMonth())}
      </Text>
    </Stack>
  )
}

interface Line {
  key: string
  partner: string
  agreement: string
  count: string
  owed: string
}

const euros = (cents: number): string => `€ ${formatEuros(cents)}`

function owedBy({ relation, owedCents, unknown }: StatementData['offices'][number]): string {
  if (unknown !== null) return statementTexts.unknown[unknown]
  return relation === null || relation === 'geen' || owedCents === null ? texts.notHere : euros(owedCents)
}

const linesOf = ({ offices, links }: StatementData): Line[] => [
  ...offices.map((office) => ({
    key: `${office.notaryId} ${office.relation}`,
    partner: office.name,
    agreement: agreementName(office.relation),
    count: statementTexts.countOf(office),
    owed: owedBy(office),
  })),
  ...links.map(({ slug, title, clicks, owedCents }) => ({
    key: slug,
    partner: statementTexts.link(slug, title),
    agreement: agreementName('per_klik'),
    count: statementTexts.clicks(clicks),
    owed: owedCents === null ? texts.notHere : euros(owedCents),
  })),
]

function Sums({ statement }: { statement: StatementData }) {
  const lines = linesOf(statement)
  if (lines.length === 0) return <Text mt="md">{texts.none}</Text>
  return (
    <div className="scroll-x" role="region" aria-label={texts.table} tabIndex={0}>
      <Table className="stacking-table" mt="md">
        <Table.Caption className="admin-hidden">{texts.table}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{texts.partner}</Table.Th>
            <Table.Th scope="col">{texts.agreement}</Table.Th>
            <Table.Th scope="col">{texts.count}</Table.Th>
            <Table.Th scope="col">{texts.owed}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map(({ key, partner, agreement, count, owed }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row">{partner}</Table.Th>
              <Table.Td data-label={texts.agreement}>{agreement}</Table.Td>
              <Table.Td data-label={texts.count}>{count}</Table.Td>
              <Table.Td data-label={texts.owed}>{owed}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
