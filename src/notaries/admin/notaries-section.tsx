/** Not written yet. */
export function NotariesSection() {
  return null
}
