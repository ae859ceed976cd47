/** The mark of the tab within the page: as a file it was fetched while the page was drawn. Who looks for the mark of a site, such as a search engine, finds the file. */
import mark from '../../public/favicon.svg?raw'

const BETWEEN_TAGS = />\s+</g

export const markInPage = `data:image/svg+xml,${encodeURI(mark.trim().replaceAll('"', "'").replace(BETWEEN_TAGS, '><')).replaceAll('#', '%23')}`
