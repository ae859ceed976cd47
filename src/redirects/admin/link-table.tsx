/** Links in a table, which phones show as cards. */
import { Badge, Button } from '@mantine/core'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { countUnfollowed } from '../manage/link-row.ts'
import { copyLink } from './copy-link.ts'
import { healthName } from './link-details.nl.ts'
import { goTo } from './link-address.ts'
import { useDelete, useRestore, type Link } from './redirect-data.ts'
import { actionTexts, countTexts, linkTexts } from './redirects-tab.nl.ts'

export function LinkTable({ links }: { links: readonly Link[] }) {
  return (
    <div className="links-scroll" role="region" aria-label={linkTexts.table} tabIndex={0}>
      <table className="links-table">
        <caption className="admin-hidden">{linkTexts.table}</caption>
        <thead>
          <tr>
            <th scope="col">{linkTexts.slug}</th>
            <th scope="col">{linkTexts.title}</th>
            <th scope="col">{linkTexts.destination}</th>
            <th scope="col">{linkTexts.clicks}</th>
            <th scope="col">{linkTexts.actions}</th>
          </tr>
        </thead>
        <tbody>
          {links.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function LinkRow({ link }: { link: Link }) {
  const { slug, title, description, is_active: isActive, is_sample: isSample } = link
  return (
    <tr>
      <th scope="row">
        <span className="link-slug">{slug}</span>
        {!isActive && <Badge className="link-mark">{linkTexts.off}</Badge>}
        {isSample && <Badge className="link-mark">{linkTexts.sample}</Badge>}
      </th>
      <td data-label={linkTexts.title}>
        {title}
        {description && <span className="link-note">{description}</span>}
      </td>
      <td data-label={linkTexts.destination}>
        <a className="link-destination link-short" href={link.destination_url} title={link.destination_url} target="_blank" rel="noopener noreferrer nofollow">
          {link.destination_url}
          <span className="admin-hidden"> {linkTexts.newTab}</span>
        </a>
        <HealthBadge link={link} />
      </td>
      <td data-label={linkTexts.clicks}>
        <Counts link={link} />
      </td>
      <td data-label={linkTexts.actions} className="link-actions">
        {link.deleted_at === null ? <Actions link={link} /> : <Restore link={link} />}
      </td>
    </tr>
  )
}

function HealthBadge({ link: { health } }: { link: Pick<Link, 'health'> }) {
  if (health === null) return null
  return (
    <span className="link-note" data-health={health.fault === null ? 'good' : 'bad'}>
      {healthName(health)}
    </span>
  )
}

function Counts({ link: { click_count: clicks, counts, reconciles } }: { link: Link }) {
  return (
    <>
      <Badge className="link-clicks">{countTexts.clicks(clicks)}</Badge>
      <span className="link-note">
        {countTexts.visitors(counts.visitors)}, {countTexts.repeats(counts.duplicate)}
      </span>
      <span className="link-note">
        {countTexts.bots(counts.bot)}, {countTexts.unfollowed(countUnfollowed(counts))}
      </span>
      {counts.excess > 0 && <span className="link-note">{countTexts.excess(counts.excess)}</span>}
      <span className="link-note" data-health={reconciles ? 'good' : 'bad'}>
        {reconciles ? linkTexts.matches : linkTexts.differs}
      </span>
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
      <Button variant="subtle" size="sm" aria-label={linkTexts.of(linkTexts.delete, slug)} aria-disabled={remove.isPending} onClick={() => void askFirst()}>
        {linkTexts.delete}
      </Button>
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
