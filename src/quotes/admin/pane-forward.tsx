/** One office more for a request that runs: chosen by the owner, and asked once the visitor agreed. */
import { useState } from 'react'
import { Button, NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { Only, useMay } from '../../owner-kit/role.tsx'
import { TypedFilter } from '../../owner-kit/typed-filter.tsx'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { forwardAdminTexts as texts } from './quotes-admin.nl.ts'
import { useForward, useOfficePage, type RequestDetail } from './quotes-data.ts'

export function Forwards({ request }: { request: RequestDetail }) {
  const { forwards, state } = request
  const mayEdit = useMay('editor')
  if (forwards.length === 0 && (state !== 'open' || !mayEdit)) return null
  return (
    <div className="admin-card">
      <h3>{texts.heading}</h3>
      {forwards.map(({ id, office_name: office, state: answer, reason, asked_at: at }) => (
        <Text key={id} size="sm" mb="xs">
          <strong>{office}</strong> {texts.states[answer]} ({amsterdamTime(at)}). {reason}
        </Text>
      ))}
      {state === 'open' && (
        <Only needs="editor">
          <ForwardForm request={request} />
        </Only>
      )}
    </div>
  )
}

function ForwardForm({ request: { id, invitations, forwards } }: { request: RequestDetail }) {
  const [search, setSearch] = useState('')
  const [office, setOffice] = useState('')
  const [reason, setReason] = useState('')
  const forward = useForward(id, () => setReason(''))
  const page = useOfficePage(search === '' ? {} : { search })
  const taken = new Set([...invitations, ...forwards.filter((one) => one.state !== 'lapsed')].map((one) => one.notary_id))
  const taking = (page.data?.offices ?? []).filter((one) => one.takesRequests)
  // No sample is asked beside an office that exists.
  const hasOwn = taking.some((one) => !one.isSample)
  const offices = taking.filter((one) => !(hasOwn && one.isSample) && !taken.has(one.id))
  const chosen = offices.find((one) => one.id === office) ?? offices[0]
  const isReady = chosen !== undefined && reason.trim() !== '' && !forward.isPending
  return (
    <Stack gap="sm" maw={560}>
      <Text size="sm">{texts.lead}</Text>
      <TypedFilter label={texts.search} value={search} onType={setSearch} />
      <NativeSelect
        label={texts.office}
        data={
          offices.length === 0
            ? [{ value: '', label: texts.none }]
            : offices.map((one) => ({ value: one.id, label: `${one.name}, ${one.location}${one.isSample ? ` (${texts.sample})` : ''}` }))
        }
        value={chosen?.id ?? ''}
        onChange={(event) => setOffice(event.currentTarget.value)}
      />
      <Textarea label={texts.reason} description={texts.reasonNote} maxLength={300} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
      <Button variant="default" mr="auto" aria-disabled={!isReady} onClick={() => isReady && forward.mutate({ office: chosen.id, reason })}>
        {texts.send}
      </Button>
    </Stack>
  )
}
