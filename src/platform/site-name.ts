/**
 * The name that the site goes by. One process is one site, so that the name is of the process: the owner's settings give it, at the start and
 * after each change. Sentences that say it are functions or getters, since a sentence that was made once would keep an old name.
 */

/** The only place where it is written down. */
export const productName = 'Elke Notaris'

/** In a browser the page says under which name it came. */
const nameOfPage = (): string | null | undefined =>
  typeof document === 'undefined' ? undefined : document.querySelector('meta[property="og:site_name"]')?.getAttribute('content')

let name = nameOfPage() || productName

export const siteName = (): string => name

export function goByName(chosen: string): void {
  name = chosen
}

/** Stands in the content where the site says its name. */
const TOKEN = '{{naam}}'

export const fillName = (text: string): string => text.replaceAll(TOKEN, siteName())

/** As the ranking of answers was learned, whatever the site is called now. */
export const fillLearnedName = (text: string): string => text.replaceAll(TOKEN, productName)
