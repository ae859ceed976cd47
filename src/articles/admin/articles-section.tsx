/** The part Artikelen of the tab Inhoud: the list of articles, one of them in its form, or all of them to be read through. */
import { useAddressParameters } from '../../owner-kit/address.ts'
import { lazyPart } from '../../owner-kit/lazy-part.tsx'
import { useArticleAddress } from './article-address.ts'
import { ArticleList } from './article-list.tsx'

const ArticleEditor = lazyPart(async () => (await import('./article-editor.tsx')).ArticleEditor)
const ReadThrough = lazyPart(async () => (await import('./read-through.tsx')).ReadThrough)

export function ArticlesSection() {
  const { chosen, open } = useArticleAddress()
  const reading = useAddressParameters().get('lezen')
  if (chosen !== undefined) return <ArticleEditor key={chosen} slug={chosen} onLeave={() => open(undefined)} />
  return reading === null ? <ArticleList /> : <ReadThrough slug={reading} />
}
