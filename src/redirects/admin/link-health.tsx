/** Whether the destination answers, and looking at it now. */
import { Button, Group, Text, Title } from '@mantine/core'
import { FactsGrid } from '../../owner-kit/facts-grid.tsx'
import { useMay } from '../../owner-kit/role.tsx'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { detailTexts, healthSentence } from './link-details.nl.ts'
import { useCheck, type Link } from './redirect-data.ts'
import { countTexts } from './redirects-tab.nl.ts'

export function LinkHealth({ link }: { link: Link }) {
  const check = useCheck(link.id)
  const mayEdit = useMay('editor')
  const { health } = link
  return (
    <section className="admin-card" aria-labelledby="link-health">
      <Title order={3} id="link-health">
        {detailTexts.healthHeading}
      </Title>
      <Text role="status" data-health={health === null ? undefined : health.fault === null ? 'good' : 'bad'}>
        {health === null ? detailTexts.neverChecked : healthSentence(health)}
      </Text>
      {health && <Facts health={health} />}
      {link.deleted_at === null && mayEdit && (
        <Group>
          <Button variant="default" aria-disabled={check.isPending} onClick={() => !check.isPending && check.mutate()}>
            {check.isPending ? detailTexts.checking : detailTexts.check}
          </Button>
        </Group>
      )}
    </section>
  )
}

function Facts({ health }: { health: NonNullable<Link['health']> }) {
  const facts: [string, string][] = [
    [detailTexts.checkedAt, amsterdamTime(health.checkedAt)],
    [detailTexts.answer, health.status === null ? detailTexts.noAnswer : String(health.status)],
    [detailTexts.finalHost, health.finalHost ?? detailTexts.noAnswer],
    [detailTexts.latency, `${countTexts.number(health.latencyMs)} ms`],
    [detailTexts.certificate, health.certificateUntil === null ? detailTexts.noAnswer : amsterdamTime(health.certificateUntil)],
    [detailTexts.failures, countTexts.number(health.failuresInRow)],
  ]
  return <FactsGrid facts={facts} />
}
