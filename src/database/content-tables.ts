/** What the owner lays over the articles. */

/** A null title or description: that of the article's own file. */
export interface ArticleWordingsTable {
  slug: string
  title: string | null
  description: string | null
  /** Null when nothing of the owner is published. */
  published_at: string | null
  draft_title: string | null
  draft_description: string | null
  /** Null when there is no draft. */
  draft_saved_at: string | null
  /** Goes up with each save, so that two screens do not overwrite each other. */
  version: number
}

export interface ArticleResponsibilityTable {
  slug: string
  /** YYYY-MM-DD in the Netherlands. */
  taken_on: string
  /** The day of the article's last change at that moment; a later change asks for responsibility anew. */
  article_updated: string
}

export interface ContentTables {
  elk_article_wordings: ArticleWordingsTable
  elk_article_responsibility: ArticleResponsibilityTable
}
