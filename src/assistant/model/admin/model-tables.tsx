/** What went wrong and what the owner can do about it, and the use and its cost by month and by day. */
import { Table, Text, Title } from '@mantine/core'
import { dutchDate } from '../../../platform/dutch-time.ts'
import { formatNumber } from '../../../platform/number-format.ts'
import { writersOf } from '../model-use.ts'
import { euroWords, missedWords, modelUseTexts as texts, monthWords } from './model-use.nl.ts'
import type { ModelUseData } from './model-use-data.ts'

export function MissedCard({ data: { missed } }: { data: ModelUseData }) {
  const { heading, none, kind: kindName, count: countName, todo: todoName } = texts.missed
  return (
    <section className="admin-card" aria-labelledby="model-missed">
      <Title order={3} id="model-missed">
        {heading}
      </Title>
      {missed.length === 0 ? (
        <Text c="dimmed">{none}</Text>
      ) : (
        <Table.ScrollContainer type="native" minWidth={480} tabIndex={0} role="region" aria-label={texts.missed.table}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{kindName}</Table.Th>
                <Table.Th scope="col" ta="right">
                  {countName}
                </Table.Th>
                <Table.Th scope="col">{todoName}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {missed.map(({ kind, count }) => (
                <Table.Tr key={kind}>
                  <Table.Th scope="row">{missedWords[kind].what}</Table.Th>
                  <Table.Td ta="right">{formatNumber(count)}</Table.Td>
                  <Table.Td>{missedWords[kind].todo}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </section>
  )
}

export function MonthsCard({ data: { months, days } }: { data: ModelUseData }) {
  const { heading, none, month: monthName, calls, input, output, model, own, cost } = texts.months
  const isPriced = days[0]?.cents !== null
  return (
    <section className="admin-card" aria-labelledby="model-months">
      <Title order={3} id="model-months">
        {heading}
      </Title>
      {months.length === 0 ? (
        <Text c="dimmed">{none}</Text>
      ) : (
        <Table.ScrollContainer type="native" minWidth={640} tabIndex={0} role="region" aria-label={texts.months.table}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{monthName}</Table.Th>
                {[calls, model, own, input, output, ...(isPriced ? [cost] : [])].map((name) => (
                  <Table.Th scope="col" key={name} ta="right">
                    {name}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {months.map((use) => (
                <Table.Tr key={use.month}>
                  <Table.Th scope="row">{monthWords(use.month)}</Table.Th>
                  <Numbers numbers={[use.calls, writersOf(use)?.model, writersOf(use)?.own, use.inputTokens, use.outputTokens]} />
                  {use.cents !== null && <Table.Td ta="right">{euroWords(use.cents)}</Table.Td>}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </section>
  )
}

const columns = ['calls', 'model', 'own', 'input', 'output'] as const

const Numbers = ({ numbers }: { numbers: readonly (number | undefined)[] }) =>
  columns.map((name, at) => (
    <Table.Td key={name} ta="right">
      {numbers[at] === undefined ? texts.unknown : formatNumber(numbers[at])}
    </Table.Td>
  ))

/** Days that cost something, the newest first; there while the owner gave prices. */
export function CostsCard({ data: { days } }: { data: ModelUseData }) {
  const costly = days.filter(({ cents }) => cents !== null && cents > 0).toReversed()
  if (costly.length === 0) return null
  const { heading, show, day: dayName, cost } = texts.costs
  return (
    <section className="admin-card" aria-labelledby="model-costs">
      <Title order={3} id="model-costs">
        {heading}
      </Title>
      <details>
        <summary>{show}</summary>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{dayName}</Table.Th>
              <Table.Th scope="col" ta="right">
                {cost}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {costly.map(({ day, cents }) => (
              <Table.Tr key={day}>
                <Table.Th scope="row">{dutchDate(day)}</Table.Th>
                <Table.Td ta="right">{euroWords(cents ?? 0)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </details>
    </section>
  )
}
