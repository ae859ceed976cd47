/** Not written yet. */
export function DashboardTab() {
  return null
}
