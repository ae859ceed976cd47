/** Tries the way messages leave the site by, as it is saved. */
import { Button, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { answerOf } from '../owner-kit/api-call.ts'
import type { mailApi } from '../mail/mail.api.ts'
import { faultSentence } from '../mail/mail.nl.ts'
import { mailCardTexts } from './mail-card.nl.ts'

const calls = hc<ReturnType<typeof mailApi>>('/').api.admin.mail
const sendTest = () => answerOf(calls.test.$post())

/** `unsaved`: some setting was changed and not saved, and a test would try the old ones. */
export function TestMessage({ unsaved }: { unsaved: boolean }) {
  const test = useMutation({ mutationFn: sendTest, meta: { failure: mailCardTexts.testFailed } })
  const blocked = unsaved || test.isPending
  const result = test.data && !test.isPending && !unsaved ? test.data : undefined
  return (
    <Stack gap="xs" align="flex-start">
      <Button variant="default" aria-disabled={blocked} onClick={() => !blocked && test.mutate()}>
        {test.isPending ? mailCardTexts.testing : mailCardTexts.test}
      </Button>
      <Text role="status" size="sm">
        {unsaved && mailCardTexts.saveFirst}
        {result &&
          (result.delivered
            ? mailCardTexts.delivered(result.destination)
            : mailCardTexts.notDelivered(faultSentence({ code: result.fault, detail: result.detail })))}
      </Text>
    </Stack>
  )
}
