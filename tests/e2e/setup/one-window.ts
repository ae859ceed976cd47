/** Limits are counted in windows that begin at multiples of their length, and a journey may begin just before one ends. */

/** Tries it, and once more when it failed and a window began meanwhile: then it was counted in two. Waiting for the next one would keep a worker for up to a minute. */
export async function withinOneWindow(seconds: number, journey: () => Promise<void>): Promise<void> {
  const windowOfNow = () => Math.floor(Date.now() / (seconds * 1_000))
  const begun = windowOfNow()
  try {
    await journey()
  } catch (fault) {
    if (windowOfNow() === begun) throw fault
    await journey()
  }
}
