/** Puts the address of a link on the clipboard. */
import { showFailure, showSuccess } from '../../owner-kit/toasts.tsx'
import { actionTexts } from './redirects-tab.nl.ts'

export const linkAddress = (slug: string): string => `${location.origin}/out/${slug}`

export async function copyLink(slug: string): Promise<void> {
  const link = linkAddress(slug)
  try {
    await navigator.clipboard.writeText(link)
    showSuccess(actionTexts.copied)
  } catch {
    // Without https, or when the browser refuses: the address itself helps.
    showFailure(actionTexts.copyFailed(link))
  }
}
