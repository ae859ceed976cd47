/** The card in which the owner adds a link. */
import { Skeleton, Title } from '@mantine/core'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import { LinkForm } from './link-form.tsx'
import { useRules } from './redirect-data.ts'
import { formTexts } from './redirects-tab.nl.ts'

export function AddCard() {
  const rules = useRules()
  // Without the rules nothing can be judged; the card above says that they could not be read.
  if (rules.isError && !rules.data) return null
  return (
    <section className="admin-card" aria-labelledby="add-link">
      <Title order={2} id="add-link">
        {formTexts.addHeading}
      </Title>
      {rules.data ? <LinkForm rules={rules.data} onStored={() => showSuccess(formTexts.added)} /> : <Skeleton height={280} aria-hidden />}
    </section>
  )
}
