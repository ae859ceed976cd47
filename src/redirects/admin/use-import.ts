/** Sends a file of links to be judged, and the same text to be imported. */
import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { decodeText } from '../../platform/decode-text.ts'
import { answerOf } from '../../owner-kit/api-call.ts'
import { sendCsv } from '../../owner-kit/record-hooks.ts'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import { importTexts } from './link-details.nl.ts'
import { calls, useRefresh } from './redirect-data.ts'

const send = (text: string, trial: boolean) => answerOf(calls.import.$post(...sendCsv(text, trial)))

export function useImport() {
  const refresh = useRefresh()
  const [text, setText] = useState<string>()
  const trial = useMutation({
    meta: { failure: importTexts.failed },
    mutationFn: async (file: File) => {
      const read = decodeText(new Uint8Array(await file.arrayBuffer()))
      setText(read)
      return send(read, true)
    },
  })
  const forget = () => {
    trial.reset()
    setText(undefined)
  }
  const run = useMutation({
    meta: { failure: importTexts.failed },
    mutationFn: (read: string) => send(read, false),
    onSuccess: async ({ added }) => {
      forget()
      showSuccess(importTexts.done(added))
      await refresh()
    },
  })
  return { trial, run, text, forget }
}

export type ImportVerdictLine = NonNullable<ReturnType<typeof useImport>['trial']['data']>['lines'][number]
