/** Browser only: the sheets of what wakes in a page, which names them, disabled, with what they must be. */

/** Resolves when the sheet is there, or will not come: a part without it is better than none. */
const enable = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
    link.media = 'all'
    link.disabled = false
  })

/** Of what sleeps (`data-asleep`), and those of which the page holds only the rules for what stood in it at first (`data-cut`). */
export const wakeStyles = (): Promise<unknown> =>
  Promise.all([...document.querySelectorAll<HTMLLinkElement>('link:is([data-asleep], [data-cut])[disabled]')].map(enable))
