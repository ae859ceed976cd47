/** A fault in what stands inside takes away no more than that: the rest of the page, and what was typed there, stays. */
import { Component, useContext, type ReactNode } from 'react'
import { Alert, Button, Group, Text } from '@mantine/core'
import { QueryClientContext } from '@tanstack/react-query'
import { partTexts } from './part.nl.ts'
import { reloadPage } from './unsaved.ts'

interface PartBoundaryProps {
  children: ReactNode
  /** When this changes it is tried again, such as the place in the address. */
  of?: string
}

export function PartBoundary(props: PartBoundaryProps) {
  const client = useContext(QueryClientContext)
  // What nobody on the screen holds any more is read anew: it may have been the fault.
  return <Boundary {...props} forget={() => client?.removeQueries({ type: 'inactive' })} />
}

interface State {
  of: string | undefined
  broken: boolean
}

class Boundary extends Component<PartBoundaryProps & { forget: () => void }, State> {
  override state: State = { of: this.props.of, broken: false }

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true }
  }

  static getDerivedStateFromProps({ of }: PartBoundaryProps, state: State): State | null {
    return of === state.of ? null : { of, broken: false }
  }

  override componentWillUnmount(): void {
    if (this.state.broken) this.props.forget()
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const again = () => {
      this.props.forget()
      this.setState({ broken: false })
    }
    return (
      <Alert variant="default" role="alert" className="part-trouble">
        <Text>{partTexts.broken}</Text>
        <Group mt="sm">
          <Button variant="default" onClick={again}>
            {partTexts.again}
          </Button>
          <Button variant="default" onClick={reloadPage}>
            {partTexts.reload}
          </Button>
        </Group>
      </Alert>
    )
  }
}
