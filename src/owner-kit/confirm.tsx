/** Asks before something is done that hurts, or that many will see. */
import { Text } from '@mantine/core'
import { dialogsReady } from './dialogs.tsx'
import { kitTexts } from './kit.nl.ts'

export interface Question {
  title: string
  /** The sentence that says what happens. */
  message: string
  /** What the button does, such as 'Verwijderen'. */
  confirm: string
  /** Something is gone or lost by it: then the button is red. */
  destroys: boolean
}

interface Asked {
  answer: (agreed: boolean) => void
  /** Takes it off the screen. */
  close: () => void
}

/** On the screen, or still on its way there. */
let asked: Asked | undefined

/** No, for whoever asks something else or goes somewhere else. */
export const withdrawQuestion = (): void => asked?.answer(false)

/**
 * Resolves with whether the owner agreed; closing the dialog is a no, and so are a second question and another address, so that one stands there
 * at a time. Where the dialog cannot be loaded the browser asks.
 */
export function askConfirmation(question: Question): Promise<boolean> {
  withdrawQuestion()
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const mine: Asked = {
    answer(agreed) {
      if (asked !== mine) return
      asked = undefined
      mine.close()
      resolve(agreed)
    },
    close: () => {},
  }
  asked = mine
  void ask(question, mine)
  return promise
}

async function ask(question: Question, mine: Asked): Promise<void> {
  try {
    await dialogsReady()
    const { modals } = await import('@mantine/modals')
    if (asked === mine) openDialog(modals, question, mine)
  } catch {
    if (asked === mine) mine.answer(window.confirm(`${question.title}\n\n${question.message}`))
  }
}

function openDialog(modals: typeof import('@mantine/modals').modals, { title, message, confirm, destroys }: Question, mine: Asked): void {
  const id = modals.openConfirmModal({
    title,
    children: <Text>{message}</Text>,
    labels: { confirm, cancel: kitTexts.cancel },
    // Locking the page behind it would need a style element that the content security policy refuses.
    lockScroll: false,
    // Dark enough for white letters in either scheme.
    ...(destroys && { confirmProps: { color: 'red.9' } }),
    closeButtonProps: { 'aria-label': kitTexts.closeDialog },
    onConfirm: () => mine.answer(true),
    onCancel: () => mine.answer(false),
    onClose: () => mine.answer(false),
  })
  mine.close = () => modals.close(id)
}
