/** The addresses of the list and of the page of an office. Free of schemas: browsers load it. */
import { slugOf } from '../platform/fold-letters.ts'

export const LISTING_PATH = '/notaries'

const LONGEST = 80

/** Path of the page. */
export const officePath = (slug: string): string => `${LISTING_PATH}/${slug}`

/** Whether it may be the address of an office; only the list of offices knows. */
export const isOfficePath = (path: string): boolean => /^\/notaries\/[a-z0-9-]{1,120}$/.test(path)

/** Words that an office's address is made from: its name, and the place where the name does not say it. */
export function officeSlug({ name, location }: { name: string; location: string }): string {
  const [own, place] = [slugOf(name), slugOf(location)]
  const words = `-${own}-`.includes(`-${place}-`) ? own : `${own}-${place}`
  return words.slice(0, LONGEST).replace(/^-|-$/g, '') || 'kantoor'
}
