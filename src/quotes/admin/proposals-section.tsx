/** The part Opgaven of the tab Offertes: what offices say of themselves, line by line beside what stands there. */
import { useState } from 'react'
import { Anchor, Button, Group, Stack, Table, Text, TextInput, Title } from '@mantine/core'
import { findDeed } from '../../deeds/deed.ts'
import { moveTo } from '../../owner-kit/address.ts'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { Pager } from '../../owner-kit/pager.tsx'
import { Only } from '../../owner-kit/role.tsx'
import { renamed, useRecordAddress } from '../../owner-kit/use-record-address.ts'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { proposalsAdminTexts as texts } from './proposals-admin.nl.ts'
import { useAcceptProposal, useProposalPage, useRefuseProposal, type ProposalLine } from './quotes-data.ts'
import { quotesAdminTexts } from './quotes-admin.nl.ts'

const MOST_REASON = 500

export function ProposalsSection() {
  const { query, showPage } = useRecordAddress({ tab: 'offertes', part: 'opgaven', one: 'opgave', filters: [] })
  const page = useProposalPage(renamed(query, { na: 'after' }))
  return (
    <section aria-labelledby="proposals-heading">
      <Title order={2} id="proposals-heading" mb="sm">
        {texts.heading}
      </Title>
      <Text mb="md">{texts.lead}</Text>
      <Loaded query={page} failed={quotesAdminTexts.failed.message} waiting={<Text role="status">{quotesAdminTexts.loading}</Text>}>
        {({ proposals, next }) => (
          <Stack gap="md">
            {proposals.length === 0 && <Text>{texts.none}</Text>}
            {proposals.map((proposal) => (
              <Proposed key={proposal.id} proposal={proposal} />
            ))}
            <Pager backTo="first" onBack={query.na === undefined ? undefined : () => showPage(undefined)} onNext={next ? () => showPage(next) : undefined} />
          </Stack>
        )}
      </Loaded>
    </section>
  )
}

const deedName = (slug: string): string => findDeed(slug)?.label ?? slug

function Proposed({ proposal }: { proposal: ProposalLine }) {
  const { office, sentAt, unseen } = proposal
  return (
    <section className="admin-card" aria-labelledby={`proposal-${proposal.id}`}>
      <Title order={3} size="h4" id={`proposal-${proposal.id}`}>
        {office.name}, {office.location}
      </Title>
      <Group gap="xs">
        <Text size="sm">{texts.sent(amsterdamTime(sentAt))}</Text>
        <Anchor
          component="button"
          type="button"
          size="sm"
          underline="always"
          onClick={() => moveTo({ tab: 'inhoud', onderdeel: 'notarissen', notaris: office.id })}
        >
          {texts.open}
        </Anchor>
      </Group>
      <Differences proposal={proposal} />
      {unseen.length > 0 && (
        <Text className="content-warning" role="status">
          {texts.unseen(unseen.map(deedName).join(', '))}
        </Text>
      )}
      <Only needs="editor">
        <Decision proposal={proposal} />
      </Only>
    </section>
  )
}

function Differences({ proposal: { office, differences } }: { proposal: ProposalLine }) {
  if (differences.length === 0) return <Text>{texts.same}</Text>
  return (
    <div className="scroll-x" role="region" aria-label={texts.changes(office.name)} tabIndex={0}>
      <Table className="stacking-table" fz="md" verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{texts.what}</Table.Th>
            <Table.Th scope="col">{texts.before}</Table.Th>
            <Table.Th scope="col">{texts.after}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {differences.map(({ what, deed, before, after }) => (
            <Table.Tr key={`${deed ?? ''} ${what}`}>
              <Table.Th scope="row" fw={400}>
                {texts.line(what, deed === null ? undefined : deedName(deed))}
              </Table.Th>
              <Table.Td data-label={texts.before}>{before || <i>{texts.nothing}</i>}</Table.Td>
              <Table.Td data-label={texts.after} fw={600}>
                {after || <i>{texts.nothing}</i>}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function Decision({ proposal: { id, office, unseen } }: { proposal: ProposalLine }) {
  const [reason, setReason] = useState('')
  const accept = useAcceptProposal()
  const refuse = useRefuseProposal()
  const isBusy = accept.isPending || refuse.isPending
  const canRefuse = reason.trim() !== '' && !isBusy
  const canAccept = unseen.length === 0 && !isBusy
  return (
    <Group align="end" mt="md">
      <Button
        aria-label={`${texts.accept}: ${office.name}`}
        aria-disabled={!canAccept}
        onClick={() => canAccept && accept.mutate({ id, version: office.version })}
      >
        {texts.accept}
      </Button>
      <TextInput
        label={texts.reason}
        aria-label={`${texts.reason}: ${office.name}`}
        description={texts.reasonNote}
        maxLength={MOST_REASON}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        flex="1 1 16rem"
      />
      <Button
        variant="default"
        aria-label={`${texts.refuse}: ${office.name}`}
        aria-disabled={!canRefuse}
        onClick={() => canRefuse && refuse.mutate({ id, reason })}
      >
        {texts.refuse}
      </Button>
    </Group>
  )
}
