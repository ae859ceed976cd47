/** Short messages in the corner of the screen. */
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { kitTexts } from './kit.nl.ts'

const UNDO_MS = 10_000

export interface Toast {
  title: string
  message: string
}

function show(toast: Toast, kind: 'success' | 'failure'): void {
  // The same message twice at once tells nothing more; showing it again takes the place of the first.
  const id = `${toast.title} ${toast.message}`
  notifications.hide(id)
  notifications.show({
    id,
    ...toast,
    className: `toast-${kind}`,
    // 'alert' interrupts a screen reader, which a success need not.
    role: kind === 'failure' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': kitTexts.close },
  })
}

/** A success that can be taken back: the button stays for ten seconds, and calls `undo` once. */
export function showUndo(toast: Toast, undo: () => void): void {
  const id = `undo ${crypto.randomUUID()}`
  const takeBack = () => {
    notifications.hide(id)
    undo()
  }
  notifications.show({
    id,
    title: toast.title,
    message: (
      <span className="cluster">
        {toast.message}
        <Button variant="default" size="xs" onClick={takeBack}>
          {kitTexts.undo}
        </Button>
      </span>
    ),
    className: 'toast-success',
    role: 'status',
    autoClose: UNDO_MS,
    closeButtonProps: { 'aria-label': kitTexts.close },
  })
}

export const showSuccess = (toast: Toast): void => show(toast, 'success')
export const showFailure = (toast: Toast): void => show(toast, 'failure')
export const clearToasts = (): void => notifications.clean()
