/** Rows of a list that open what stands in them. */
import type { ComponentType } from 'react'
import { UnstyledButton } from '@mantine/core'

interface RowsProps<Line> {
  lines: readonly Line[]
  /** What it is a list of. */
  label?: string
  /** Another page is on its way. */
  busy: boolean
  /** Where the open one stands beside the list. */
  selected?: string | undefined
  onOpen: (id: string) => void
  /** What stands in a row. */
  Row: ComponentType<{ line: Line }>
  /** What can be done with it without opening it. */
  Actions?: ComponentType<{ line: Line }> | undefined
}

export function Rows<Line extends { id: string }>({ lines, label, busy, selected, onOpen, Row, Actions }: RowsProps<Line>) {
  return (
    <ul className="rows" aria-label={label} aria-busy={busy}>
      {lines.map((line) => (
        <li key={line.id}>
          <UnstyledButton className="row" aria-current={line.id === selected} onClick={() => onOpen(line.id)}>
            <Row line={line} />
          </UnstyledButton>
          {Actions && <Actions line={line} />}
        </li>
      ))}
    </ul>
  )
}
