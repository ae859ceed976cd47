/** Not written yet. */
export function HomepageSection() {
  return null
}
