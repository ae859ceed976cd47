/** Short messages in the corner of the screen. */
import { notifications } from '@mantine/notifications'
import { adminTexts } from './admin.nl.ts'

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
    closeButtonProps: { 'aria-label': adminTexts.close },
  })
}

export const showSuccess = (toast: Toast): void => show(toast, 'success')
export const showFailure = (toast: Toast): void => show(toast, 'failure')
export const clearToasts = (): void => notifications.clean()
