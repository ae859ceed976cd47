/** Why erasing by age waits, what would go, and the button that agrees to it. */
import { Alert, Button, Table, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiProblem, answerOf } from '../../owner-kit/api-call.ts'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { showFailure, showSuccess } from '../../owner-kit/toasts.tsx'
import { erasingCalls, erasingKey, type Hold } from './erasing-data.ts'
import { erasingTexts } from './erasing.nl.ts'

export function HoldNotice({ hold }: { hold: Hold }) {
  return (
    <Alert
      variant="default"
      role="region"
      className="form"
      data-tone="warn"
      my="md"
      title={hold.clock ? erasingTexts.heading.clock : erasingTexts.heading.share}
    >
      {hold.clock ? (
        <>
          <Text>{erasingTexts.clock(hold.clock.from, hold.now)}</Text>
          <Text>{erasingTexts.clockEnd(hold.clock.until)}</Text>
        </>
      ) : (
        <Text>{erasingTexts.share}</Text>
      )}
      {hold.rows.length === 0 ? <Text>{erasingTexts.nothing}</Text> : <Due rows={hold.rows} />}
      <Text>{erasingTexts.check}</Text>
      <Confirm token={hold.token} />
    </Alert>
  )
}

function Due({ rows }: Pick<Hold, 'rows'>) {
  return (
    <Table captionSide="top">
      <Table.Caption className="admin-hidden">{erasingTexts.table}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          {[erasingTexts.what, erasingTexts.due, erasingTexts.kept].map((name) => (
            <Table.Th scope="col" key={name}>
              {name}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ id, title, due, kept }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row">{title}</Table.Th>
            <Table.Td>{erasingTexts.count(due)}</Table.Td>
            <Table.Td>{erasingTexts.count(kept)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Confirm({ token }: Pick<Hold, 'token'>) {
  const client = useQueryClient()
  const { isPending, mutate } = useMutation({
    mutationFn: () => answerOf(erasingCalls.confirm.$post({ json: { token } })),
    onSuccess: () => showSuccess(erasingTexts.confirmed),
    onError: (error) => showFailure(error instanceof ApiProblem && error.code === 'conflict' ? erasingTexts.changed : erasingTexts.failed),
    onSettled: () => client.invalidateQueries({ queryKey: erasingKey }),
  })
  const askFirst = async () => {
    if (!isPending && (await askConfirmation(erasingTexts.question))) mutate()
  }
  return (
    <Button mt="sm" aria-disabled={isPending} onClick={() => void askFirst()}>
      {isPending ? erasingTexts.confirming : erasingTexts.confirm}
    </Button>
  )
}
