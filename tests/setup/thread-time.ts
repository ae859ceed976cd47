/** How long this thread computed so far, in milliseconds: a test of speed does not count how long a busy machine let it wait. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
