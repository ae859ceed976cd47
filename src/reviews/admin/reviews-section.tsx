/** Not written yet. */
export function ReviewsSection() {
  return null
}
