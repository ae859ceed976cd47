/** What differs between two texts, word by word, with a sentence that says how to read it. */
import { Text } from '@mantine/core'
import { useMemo } from 'react'
import './history.css'
import { historyTexts } from './history.nl.ts'
import { diffWords, type DiffPart } from './word-diff.ts'

export function WordDifference({ before, after, legend }: { before: string; after: string; legend: string }) {
  const parts = useMemo(() => diffWords(before, after), [before, after])
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        {legend}
      </Text>
      <p className="history-difference pane">
        {parts.map((part, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of one comparison never move
          <Part key={at} {...part} />
        ))}
      </p>
    </>
  )
}

function Part({ kind, text }: DiffPart) {
  if (kind === 'same') return text
  const Mark = kind === 'removed' ? 'del' : 'ins'
  return (
    <Mark>
      <span className="admin-hidden">{historyTexts[kind]}</span>
      {text}
    </Mark>
  )
}
