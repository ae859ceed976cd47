/** The address that relative destinations are put behind: set once, so it is folded once there is a link of the owner's own. */
import { useState, type FormEvent } from 'react'
import { Button, Skeleton, Text, TextInput, Title } from '@mantine/core'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { useKeptState } from '../../owner-kit/use-unsaved.ts'
import { readBaseUrl, type DestinationFault } from '../destination.ts'
import { useRules, useSaveBaseUrl, type Rules } from './redirect-data.ts'
import { actionTexts, baseUrlTexts, faultSentence } from './redirects-tab.nl.ts'

export function BaseUrlCard() {
  return (
    <section className="admin-card" aria-labelledby="base-url">
      <Loaded query={useRules()} failed={actionTexts.loadFailed.message} waiting={<Skeleton height={72} aria-hidden />}>
        {(rules) => (
          <details open={!rules.hasOwn}>
            <summary>
              <Title order={2} id="base-url">
                {baseUrlTexts.heading}
              </Title>
              <Text size="sm" c="dimmed">
                {rules.base || baseUrlTexts.none}
              </Text>
            </summary>
            <BaseUrlForm key={rules.base} rules={rules} />
          </details>
        )}
      </Loaded>
    </section>
  )
}

function BaseUrlForm({ rules }: { rules: Rules }) {
  const { typed, setTyped, discard } = useKeptState('base-url', ['tab', 'link'], rules.base)
  const [fault, setFault] = useState<DestinationFault>()
  const save = useSaveBaseUrl()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = typed.trim() === '' ? undefined : readBaseUrl(typed, rules.ownHosts).fault
    setFault(found)
    if (!found && !save.isPending) save.mutate(typed, { onSuccess: discard })
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
