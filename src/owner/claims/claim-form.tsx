/** What a claim says and what it rests on. */
import { useState, type SyntheticEvent } from 'react'
import { Button, Group, SimpleGrid, Text, Textarea, TextInput, type TextInputProps } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dayOf } from '../../platform/dutch-time.ts'
import { ApiProblem, answerOf } from '../../owner-kit/api-call.ts'
import { FaultSummary } from '../../owner-kit/fault-summary.tsx'
import { showFailure, showSuccess } from '../../owner-kit/toasts.tsx'
import { useKeptState } from '../../owner-kit/use-unsaved.ts'
import { findClaimFaults, lastDayFor, type ClaimField, type ClaimInput } from '../../settings/claims/claim-rules.ts'
import { proofFieldsOf, proofKinds, type ProofField } from '../../settings/claims/claim-proof.ts'
import { isWorded } from '../../settings/claims/claim.ts'
import type { ClaimId } from '../../settings/claims/claim-ids.ts'
import { isMeasured, type MeasuredClaim } from '../../settings/claims/measured.ts'
import { measuredSentence, neededSentence } from '../../settings/claims/measured.nl.ts'
import { claimCalls, claimsKey, type ListedClaim } from './claim-data.ts'
import { claimFormTexts, claimFault, claimFieldNotes, claimFields, claimHints } from './claim-form.nl.ts'

const today = () => dayOf(new Date())

function startOf({ claim, value, current }: ListedClaim): ClaimInput {
  if (isMeasured(claim)) return { claim, value, evidence: '', source: '', evidenceDay: '', validUntil: '', proof: {} }
  return {
    claim,
    value,
    evidence: current?.evidence ?? '',
    source: current?.source ?? '',
    evidenceDay: current?.evidenceDay ?? '',
    validUntil: current?.validUntil ?? '',
    proof: current?.proof ?? {},
  }
}

const tidied = (typed: ClaimInput): ClaimInput => ({ ...typed, value: typed.value.trim(), evidence: typed.evidence.trim(), source: typed.source.trim() })

const outcomeOf = (before: string, after: string) =>
  after !== '' ? claimFormTexts.saved : before === '' ? claimFormTexts.savedWithout : claimFormTexts.withdrawn

const isProof = (name: ClaimField): name is ProofField => name in proofKinds

export function ClaimForm({ listed }: { listed: ListedClaim }) {
  const client = useQueryClient()
  const start = startOf(listed)
  const { typed, setTyped, discard } = useKeptState(`bewering/${listed.claim}`, ['tab', 'bewering'], start)
  const [faults, setFaults] = useState<readonly string[]>([])
  const [refusals, setRefusals] = useState(0)
  const refuse = (found: readonly string[]) => {
    setFaults(found)
    if (found.length > 0) setRefusals(refusals + 1)
  }
  const save = useMutation({
    meta: { failure: claimFormTexts.saveFailed },
    mutationFn: (input: ClaimInput) => answerOf(claimCalls.$put({ json: input })),
    onSuccess: async (_answer, { evidence }) => {
      discard()
      showSuccess(isMeasured(start.claim) ? claimFormTexts.savedWords : outcomeOf(start.evidence, evidence))
      await client.invalidateQueries({ queryKey: claimsKey })
      void client.invalidateQueries({ queryKey: ['live'] })
    },
    onError: (error) => error instanceof ApiProblem && refuse(error.fields),
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const input = tidied(typed)
    const found = findClaimFaults(input, today())
    refuse(found)
    if (found.length > 0 || save.isPending) return
    // An empty form says nothing of the claim, so there is nothing to keep either.
    if (!isMeasured(input.claim) && input.evidence === '' && JSON.stringify(input) === JSON.stringify(start)) showFailure(claimFormTexts.nothing)
    else save.mutate(input)
  }
  const field = (name: ClaimField) => ({
    label: claimFields[name],
    description: claimFieldNotes[name],
    value: isProof(name) ? (typed.proof[name] ?? '') : typed[name],
    error: faults.includes(name) && claimFault(typed.claim, name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped(isProof(name) ? { ...typed, proof: { ...typed.proof, [name]: value.trim() } } : { ...typed, [name]: value }),
  })
  return (
    <form className="form" onSubmit={submit} noValidate>
      <FaultSummary errors={faults} refusals={refusals} />
      {isWorded(typed.claim) && <Textarea {...field('value')} autosize minRows={1} autoComplete="off" />}
      {isMeasured(typed.claim) ? (
        <Counted claim={typed.claim} listed={listed} />
      ) : (
        <EvidenceFields claim={typed.claim} evidenceDay={typed.evidenceDay} field={field} />
      )}
      <Group gap="sm">
        <Button type="submit" aria-disabled={save.isPending}>
          {save.isPending ? claimFormTexts.saving : isMeasured(typed.claim) ? claimFormTexts.saveWords : claimFormTexts.save}
        </Button>
        {typed.evidence.trim() === '' && !isMeasured(typed.claim) && (
          <Text size="sm" c="dimmed">
            {claimFormTexts.withoutEvidence}
          </Text>
        )}
      </Group>
    </form>
  )
}

/** Nothing to fill in: it is what the site counted. */
function Counted({ claim, listed: { value, measured } }: { claim: MeasuredClaim; listed: ListedClaim }) {
  return (
    <>
      {measured && <Text>{measuredSentence(claim, value, measured)}</Text>}
      <Text size="sm" c="dimmed">
        {neededSentence(claim)}
      </Text>
    </>
  )
}

interface EvidenceFieldsProps {
  claim: Exclude<ClaimId, MeasuredClaim>
  evidenceDay: string
  field: (
    name: ClaimField,
  ) => Pick<TextInputProps, 'label' | 'description' | 'value' | 'error'> & { onChange: (event: { currentTarget: { value: string } }) => void }
}

function EvidenceFields({ claim, evidenceDay, field }: EvidenceFieldsProps) {
  const lastDay = evidenceDay === '' ? undefined : lastDayFor(evidenceDay)
  return (
    <>
      <Textarea {...field('evidence')} description={claimHints[claim]} autosize minRows={3} />
      {proofFieldsOf(claim).map((name) => (
        <TextInput
          key={name}
          {...field(name)}
          {...(proofKinds[name] === 'day' ? { type: 'date', max: today() } : { inputMode: 'numeric' })}
          autoComplete="off"
        />
      ))}
      <TextInput {...field('source')} autoComplete="off" />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput {...field('evidenceDay')} type="date" max={today()} />
        <TextInput {...field('validUntil')} type="date" min={today()} max={lastDay} />
      </SimpleGrid>
    </>
  )
}
