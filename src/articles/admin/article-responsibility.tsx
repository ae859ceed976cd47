/** Taking editorial responsibility: for one article, or for all of them at once. */
import { Button, Checkbox, Text } from '@mantine/core'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { useResponsibility, type ArticleData } from './article-data.ts'
import { responsibilityTexts as texts } from './articles-admin.nl.ts'
import { dutchDate } from '../../platform/dutch-time.ts'

export function ResponsibilityCard({ articles }: { articles: readonly ArticleData[] }) {
  const change = useResponsibility()
  const open = articles.filter(({ responsibleSince }) => responsibleSince === null)
  const takeAll = async () => {
    if (change.isPending || !(await askConfirmation(texts.confirmAll))) return
    change.mutate({ slugs: open.map(({ slug }) => slug), taken: true })
  }
  return (
    <section className="admin-card article-card" aria-labelledby="responsibility-heading">
      <h3 id="responsibility-heading">{texts.heading}</h3>
      <Text>{texts.lead}</Text>
      <div className="wrap">
        <Text fw={600} role="status">
          {texts.progress(articles.length - open.length, articles.length)}
        </Text>
        {open.length > 0 && (
          <Button variant="default" aria-disabled={change.isPending} onClick={() => void takeAll()}>
            {texts.all}
          </Button>
        )}
      </div>
    </section>
  )
}

export function ResponsibilityTick({ article, title }: { article: ArticleData; title: string }) {
  const change = useResponsibility()
  const note = article.responsibilityLapsed ? texts.lapsed : article.responsibleSince && texts.since(dutchDate(article.responsibleSince))
  return (
    <Checkbox
      className="article-tick"
      label={texts.take}
      aria-label={texts.takeOf(title)}
      description={note ?? undefined}
      checked={change.isPending ? change.variables.taken : article.responsibleSince !== null}
      aria-disabled={change.isPending}
      onChange={(event) => !change.isPending && change.mutate({ slugs: [article.slug], taken: event.currentTarget.checked })}
    />
  )
}
