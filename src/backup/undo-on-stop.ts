/** A command that is told to stop leaves no copy of everything behind, and no program that still runs. */

const undoing = new Set<() => void>()

/** `undo` is done at once when the process is told to stop before the scope ends. */
export function undoOnStop(undo: () => void): Disposable {
  undoing.add(undo)
  return { [Symbol.dispose]: () => void undoing.delete(undo) }
}

/** For a command: told to stop, it takes away what it was making, and ends as if it had not listened. */
export function cleanOnSignals(say: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      for (const undo of undoing) undo()
      say()
      process.kill(process.pid, signal)
    })
}
