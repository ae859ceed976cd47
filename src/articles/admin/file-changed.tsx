/** Tells the owner that a later version of the site has another text for an article that he wrote over, and what differs. */
import { Alert, Button, Text } from '@mantine/core'
import { Only } from '../../owner-kit/role.tsx'
import { WordDifference } from '../../owner-kit/word-difference.tsx'
import { bodyTexts } from './article-body.nl.ts'
import type { OpenedArticleData } from './article-data.ts'

const texts = bodyTexts.changed

export function FileChanged({ article: { fileChanged, bodies }, onTake }: { article: OpenedArticleData; onTake: () => void }) {
  if (!fileChanged) return null
  return (
    <Alert variant="default" mb="md" title={texts.title}>
      <Text>{texts.text}</Text>
      <details>
        <summary>{texts.show}</summary>
        <WordDifference before={bodies.base ?? ''} after={bodies.file} legend={texts.legend} />
      </details>
      <Only needs="editor">
        <Button variant="default" mt="xs" onClick={onTake}>
          {texts.take}
        </Button>
      </Only>
    </Alert>
  )
}
