/** Whether the site answers, and whether it is still the one that this page was loaded from. */

/** 'renewed': other files stand there now, so what was not loaded yet can never be loaded by this page. */
export type SiteState = 'away' | 'renewed' | 'same'

/** A path of this site. The name of the entry holds the hash of all that hangs below it. */
function entryPath(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return new URL(entry?.src ?? location.href).pathname.slice(1)
}

export async function readSiteState(): Promise<SiteState> {
  const answer = await fetch(`/${entryPath()}`, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) return 'same'
  return answer?.status === 404 ? 'renewed' : 'away'
}

/** Loads a program while the site answers: one that once did not come, or that imports such a one, a browser never asks for again on the same page. */
export async function loadFromSite<T>(load: () => Promise<T>): Promise<T> {
  if ((await readSiteState()) === 'away') throw new Error('the site does not answer')
  return load()
}
