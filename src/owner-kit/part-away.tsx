/** Stands where a part should be whose program did not come: says why, and tries again by itself. */
import { useEffect, useEffectEvent, useState } from 'react'
import { Alert, Button, Group, Text } from '@mantine/core'
import { partTexts } from './part.nl.ts'
import { reloadPage } from './unsaved.ts'
import { readSiteState, type SiteState } from './site-state.ts'

const FIRST_MS = 300
const LONGEST_MS = 10_000
/** So often the site answered and the part still did not come: then only a new page helps. */
const STUCK_AFTER = 3

/** `load` resolves with whether the part is there. */
export function PartAway({ load }: { load: () => Promise<boolean> }) {
  const [state, setState] = useState<SiteState | 'stuck'>('away')
  const [trying, setTrying] = useState(false)
  const [tries, setTries] = useState({ all: 0, answered: 0 })
  const attempt = useEffectEvent(async () => {
    if (trying || state === 'renewed') return
    setTrying(true)
    const found = await readSiteState()
    if (found === 'same' && (await load())) return
    const answered = found === 'same' ? tries.answered + 1 : 0
    setTries({ all: tries.all + 1, answered })
    setState(answered >= STUCK_AFTER ? 'stuck' : found === 'same' ? 'away' : found)
    setTrying(false)
  })
  useEffect(() => {
    const timer = setTimeout(() => void attempt(), Math.min(FIRST_MS * 2 ** tries.all, LONGEST_MS))
    return () => clearTimeout(timer)
  }, [tries])
  useEffect(() => {
    const now = () => void attempt()
    window.addEventListener('online', now)
    return () => window.removeEventListener('online', now)
  }, [])
  const isAway = state === 'away'
  return (
    <Alert variant="default" role="status" className="part-trouble">
      <Text>{partTexts[isAway ? 'away' : state === 'renewed' ? 'renewed' : 'stuck']}</Text>
      <Group mt="sm">
        <Button variant="default" aria-disabled={isAway && trying} onClick={() => (isAway ? void attempt() : reloadPage())}>
          {isAway ? (trying ? partTexts.trying : partTexts.tryNow) : partTexts.reload}
        </Button>
      </Group>
    </Alert>
  )
}
