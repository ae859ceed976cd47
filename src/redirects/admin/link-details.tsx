/** One link: its numbers over a period, its destination, its QR code, and changing it. */
import { useEffect, useRef, useState } from 'react'
import { Badge, Button, Group, SegmentedControl, Skeleton, Text, Title } from '@mantine/core'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { Only } from '../../owner-kit/role.tsx'
import { dropDraft } from '../../owner-kit/unsaved.ts'
import { recordName } from '../../owner-kit/use-record-address.ts'
import { whenHandedDown } from '../../owner-kit/record-hooks.ts'
import { copyLink } from './copy-link.ts'
import { LinkChart } from './link-chart.tsx'
import { detailTexts } from './link-details.nl.ts'
import { LinkDestination } from './link-destination.tsx'
import { LinkForm } from './link-form.tsx'
import { LinkHealth } from './link-health.tsx'
import { LinkNumbers } from './link-numbers.tsx'
import { LinkQr } from './link-qr.tsx'
import { LinkUse } from './link-use.tsx'
import { goTo, linkPlace, type LinkAddress } from './link-address.ts'
import { useDelete, useLink, useRefresh, useRestore, useRules, useSwitch, type Link, type OpenedLink } from './redirect-data.ts'
import { actionTexts, formTexts, linkTexts } from './redirects-tab.nl.ts'

export function LinkDetails({ id, address }: { id: string; address: LinkAddress }) {
  return (
    <div className="stack">
      <Group>
        <Button variant="default" onClick={() => goTo({})}>
          {detailTexts.back}
        </Button>
      </Group>
      <Loaded
        query={useLink(id, address.days)}
        failed={detailTexts.loadFailed.message}
        gone={detailTexts.gone}
        waiting={<Skeleton height={420} role="status" aria-label={linkTexts.loading} />}
      >
        {(opened) => <Details opened={opened} address={address} />}
      </Loaded>
    </div>
  )
}

function Details({ opened, address }: { opened: OpenedLink; address: LinkAddress }) {
  const { redirect: link } = opened
  return (
    <>
      <Head link={link} address={address} />
      {address.editing && link.deleted_at === null && (
        <Only needs="editor">
          <EditCard link={link} days={address.days} />
        </Only>
      )}
      <section className="admin-card" aria-label={detailTexts.chart}>
        <SegmentedControl
          aria-label={detailTexts.period}
          mr="auto"
          value={address.days}
          onChange={(days) => goTo({ link: link.id, days: days as LinkAddress['days'] }, 'replace')}
          data={Object.entries(detailTexts.periods).map(([value, label]) => ({ value, label }))}
        />
        <LinkChart days={opened.days} />
      </section>
      {link.deleted_at === null && <LinkUse link={link} />}
      <LinkNumbers opened={opened} period={detailTexts.periods[address.days]} />
      <LinkHealth link={link} />
      <LinkQr slug={link.slug} />
    </>
  )
}

function Head({ link, address }: { link: Link; address: LinkAddress }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="admin-card" aria-labelledby="link-heading">
      <Title order={2} id="link-heading" ref={heading} tabIndex={-1}>
        /out/{link.slug} {link.is_sample && <Badge variant="default">{linkTexts.sample}</Badge>}
      </Title>
      <div>
        <Text>{link.title}</Text>
        {link.description && (
          <Text size="sm" c="dimmed">
            {link.description}
          </Text>
        )}
        <LinkDestination url={link.destination_url} />
      </div>
      {link.deleted_at !== null && <Text role="status">{detailTexts.isDeleted}</Text>}
      {link.deleted_at === null && !link.is_active && <Text role="status">{detailTexts.isOff}</Text>}
      {link.is_sample && <Text>{detailTexts.isSample}</Text>}
      {link.deleted_at === null ? (
        <Actions link={link} address={address} />
      ) : (
        <Only needs="editor">
          <Restore id={link.id} />
        </Only>
      )}
    </section>
  )
}

function Actions({ link, address }: { link: Link; address: LinkAddress }) {
  const flip = useSwitch(link.id)
  const remove = useDelete()
  const askFirst = async () => {
    if (remove.isPending || !(await askConfirmation(actionTexts.confirmDelete))) return
    remove.mutate({ id: link.id, onRemoved: () => goTo({}, 'replace') })
  }
  return (
    <Group gap="sm">
      <Button onClick={() => void copyLink(link.slug)}>{linkTexts.copy}</Button>
      <Only needs="editor">
        <Button variant="default" aria-expanded={address.editing} onClick={() => goTo({ link: link.id, days: address.days, editing: !address.editing })}>
          {detailTexts.edit}
        </Button>
        <Button variant="default" aria-disabled={flip.isPending} onClick={() => !flip.isPending && flip.mutate(!link.is_active)}>
          {link.is_active ? detailTexts.turnOff : detailTexts.turnOn}
        </Button>
        <Button variant="default" aria-disabled={remove.isPending} onClick={() => void askFirst()}>
          {linkTexts.delete}
        </Button>
      </Only>
    </Group>
  )
}

function Restore({ id }: { id: string }) {
  const restore = useRestore()
  return (
    <Group>
      <Button aria-disabled={restore.isPending} onClick={() => !restore.isPending && restore.mutate(id)}>
        {linkTexts.restore}
      </Button>
    </Group>
  )
}

function EditCard({ link, days }: { link: Link; days: LinkAddress['days'] }) {
  const rules = useRules()
  const [generation, setGeneration] = useState(1)
  const { refetch } = useLink(link.id, days)
  const refresh = useRefresh()
  const close = () => goTo({ link: link.id, days }, 'replace')
  const reload = async () => {
    // Then what is typed still stands there, and the reader knows.
    if ((await refetch()).isError) return
    await whenHandedDown()
    dropDraft(recordName(linkPlace, link.id))
    setGeneration(generation + 1)
    await refresh()
  }
  return (
    <section className="admin-card" aria-labelledby="edit-link">
      <Title order={3} id="edit-link">
        {detailTexts.editHeading}
      </Title>
      {rules.data && (
        <LinkForm key={generation} link={link} rules={rules.data} onStored={close} onReload={() => void reload()}>
          <Button variant="default" onClick={close}>
            {formTexts.cancel}
          </Button>
        </LinkForm>
      )}
    </section>
  )
}
