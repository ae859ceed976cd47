/** Links in a table, which phones show as cards. */
import type { ReactNode } from 'react'
import { Badge, Button, Table, Text } from '@mantine/core'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { Only } from '../../owner-kit/role.tsx'
import { countUnfollowed } from '../manage/link-row.ts'
import { copyLink } from './copy-link.ts'
import { healthName } from './link-details.nl.ts'
import { LinkDestination } from './link-destination.tsx'
import { goTo } from './link-address.ts'
import { useDelete, useRestore, type Link } from './redirect-data.ts'
import { usageLine } from './link-use.nl.ts'
import { actionTexts, countTexts, linkTexts } from './redirects-tab.nl.ts'

export function LinkTable({ links }: { links: readonly Link[] }) {
  return (
    <div className="scroll-x" role="region" aria-label={linkTexts.table} tabIndex={0}>
      <Table className="links-table stacking-table" fz="md" horizontalSpacing={8} verticalSpacing="sm">
        <Table.Caption className="admin-hidden">{linkTexts.table}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{linkTexts.slug}</Table.Th>
            <Table.Th scope="col">{linkTexts.title}</Table.Th>
            <Table.Th scope="col">{linkTexts.destination}</Table.Th>
            <Table.Th scope="col">{linkTexts.clicks}</Table.Th>
            <Table.Th scope="col">{linkTexts.actions}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {links.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function LinkRow({ link }: { link: Link }) {
  const { slug, title, description, is_active: isActive, is_sample: isSample } = link
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <span className="link-slug">{slug}</span>
        {!isActive && (
          <Badge variant="default" ml="xs">
            {linkTexts.off}
          </Badge>
        )}
        {isSample && (
          <Badge variant="default" ml="xs">
            {linkTexts.sample}
          </Badge>
        )}
      </Table.Th>
      <Table.Td data-label={linkTexts.title}>
        {title}
        {description && <Note>{description}</Note>}
        {link.deleted_at === null && <Note {...(link.use === null && { tone: 'warn' })}>{usageLine(link)}</Note>}
      </Table.Td>
      <Table.Td data-label={linkTexts.destination}>
        <LinkDestination url={link.destination_url} short />
        <HealthBadge link={link} />
      </Table.Td>
      <Table.Td data-label={linkTexts.clicks}>
        <Counts link={link} />
      </Table.Td>
      <Table.Td data-label={linkTexts.actions} className="link-actions">
        {link.deleted_at === null ? (
          <Actions link={link} />
        ) : (
          <Only needs="editor">
            <Restore link={link} />
          </Only>
        )}
      </Table.Td>
    </Table.Tr>
  )
}

const Note = ({ tone, children }: { tone?: 'good' | 'warn' | 'bad'; children: ReactNode }) => (
  <Text size="sm" c={tone ? `var(--${tone})` : 'dimmed'}>
    {children}
  </Text>
)

function HealthBadge({ link: { health } }: { link: Pick<Link, 'health'> }) {
  if (health === null) return null
  return <Note tone={health.fault === null ? 'good' : 'bad'}>{healthName(health)}</Note>
}

function Counts({ link: { click_count: clicks, counts, reconciles } }: { link: Link }) {
  return (
    <>
      <Badge variant="default" mb={4}>
        {countTexts.clicks(clicks)}
      </Badge>
      <Note>
        {countTexts.visitors(counts.visitors)}, {countTexts.repeats(counts.duplicate)}
      </Note>
      <Note>
        {countTexts.bots(counts.bot)}, {countTexts.unfollowed(countUnfollowed(counts))}
      </Note>
      {counts.excess > 0 && <Note>{countTexts.excess(counts.excess)}</Note>}
      <Note tone={reconciles ? 'good' : 'bad'}>{reconciles ? linkTexts.matches : linkTexts.differs}</Note>
    </>
  )
}

function Actions({ link: { id, slug } }: { link: Link }) {
  const remove = useDelete()
  const askFirst = async () => {
    if (!remove.isPending && (await askConfirmation(actionTexts.confirmDelete))) remove.mutate({ id })
  }
  return (
    <div className="cluster">
      <Button variant="default" size="sm" aria-label={linkTexts.of(linkTexts.copy, slug)} onClick={() => void copyLink(slug)}>
        {linkTexts.copy}
      </Button>
      <Button variant="default" size="sm" aria-label={linkTexts.of(linkTexts.details, slug)} onClick={() => goTo({ link: id })}>
        {linkTexts.details}
      </Button>
      {/* Quieter than copying, which is what the owner comes for. */}
      <Only needs="editor">
        <Button variant="subtle" size="sm" aria-label={linkTexts.of(linkTexts.delete, slug)} aria-disabled={remove.isPending} onClick={() => void askFirst()}>
          {linkTexts.delete}
        </Button>
      </Only>
    </div>
  )
}

function Restore({ link: { id, slug } }: { link: Link }) {
  const restore = useRestore()
  return (
    <Button
      variant="default"
      size="sm"
      aria-label={linkTexts.of(linkTexts.restore, slug)}
      aria-disabled={restore.isPending}
      onClick={() => !restore.isPending && restore.mutate(id)}
    >
      {linkTexts.restore}
    </Button>
  )
}
