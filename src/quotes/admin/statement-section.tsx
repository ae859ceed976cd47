/** The part Afrekening of the tab Offertes: what each partner owes for a month, what a request costs, and all of it as a file. */
import { useState } from 'react'
import { Button, Group, Table, Text, TextInput, Title } from '@mantine/core'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { dayOf } from '../../platform/dutch-time.ts'
import { parseEuros } from '../../platform/money-input.ts'
import { formatEuros } from '../../platform/number-format.ts'
import { useSaveFee, useStatement, type StatementData } from './quotes-data.ts'
import { agreementName, statementSectionTexts as texts, statementTexts } from './statement.nl.ts'

const MOST_CENTS = 1_000_000

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
          <FeeForm key={statement.feeCents} month={month} feeCents={statement.feeCents} />
          <Sums statement={statement} />
          <Button component="a" variant="default" mt="md" href={`/api/admin/quotes/statement?month=${month}`} download>
            {texts.download}
          </Button>
        </>
      )}
    </Loaded>
  )
}

/** In cents; null for an empty field, undefined for what is no amount. */
function readFee(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const cents = parseEuros(typed)
  return cents !== undefined && cents > 0 && cents <= MOST_CENTS ? cents : undefined
}

function FeeForm({ month, feeCents }: { month: string; feeCents: number | null }) {
  const [typed, setTyped] = useState(feeCents === null ? '' : formatEuros(feeCents))
  const save = useSaveFee()
  const read = readFee(typed)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (read !== undefined && !save.isPending) save.mutate({ month, feeCents: read })
      }}
    >
      <Group align="end">
        <TextInput
          label={texts.fee}
          aria-describedby="fee-note"
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          error={read === undefined && texts.feeFault}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" aria-disabled={save.isPending || read === undefined}>
          {texts.save}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" id="fee-note">
        {texts.feeNote(month < thisMonth())}
      </Text>
    </form>
  )
}

interface Line {
  key: string
  partner: string
  agreement: string
  count: string
  owed: string
}

const linesOf = ({ offices, links }: StatementData): Line[] => [
  ...offices.map(({ name, relation, requests, credited, owedCents }) => ({
    key: `${name} ${requests[0]?.id ?? ''}`,
    partner: name,
    agreement: agreementName(relation),
    count: statementTexts.counted(requests.length, credited),
    owed: owedCents === null ? texts.noFee : relation === 'per_aanvraag' ? `€ ${formatEuros(owedCents)}` : texts.notHere,
  })),
  ...links.map(({ slug, title, clicks, owedCents }) => ({
    key: slug,
    partner: statementTexts.link(slug, title),
    agreement: agreementName('per_klik'),
    count: statementTexts.clicks(clicks),
    owed: `€ ${formatEuros(owedCents)}`,
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
