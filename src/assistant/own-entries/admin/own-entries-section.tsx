/** Not written yet. */
export function OwnEntriesSection() {
  return null
}
