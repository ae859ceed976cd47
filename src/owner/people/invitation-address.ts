/** The invitation in the address of this page, behind the `#`. It goes out of the address, and so out of the browser's history, once it was read. */

const NAME = 'uitnodiging'

let found: string | undefined

/** Undefined without one. */
export function readInvitation(): string | undefined {
  const token = new URLSearchParams(location.hash.slice(1)).get(NAME)
  if (token !== null) {
    found = token
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return found
}

/** It was used, or nobody wants it any more. */
export const forgetInvitation = (): void => void (found = undefined)
