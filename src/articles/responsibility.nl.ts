/** Who takes editorial responsibility for the articles, counted, as the pages about the site say it. */
import type { Article } from './article.ts'

export interface Responsibility {
  /** The publisher. */
  name: string
  /** Articles that it takes the responsibility for. */
  taken: number
  articles: number
}

/** Of how the articles came about; what the owner changes in one is told below it. */
export const changedByOwner = 'Past de eigenaar een artikel daarna aan, dan staat dat eronder.'

export function countResponsibility(articles: ReadonlyMap<string, Pick<Article, 'responsibleSince'>>, name: string): Responsibility {
  const taken = [...articles.values()].filter(({ responsibleSince }) => responsibleSince !== undefined).length
  return { name, taken, articles: articles.size }
}

export function responsibilitySentence({ name, taken, articles }: Responsibility): string {
  if (taken === 0) return 'Nog geen notaris of redacteur neemt de verantwoordelijkheid voor deze teksten.'
  if (taken === articles) return `${name} neemt voor alle artikelen de redactionele verantwoordelijkheid.`
  return `${name} neemt voor ${taken} van de ${articles} artikelen de redactionele verantwoordelijkheid. Dat staat onder die artikelen.`
}
