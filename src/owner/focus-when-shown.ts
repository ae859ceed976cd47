/** Brings the reader to a place that may not be there yet. */

const FIND_WITHIN_MS = 3_000
const FIND_EVERY_MS = 50

/** A dialog that closes gives the focus back once it is gone, whoever has it by then. */
const isCovered = (): boolean => document.querySelector('[role="dialog"]') !== null

/** The tab may still be loading, or be there and not shown yet: what is not shown takes no focus. Of several places the first that is there. */
function focusWhenShown(selectors: readonly string[], deadline = Date.now() + FIND_WITHIN_MS): void {
  const found = isCovered() ? undefined : selectors.map((selector) => document.querySelector<HTMLElement>(selector)).find((element) => element !== null)
  if (found) {
    if (found.tabIndex < 0) found.tabIndex = -1
    found.focus({ preventScroll: true })
  }
  if (found && document.activeElement === found) found.scrollIntoView({ block: 'center' })
  else if (Date.now() < deadline) setTimeout(() => focusWhenShown(selectors, deadline), FIND_EVERY_MS)
}

/** After what closes on the way there has begun to close. */
export const focusSoon = (...selectors: string[]): void => void setTimeout(() => focusWhenShown(selectors), FIND_EVERY_MS)
