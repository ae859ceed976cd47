/** Asks before something is done that hurts. */
import { Text } from '@mantine/core'
import { dialogsReady } from './dialogs.tsx'
import { kitTexts } from './kit.nl.ts'

export interface Question {
  title: string
  /** The sentence that says what happens. */
  message: string
  /** What the button does, such as 'Verwijderen'. */
  confirm: string
}

/** Resolves with whether the owner agreed; closing the dialog is a no. Where the dialog cannot be loaded the browser asks. */
export async function askConfirmation(question: Question): Promise<boolean> {
  try {
    const [{ modals }] = await Promise.all([import('@mantine/modals'), dialogsReady()])
    return await openDialog(modals, question)
  } catch {
    return window.confirm(`${question.title}\n\n${question.message}`)
  }
}

function openDialog(modals: typeof import('@mantine/modals').modals, { title, message, confirm }: Question): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  modals.openConfirmModal({
    title,
    children: <Text>{message}</Text>,
    labels: { confirm, cancel: kitTexts.cancel },
    // Locking the page behind it would need a style element that the content security policy refuses.
    lockScroll: false,
    // Dark enough for white letters in either scheme.
    confirmProps: { color: 'red.9' },
    closeButtonProps: { 'aria-label': kitTexts.closeDialog },
    onConfirm: () => resolve(true),
    onCancel: () => resolve(false),
    onClose: () => resolve(false),
  })
  return promise
}
