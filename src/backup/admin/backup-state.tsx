/** Which backups there are, and the button that makes one. */
import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, ApiProblem, isSignedOut } from '../../owner-kit/api-call.ts'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { showFailure } from '../../owner-kit/toasts.tsx'
import { backupTexts as texts } from './backup.nl.ts'
import { backupCalls, backupsKey, useBackups } from './backup-data.ts'

const LISTED = 5

/** `unsaved`: a backup would be made with what is stored, and not with what is typed. */
export function BackupState({ unsaved }: { unsaved: boolean }) {
  const client = useQueryClient()
  const backups = useBackups()
  const make = useMutation({
    mutationFn: () => answerOf(backupCalls.$post()),
    onError: (error) => isSignedOut(error) || showFailure(error instanceof ApiProblem && error.code === 'conflict' ? texts.runsAlready : texts.makeFailed),
    onSettled: () => client.invalidateQueries({ queryKey: backupsKey }),
  })
  return (
    <Loaded query={backups} failed={texts.loadFailed} waiting={<Skeleton height={80} />}>
      {(state) => {
        const busy = state.isRunning || make.isPending
        const begin = () => {
          if (unsaved) showFailure({ title: texts.makeFailed.title, message: texts.unsaved })
          else if (!busy) make.mutate()
        }
        return (
          <>
            <Group gap="sm">
              <Button variant="default" aria-disabled={busy} onClick={begin}>
                {texts.make}
              </Button>
              <Text role="status">{texts.state(state)}</Text>
            </Group>
            {state.fault !== null && (
              <Text role="alert" c="red" size="sm">
                {texts.failed(state.fault)}
              </Text>
            )}
            <Kept folder={state.folder} kept={state.kept} />
          </>
        )
      }}
    </Loaded>
  )
}

type Data = NonNullable<ReturnType<typeof useBackups>['data']>

function Kept({ folder, kept }: Pick<Data, 'folder' | 'kept'>) {
  if (kept.length === 0) return null
  return (
    <div>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {texts.folder(folder)}
      </Text>
      <ul className="bullets">
        {kept.slice(0, LISTED).map((one) => (
          <li key={one.name}>{texts.kept(one)}</li>
        ))}
        {kept.length > LISTED && <li>{texts.more(kept.length - LISTED)}</li>}
      </ul>
    </div>
  )
}
