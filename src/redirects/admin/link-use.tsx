/** Which calls of the site lead to a link, and where those stand. */
import { Text, Title } from '@mantine/core'
import type { LinkRow } from '../manage/link-row.ts'
import { usageLine, usageTexts } from './link-use.nl.ts'

export function LinkUse({ link }: { link: Pick<LinkRow, 'use' | 'works'> }) {
  return (
    <section className="admin-card" aria-labelledby="link-use">
      <Title order={3} id="link-use">
        {usageTexts.heading}
      </Title>
      {link.use === null ? (
        <Text>{usageTexts.none}</Text>
      ) : (
        <>
          <Text>{usageLine(link)}</Text>
          <Text size="sm" c="dimmed">
            {usageTexts.places}
          </Text>
        </>
      )}
    </section>
  )
}
