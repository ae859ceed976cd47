/** Not written yet. */
export function ArticlesSection() {
  return null
}
