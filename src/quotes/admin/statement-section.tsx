/** The part Afrekening of the tab Offertes: what each office is charged for a month, as a file. */
import { useState } from 'react'
import { Button, Group, Text, TextInput, Title } from '@mantine/core'
import { dayOf } from '../../platform/dutch-time.ts'
import { parseEuros } from '../../platform/money-input.ts'
import { quotesAdminTexts as texts } from './quotes-admin.nl.ts'

const MOST_CENTS = 1_000_000

export function StatementSection() {
  const [month, setMonth] = useState(() => dayOf(Date.now()).slice(0, 7))
  const [fee, setFee] = useState('0')
  const cents = parseEuros(fee)
  const isFine = cents !== undefined && cents <= MOST_CENTS && /^\d{4}-\d{2}$/.test(month)
  return (
    <section aria-labelledby="statement-heading">
      <Title order={2} id="statement-heading" mb="sm">
        {texts.statementHeading}
      </Title>
      <Text mb="md">{texts.statementLead}</Text>
      <Group align="start">
        <TextInput type="month" label={texts.month} value={month} onChange={(event) => setMonth(event.currentTarget.value)} />
        <TextInput
          label={texts.fee}
          value={fee}
          inputMode="decimal"
          error={cents === undefined && texts.feeFault}
          onChange={(event) => setFee(event.currentTarget.value)}
        />
      </Group>
      {isFine && (
        <Button component="a" mt="md" href={`/api/admin/quotes/statement?${new URLSearchParams({ month, fee: String(cents) }).toString()}`} download>
          {texts.download}
        </Button>
      )}
    </section>
  )
}
