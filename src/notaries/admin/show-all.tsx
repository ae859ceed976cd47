/** All notaries that answer to the filters made visible at once, such as what an import brought in. */
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { ApiProblem } from '../../owner-kit/api-call.ts'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { Only } from '../../owner-kit/role.tsx'
import { showFailure, showSuccess } from '../../owner-kit/toasts.tsx'
import { showTexts as texts } from './notaries-admin.nl.ts'
import { useNotaryAddress } from './notary-address.ts'
import { notaryCalls, useRefreshNotaries } from './notary-data.ts'

/** Where the filters leave only what is visible or gone there is nothing to do. */
const DONE: ReadonlySet<string | undefined> = new Set(['zichtbaar', 'verwijderd'])

export function ShowAll() {
  const { query } = useNotaryAddress()
  const refresh = useRefreshNotaries()
  const show = useMutation({
    mutationFn: async () => {
      const { count } = await notaryCalls.show(query)
      if (count === 0) return showSuccess(texts.none)
      if (!(await askConfirmation(texts.question(count)))) return
      await notaryCalls.show(query, count)
      showSuccess(texts.done(count))
      await refresh()
    },
    onError: (error) => showFailure(error instanceof ApiProblem && error.code === 'conflict' ? texts.moved : texts.failed),
  })
  if (DONE.has(query['staat'])) return null
  return (
    <Only needs="editor">
      <Button variant="default" mt="md" aria-disabled={show.isPending} onClick={() => !show.isPending && show.mutate()}>
        {texts.act}
      </Button>
    </Only>
  )
}
