/** Not written yet. */
export function LiveTab() {
  return null
}
