/** Brings the reader to a place that may not be there yet. */

const FIND_WITHIN_MS = 3_000
const FIND_EVERY_MS = 50

/** The tab may still be loading, or be there and not shown yet: what is not shown takes no focus. Of several places the first that is there. */
function focusWhenShown(selectors: readonly string[], deadline = Date.now() + FIND_WITHIN_MS): void {
  const found = selectors.map((selector) => document.querySelector<HTMLElement>(selector)).find((element) => element !== null)
  if (found) {
    if (found.tabIndex < 0) found.tabIndex = -1
    found.focus({ preventScroll: true })
  }
  if (found && document.activeElement === found) found.scrollIntoView({ block: 'center' })
  else if (Date.now() < deadline) setTimeout(() => focusWhenShown(selectors, deadline), FIND_EVERY_MS)
}

/** Once what closes on the way there has given the focus back. */
export const focusSoon = (...selectors: string[]): void => void setTimeout(() => focusWhenShown(selectors), FIND_EVERY_MS)
