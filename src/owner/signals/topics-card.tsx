/** The card with what the owner hears of by mail; its list is loaded when it is opened, since the card stands on the first screen. */
import { useState } from 'react'
import { Title } from '@mantine/core'
import { mailSettings } from '../../mail/mail.settings.ts'
import { load } from '../load.tsx'
import type { Form } from '../setting-field.tsx'

const TopicsList = load(() => import('./topics-list.tsx'), 'TopicsList')

const { label, note } = mailSettings.signal_topics.form

export function TopicsCard({ form }: { form: Form }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="admin-card" aria-labelledby="signals-heading">
      <Title order={2} id="signals-heading">
        {label}
      </Title>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{note}</summary>
        {isOpen && <TopicsList form={form} question={note} />}
      </details>
    </section>
  )
}
