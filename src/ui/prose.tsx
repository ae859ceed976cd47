/** Text of ours, written as Markdown, as plain elements: paragraphs, lists, headings of the third level and links. */
import Markdown, { type Components } from 'react-markdown'

const components: Components = {
  a: ({ href = '', children }) => (
    <a href={href} rel={/^https?:/.test(href) ? 'noopener' : undefined}>
      {children}
    </a>
  ),
}

/** No raw HTML and no images; never for what a visitor typed. */
export function Prose({ text }: { text: string }) {
  return (
    <Markdown components={components} skipHtml disallowedElements={['img']}>
      {text}
    </Markdown>
  )
}
