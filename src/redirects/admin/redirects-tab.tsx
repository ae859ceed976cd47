/** Not written yet. */
export function RedirectsTab() {
  return null
}
