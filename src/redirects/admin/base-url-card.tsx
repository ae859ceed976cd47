/** The address that relative destinations are put behind. */
import { useState, type FormEvent } from 'react'
import { Button, Skeleton, TextInput, Title } from '@mantine/core'
import { LoadFailed } from '../../owner-kit/load-failed.tsx'
import { useLeaveWarning } from '../../owner-kit/use-leave-warning.ts'
import { readBaseUrl, type DestinationFault } from '../destination.ts'
import { useRules, useSaveBaseUrl, type Rules } from './redirect-data.ts'
import { actionTexts, baseUrlTexts, faultSentence } from './redirects-tab.nl.ts'

export function BaseUrlCard() {
  const rules = useRules()
  return (
    <section className="admin-card" aria-labelledby="base-url">
      <Title order={2} id="base-url">
        {baseUrlTexts.heading}
      </Title>
      {rules.data ? (
        <BaseUrlForm key={rules.data.base} rules={rules.data} />
      ) : rules.isError && !rules.isFetching ? (
        <LoadFailed sentence={actionTexts.loadFailed.message} onRetry={() => void rules.refetch()} />
      ) : (
        <Skeleton height={72} aria-hidden />
      )}
    </section>
  )
}

function BaseUrlForm({ rules }: { rules: Rules }) {
  const [typed, setTyped] = useState(rules.base)
  const [fault, setFault] = useState<DestinationFault>()
  const save = useSaveBaseUrl()
  useLeaveWarning(typed !== rules.base)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = typed.trim() === '' ? undefined : readBaseUrl(typed, rules.ownHosts).fault
    setFault(found)
    if (!found && !save.isPending) save.mutate(typed)
  }
  return (
    <form onSubmit={submit} noValidate className="with-button">
      <TextInput
        label={baseUrlTexts.label}
        description={baseUrlTexts.note}
        placeholder={baseUrlTexts.placeholder}
        type="url"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={fault && faultSentence('affiliate_base_url', fault)}
      />
      <Button type="submit" aria-disabled={save.isPending}>
        {save.isPending ? baseUrlTexts.saving : baseUrlTexts.save}
      </Button>
    </form>
  )
}
