/** Above a form that was refused: what is wrong, each as a link to its field. The first one gets the focus. */
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { Alert, Anchor } from '@mantine/core'
import { recordTexts } from './kit.nl.ts'

interface FaultSummaryProps {
  /** The sentences at the fields, in whatever shape: when it changes the form is read anew. */
  errors: unknown
  /** Goes up with each refused save. */
  refusals: number
}

interface FoundFault {
  label: string
  sentence: string
  field: HTMLElement
}

/** Reads what the form shows, so that the summary never says anything else. */
function faultsIn(form: HTMLElement): FoundFault[] {
  return [...form.querySelectorAll('.mantine-InputWrapper-error')].flatMap((error) => {
    const wrapper = error.closest('.mantine-InputWrapper-root')
    const field = wrapper?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select, button')
    const label = wrapper?.querySelector('.mantine-InputWrapper-label')
    return field && label ? [{ label: textOf(label), sentence: textOf(error), field }] : []
  })
}

/** Without the asterisk, which is for the eye. */
const textOf = (element: Element): string =>
  [...element.childNodes]
    .filter((node) => !(node instanceof Element && node.ariaHidden === 'true'))
    .map((node) => node.textContent)
    .join('')
    .trim()

function goTo(field: HTMLElement): void {
  const closed = field.closest('details:not([open])')
  if (closed instanceof HTMLDetailsElement) closed.open = true
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}

function jump(event: MouseEvent, field: HTMLElement): void {
  event.preventDefault()
  goTo(field)
}

export function FaultSummary({ errors, refusals }: FaultSummaryProps) {
  const place = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<readonly FoundFault[]>([])
  const shown = useRef({ errors, refusals })
  useLayoutEffect(() => {
    const form = place.current?.closest('form')
    if (!form || (shown.current.errors === errors && shown.current.refusals === refusals)) return
    const isNew = shown.current.refusals !== refusals
    shown.current = { errors, refusals }
    const faults = faultsIn(form)
    setFound(faults)
    // After the summary is there, so that nothing moves any more.
    if (isNew) requestAnimationFrame(() => faults[0] && goTo(faults[0].field))
  }, [errors, refusals])
  return (
    <div ref={place} hidden={found.length === 0}>
      {found.length > 0 && (
        <Alert variant="default" role="group" className="fault-summary" title={recordTexts.faults(found.length)}>
          <ul className="bullets">
            {found.map(({ label, sentence, field }) => (
              <li key={field.id || label}>
                <Anchor inherit href={`#${field.id}`} onClick={(event) => jump(event, field)}>
                  {label}
                </Anchor>
                : {sentence}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
