/** A part of the area whose program is loaded when it is shown first. When that fails the page stands, and the part comes as soon as it can. */
import { Suspense, use, useState, type ComponentType, type ReactNode } from 'react'
import { useAddressParameters } from './address.ts'
import { PartAway } from './part-away.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { loadFromSite } from './site-state.ts'

/** `fallback` stands there while it loads; `ahead` loads it before it is shown, for what is needed soon. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback?: ReactNode, ahead = false): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  let first: Promise<boolean> | undefined
  const attempt = () =>
    loadFromSite(load).then(
      (Component) => {
        Loaded = Component
        return true
      },
      () => false,
    )

  if (ahead) first = attempt()

  /** Once and for all: what changed its mind later would begin the part anew. */
  function Content(props: Props) {
    const [wasThere] = useState(Loaded !== undefined)
    return wasThere && Loaded ? <Loaded {...props} /> : <Awaited {...props} />
  }

  function Awaited(props: Props) {
    const [, setCame] = useState(false)
    use((first ??= attempt()))
    if (Loaded) return <Loaded {...props} />
    const again = async () => {
      const came = await attempt()
      if (came) setCame(true)
      return came
    }
    return <PartAway load={again} />
  }

  return function Part(props: Props) {
    return (
      <PartBoundary of={useAddressParameters().toString()}>
        <Suspense fallback={fallback}>
          <Content {...props} />
        </Suspense>
      </PartBoundary>
    )
  }
}
