/** In an English text a link to a page of ours that is not English says so, unless the words behind it do already. */
import { isEnglishPage } from '../frame/navigation.ts'

interface Node {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: Node[]
}

const IN_DUTCH = ' (in Dutch)'

const leadsToDutch = ({ tagName, properties }: Node): boolean => {
  const href = properties?.['href']
  return tagName === 'a' && typeof href === 'string' && href.startsWith('/') && !isEnglishPage(href)
}

/** Works on the tree of the HTML, as a plugin does. */
export const markDutchLinks =
  () =>
  ({ children = [] }: { children?: Node[] }): void => {
    for (const [at, node] of children.entries()) {
      if (!leadsToDutch(node)) {
        markDutchLinks()(node)
        continue
      }
      node.properties = { ...node.properties, hrefLang: 'nl' }
      if (!children[at + 1]?.value?.startsWith(IN_DUTCH)) node.children?.push({ type: 'text', value: IN_DUTCH })
    }
  }
