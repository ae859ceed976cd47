/** Not written yet. */
export function QuestionsTab() {
  return null
}
