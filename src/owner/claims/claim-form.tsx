/** What a claim says and what it rests on. */
import { useState, type SyntheticEvent } from 'react'
import { Button, Group, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dayOf } from '../../platform/dutch-time.ts'
import { ApiProblem, answerOf } from '../../owner-kit/api-call.ts'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import { useLeaveWarning } from '../../owner-kit/use-leave-warning.ts'
import { findClaimFaults, lastDayFor, type ClaimField, type ClaimInput } from '../../settings/claims/claim-rules.ts'
import { isWorded } from '../../settings/claims/claim.ts'
import { claimCalls, claimsKey, type ListedClaim } from './claim-data.ts'
import { claimCardTexts, claimFault, claimFieldNotes, claimFields, claimHints } from './claims.nl.ts'

const today = () => dayOf(new Date())

function startOf({ claim, value, current }: ListedClaim): ClaimInput {
  return {
    claim,
    value,
    evidence: current?.evidence ?? '',
    source: current?.source ?? '',
    evidenceDay: current?.evidenceDay ?? '',
    validUntil: current?.validUntil ?? '',
  }
}

const tidied = (typed: ClaimInput): ClaimInput => ({ ...typed, value: typed.value.trim(), evidence: typed.evidence.trim(), source: typed.source.trim() })

export function ClaimForm({ listed }: { listed: ListedClaim }) {
  const client = useQueryClient()
  const start = startOf(listed)
  const [typed, setTyped] = useState(start)
  const [faults, setFaults] = useState<readonly string[]>([])
  useLeaveWarning(JSON.stringify(typed) !== JSON.stringify(start))
  const save = useMutation({
    meta: { failure: claimCardTexts.saveFailed },
    mutationFn: (input: ClaimInput) => answerOf(claimCalls.$put({ json: input })),
    onSuccess: async (_answer, { evidence }) => {
      showSuccess(evidence === '' ? claimCardTexts.savedWithout : claimCardTexts.saved)
      await client.invalidateQueries({ queryKey: claimsKey })
      void client.invalidateQueries({ queryKey: ['live'] })
    },
    onError: (error) => error instanceof ApiProblem && setFaults(error.fields),
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const input = tidied(typed)
    const found = findClaimFaults(input, today())
    setFaults(found)
    if (found.length === 0 && !save.isPending) save.mutate(input)
  }
  const field = (name: ClaimField) => ({
    label: claimFields[name],
    description: claimFieldNotes[name],
    value: typed[name],
    error: faults.includes(name) && claimFault(typed.claim, name),
    onChange: (event: { currentTarget: { value: string } }) => setTyped({ ...typed, [name]: event.currentTarget.value }),
  })
  const lastDay = typed.evidenceDay === '' ? undefined : lastDayFor(typed.evidenceDay)
  return (
    <form className="form" onSubmit={submit} noValidate>
      {isWorded(typed.claim) && <TextInput {...field('value')} autoComplete="off" />}
      <Textarea {...field('evidence')} description={claimHints[typed.claim]} autosize minRows={3} />
      <TextInput {...field('source')} autoComplete="off" />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput {...field('evidenceDay')} type="date" max={today()} />
        <TextInput {...field('validUntil')} type="date" min={today()} max={lastDay} />
      </SimpleGrid>
      <Group gap="sm">
        <Button type="submit" aria-disabled={save.isPending}>
          {save.isPending ? claimCardTexts.saving : claimCardTexts.save}
        </Button>
        {typed.evidence.trim() === '' && (
          <Text size="sm" c="dimmed">
            {claimCardTexts.withoutEvidence}
          </Text>
        )}
      </Group>
    </form>
  )
}
