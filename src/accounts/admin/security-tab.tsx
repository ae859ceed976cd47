/** Not written yet. */
export function SecurityTab() {
  return null
}
