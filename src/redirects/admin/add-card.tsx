/** The card in which the owner adds a link: folded below the list, and open while there is no link of the owner's own. */
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { Button, Group, Text, Title } from '@mantine/core'
import { copyLink, linkAddress } from './copy-link.ts'
import { goTo, type LinkAddress } from './link-address.ts'
import { LinkForm } from './link-form.tsx'
import { useRules } from './redirect-data.ts'
import { formTexts, linkTexts } from './redirects-tab.nl.ts'

const HEADING = 'add-link'

function focusForm(): void {
  const field = document.querySelector<HTMLElement>(`[aria-labelledby="${HEADING}"] input`)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}

/** Also when it is open already: then it only gets the focus. */
export function openAddForm(address: LinkAddress): void {
  goTo({ ...address, editing: true })
  focusForm()
}

export function AddCard({ address }: { address: LinkAddress }) {
  const rules = useRules()
  const [added, setAdded] = useState<string>()
  // Without the rules nothing can be judged; the card of the base address says that they could not be read.
  if (!rules.data) return null
  const isOpen = address.editing || !rules.data.hasOwn
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    goTo({ ...address, editing: !isOpen }, 'replace')
  }
  return (
    <section className="admin-card" aria-labelledby={HEADING}>
      <details open={isOpen}>
        <summary onClick={toggle}>
          <Title order={2} id={HEADING}>
            {formTexts.addHeading}
          </Title>
        </summary>
        {isOpen && (
          <OpenForm key={added} asked={address.editing}>
            <LinkForm
              rules={rules.data}
              onStored={({ slug }) => {
                setAdded(slug)
                goTo({ ...address, editing: false }, 'replace')
              }}
              onReload={() => {}}
            />
          </OpenForm>
        )}
      </details>
      {added !== undefined && !isOpen && <Added slug={added} />}
    </section>
  )
}

/** Who asked for the form begins in its first field; who only came to the tab does not. */
function OpenForm({ asked, children }: { asked: boolean; children: React.ReactNode }) {
  useEffect(() => {
    if (asked) focusForm()
  }, [asked])
  return children
}

/** A new link is there to be put on a page: copying it is the next step. */
function Added({ slug }: { slug: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Group gap="sm">
      <Text role="status" className="link-slug">
        {formTexts.isAdded} <code>{linkAddress(slug)}</code>
      </Text>
      <Button ref={button} onClick={() => void copyLink(slug)}>
        {linkTexts.copy}
      </Button>
    </Group>
  )
}
