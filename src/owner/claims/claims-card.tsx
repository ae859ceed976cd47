/** The card Beweringen: each claim with where it shows, whether visitors may see it, and its evidence. */
import { Badge, Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { moveTo, useAddressParameters } from '../../owner-kit/address.ts'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { claimsKey, readClaims, type ListedClaim } from './claim-data.ts'
import { load } from '../load.tsx'
import { claimCardTexts, claimLabels, claimPlaces, claimStates } from './claims.nl.ts'

const ClaimForm = load(() => import('./claim-form.tsx'), 'ClaimForm')

const dutch = (day: string): string => day.split('-').toReversed().join('-')

export function ClaimsCard() {
  const claims = useQuery({ queryKey: claimsKey, queryFn: readClaims })
  const open = useAddressParameters().get('bewering')
  return (
    <section className="admin-card" aria-labelledby="claims-heading">
      <Title order={2} id="claims-heading">
        {claimCardTexts.heading}
      </Title>
      <Text c="dimmed" size="sm">
        {claimCardTexts.note} {claimCardTexts.rating}
      </Text>
      <Loaded query={claims} failed={claimCardTexts.loadFailed} waiting={<Skeleton height={320} />}>
        {(data) => (
          <ul className="lined">
            {data.claims.map((listed) => (
              <Claim key={listed.claim} listed={listed} isOpen={listed.claim === open} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

function Claim({ listed, isOpen }: { listed: ListedClaim; isOpen: boolean }) {
  const { claim, value, state, current, measured } = listed
  const openText = measured ? claimCardTexts.openMeasured : claimCardTexts.open
  const id = `bewering-${claim}`
  return (
    <li id={id}>
      <div className="cluster head">
        <div>
          <Title order={3} size="h4">
            {claimLabels[claim]}
          </Title>
          <Text>‘{value}’</Text>
          <Text size="sm" c="dimmed">
            {claimCardTexts.shownIn} {claimPlaces[claim]}
          </Text>
        </div>
        <Stack gap={4} align="flex-end">
          <Badge variant="default" data-tone={state === 'valid' ? 'good' : 'warn'}>
            {measured && state === 'valid' ? claimCardTexts.counted : claimStates[state]}
          </Badge>
          {!measured && current?.validUntil && <Text size="sm">{claimCardTexts.until(dutch(current.validUntil))}</Text>}
        </Stack>
      </div>
      <Button
        variant="default"
        size="sm"
        mb="sm"
        aria-expanded={isOpen}
        aria-label={`${isOpen ? claimCardTexts.close : openText}: ${claimLabels[claim]}`}
        onClick={() => moveTo({ bewering: isOpen ? undefined : claim }, 'replace')}
      >
        {isOpen ? claimCardTexts.close : openText}
      </Button>
      {isOpen && <ClaimForm key={listed.versions[0]?.savedAt ?? 'new'} listed={listed} />}
      {isOpen && !measured && listed.versions.length > 1 && <Versions listed={listed} />}
    </li>
  )
}

function Versions({ listed }: { listed: ListedClaim }) {
  const earlier = listed.versions.slice(1)
  return (
    <details>
      <summary>{claimCardTexts.versions(earlier.length)}</summary>
      <ul>
        {earlier.map(({ savedAt, value, evidence, source, validUntil }) => (
          <li key={savedAt}>
            <strong>{dutch(savedAt.slice(0, 10))}</strong> ‘{value}’:{' '}
            {evidence === '' ? claimCardTexts.withdrawn : `${evidence} (${source}${validUntil ? `, ${claimCardTexts.until(dutch(validUntil))}` : ''})`}
          </li>
        ))}
      </ul>
    </details>
  )
}
