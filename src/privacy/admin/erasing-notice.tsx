/** Over the owner's area while erasing by age waits: why, what would go, and the button that agrees to it. */
import { Alert, Button, Table, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { ApiProblem, answerOf } from '../../owner-kit/api-call.ts'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { showFailure, showSuccess } from '../../owner-kit/toasts.tsx'
import type { erasingApi } from '../erasing.api.ts'
import { erasingTexts } from './erasing.nl.ts'

const calls = hc<ReturnType<typeof erasingApi>>('/').api.admin.erasing
const key = ['erasing']
const readHold = () => answerOf(calls.$get())

type Hold = NonNullable<Awaited<ReturnType<typeof readHold>>['hold']>

/** Without an answer there is no notice: nothing is erased that waits. */
export function ErasingNotice() {
  const { data } = useQuery({ queryKey: key, queryFn: readHold })
  return data?.hold ? <Notice hold={data.hold} /> : null
}

function Notice({ hold }: { hold: Hold }) {
  return (
    <Alert variant="default" role="region" className="erasing-notice" title={hold.clock ? erasingTexts.heading.clock : erasingTexts.heading.share}>
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
    <Table className="erasing-table" captionSide="top">
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
    mutationFn: () => answerOf(calls.confirm.$post({ json: { token } })),
    onSuccess: () => showSuccess(erasingTexts.confirmed),
    onError: (error) => showFailure(error instanceof ApiProblem && error.code === 'conflict' ? erasingTexts.changed : erasingTexts.failed),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
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
