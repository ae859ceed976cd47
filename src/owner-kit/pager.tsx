/** Under a list that is shown a page at a time: back, where one is, and on. Nothing when there is one page. */
import type { ReactNode } from 'react'
import { Button, Text } from '@mantine/core'
import { recordTexts } from './kit.nl.ts'

interface PagerProps {
  /** Undefined on the first page. */
  onBack: (() => void) | undefined
  /** Undefined on the last page. */
  onNext: (() => void) | undefined
  /** Where one step back leads: the page before, or the first one, for lists that are read from a row on. */
  backTo?: 'previous' | 'first'
  /** Which page it is. */
  where?: string
  /** The next page is on its way. */
  busy?: boolean
  /** Below it, such as the numbers of the pages. */
  children?: ReactNode
}

export function Pager({ onBack, onNext, backTo = 'previous', where, busy = false, children }: PagerProps) {
  if (!onBack && !onNext) return null
  return (
    <nav className="pages" aria-label={recordTexts.pages}>
      <div className="pager">
        <Button variant="default" size="sm" disabled={!onBack || busy} onClick={onBack}>
          {recordTexts[backTo]}
        </Button>
        {where !== undefined && (
          <Text size="sm" aria-live="polite">
            {busy ? recordTexts.loading : where}
          </Text>
        )}
        <Button variant="default" size="sm" disabled={!onNext || busy} onClick={onNext}>
          {recordTexts.next}
        </Button>
      </div>
      {children}
    </nav>
  )
}
