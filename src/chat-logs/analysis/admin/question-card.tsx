/** A card of the tab with its heading, and what stands in it while it loads or when that fails. */
import type { ReactNode } from 'react'
import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { Loaded } from '../../../owner-kit/loaded.tsx'
import { questionTexts } from './questions.nl.ts'

interface QuestionCardProps<T> {
  id: string
  heading: string
  note?: string | undefined
  query: { data: T | undefined; isError: boolean; isFetching: boolean; error: Error | null; refetch: () => unknown }
  failed: string
  children: (data: T) => ReactNode
}

export function QuestionCard<T>({ id, heading, note, query, failed, children }: QuestionCardProps<T>) {
  return (
    <section className="admin-card" aria-labelledby={id} aria-busy={query.isFetching}>
      <div>
        <Title order={3} id={id}>
          {heading}
        </Title>
        {note && <Text c="dimmed">{note}</Text>}
      </div>
      <Loaded query={query} failed={failed} waiting={<Waiting />}>
        {children}
      </Loaded>
    </section>
  )
}

function Waiting() {
  return (
    <Stack gap="xs">
      <Text role="status" className="admin-hidden">
        {questionTexts.loading}
      </Text>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={44} />
      ))}
    </Stack>
  )
}
