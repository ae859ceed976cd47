/** Taking editorial responsibility, an article at a time: from the list, or while they are read one after another. */
import { useMay } from '../../owner-kit/role.tsx'
import { Button, Checkbox, Paper, Text, Title } from '@mantine/core'
import { moveTo } from '../../owner-kit/address.ts'
import { useResponsibility, type ArticleData } from './article-data.ts'
import { nextOf } from './reading-order.ts'
import { readTexts } from './read-through.nl.ts'
import { responsibilityTexts as texts } from './articles-admin.nl.ts'
import { dutchDate } from '../../platform/dutch-time.ts'

export function ResponsibilityCard({ articles }: { articles: readonly ArticleData[] }) {
  const open = articles.filter(({ responsibleSince }) => responsibleSince === null)
  const first = nextOf(articles, undefined)
  return (
    <Paper component="section" className="admin-card" mb="lg" aria-labelledby="responsibility-heading">
      <Title order={3} size="lg" id="responsibility-heading">
        {texts.heading}
      </Title>
      <Text>{texts.lead}</Text>
      <div className="cluster">
        <Text fw={600} role="status">
          {texts.progress(articles.length - open.length, articles.length)}
        </Text>
        {first !== undefined && (
          <Button variant="default" onClick={() => moveTo({ tab: 'inhoud', onderdeel: 'artikelen', lezen: first })}>
            {open.length > 0 ? readTexts.start : readTexts.again}
          </Button>
        )}
      </div>
    </Paper>
  )
}

export function ResponsibilityTick({ article, title }: { article: ArticleData; title: string }) {
  const change = useResponsibility()
  const isOwner = useMay('owner')
  const note = article.responsibilityLapsed ? texts.lapsed : article.responsibleSince && texts.since(dutchDate(article.responsibleSince))
  if (!isOwner)
    return (
      <Text size="sm" c="dimmed">
        {note ?? texts.notYours}
      </Text>
    )
  return (
    <Checkbox
      label={texts.take}
      aria-label={texts.takeOf(title)}
      description={note ?? undefined}
      checked={change.isPending ? change.variables.taken : article.responsibleSince !== null}
      aria-disabled={change.isPending}
      onChange={(event) => !change.isPending && change.mutate({ slugs: [article.slug], taken: event.currentTarget.checked })}
    />
  )
}
