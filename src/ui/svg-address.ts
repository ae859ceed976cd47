/** A small drawing within the page, as an address: as a file it is fetched while the page is drawn. It must hold no single quote. */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURI(svg.trim().replaceAll('"', "'")).replaceAll('#', '%23')}`
