/** One request as the owner sees it: what was asked, of whom and why, the mails, and what happened. */
import { Only, useMay } from '../../owner-kit/role.tsx'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { deliverySentence } from '../../contact/admin/messages.nl.ts'
import { findDeed } from '../../deeds/deed.ts'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { FactsGrid } from '../../owner-kit/facts-grid.tsx'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { BackButton } from '../../owner-kit/record-form.tsx'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { ID_LENGTH, mailName } from '../deliveries.ts'
import { wantedNames } from '../quotes.nl.ts'
import { Forwards } from './pane-forward.tsx'
import { Invitations } from './pane-invitations.tsx'
import { actorNames, doubtNames, quotesAdminTexts as texts, stateNames, stepNames } from './quotes-admin.nl.ts'
import { useErase, useRelease, useRequest, useResend, type RequestDetail } from './quotes-data.ts'

export function RequestPane({ id, onLeave }: { id: string; onLeave: () => void }) {
  return (
    <>
      <BackButton onLeave={onLeave} />
      <Loaded query={useRequest(id)} failed={texts.oneFailed.message} gone={texts.gone} waiting={<Text role="status">{texts.loading}</Text>}>
        {(request) => <Opened request={request} onLeave={onLeave} />}
      </Loaded>
    </>
  )
}

function factsOf({ deed, place, wanted, created_at, due_at, erase_at, given, particulars, note, consent_text }: RequestDetail): [string, string][] {
  const { facts } = texts
  const all: [string, string | null][] = [
    [facts.deed, `${findDeed(deed)?.label ?? deed}. ${wantedNames[wanted]}.`],
    [facts.place, place],
    [facts.created, amsterdamTime(created_at)],
    [facts.due, due_at && amsterdamTime(due_at)],
    [facts.erased, amsterdamTime(erase_at)],
    [facts.who, texts.given(given)],
    ...particulars.map(({ ask, answer }): [string, string] => [ask, answer]),
    [facts.note, note],
    [facts.consent, consent_text],
  ]
  return all.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

function Opened({ request, onLeave }: { request: RequestDetail; onLeave: () => void }) {
  const erase = useErase(request.id, onLeave)
  return (
    <section aria-labelledby="quote-heading">
      <Title order={2} id="quote-heading" mb="md">
        {request.reference}: {stateNames[request.state]}
      </Title>
      {request.doubt && <Doubt id={request.id} doubt={request.doubt} />}
      <FactsGrid facts={factsOf(request)} />
      <Stack gap="md" mt="md">
        <Invitations request={request} />
        <Forwards request={request} />
        <Mails request={request} />
        <Steps request={request} />
      </Stack>
      <Only needs="owner" why={texts.notYours}>
        <Button
          mt="lg"
          variant="default"
          onClick={async () => {
            if (await askConfirmation(texts.eraseSure)) erase.mutate(undefined)
          }}
        >
          {texts.erase}
        </Button>
      </Only>
    </section>
  )
}

function Doubt({ id, doubt }: { id: string; doubt: NonNullable<RequestDetail['doubt']> }) {
  const release = useRelease(id)
  return (
    <div className="admin-card">
      <p>{texts.doubt(doubtNames[doubt])}</p>
      <Only needs="editor">
        <Button aria-disabled={release.isPending} onClick={() => !release.isPending && release.mutate(undefined)}>
          {texts.release}
        </Button>
      </Only>
    </div>
  )
}

function Mails({ request: { id, mails, invitations } }: { request: RequestDetail }) {
  const offices = new Map(invitations.map((one) => [one.id, one.office_name]))
  const nameOf = (key: string) => [mailName(key), offices.get(key.slice(0, ID_LENGTH))].filter(Boolean).join(', ')
  const resend = useResend(id)
  const mayEdit = useMay('editor')
  if (mails.length === 0) return null
  return (
    <div className="admin-card">
      <h3>{texts.mails}</h3>
      {mails.map(({ key, canResend, ...delivery }) => (
        <Group key={key} justify="space-between" mb="sm">
          <Text>
            {nameOf(key)}: {deliverySentence(delivery)}
          </Text>
          {canResend && mayEdit && (
            <Button variant="default" aria-label={`${texts.resend}: ${nameOf(key)}`} onClick={() => resend.mutate(key)}>
              {texts.resend}
            </Button>
          )}
        </Group>
      ))}
    </div>
  )
}

function Steps({ request: { steps, invitations } }: { request: RequestDetail }) {
  const offices = new Map(invitations.map(({ id, office_name: name }) => [id, name]))
  return (
    <div className="admin-card">
      <h3>{texts.history}</h3>
      <ol>
        {steps.map(({ id, step, actor, at, invitation_id: invitation }) => (
          <li key={id}>
            <time dateTime={at}>{amsterdamTime(at)}</time> {stepNames[step]}
            {invitation && `, ${offices.get(invitation) ?? ''}`} ({actorNames[actor]})
          </li>
        ))}
      </ol>
    </div>
  )
}
