/** What the owner lays over the articles, and adds to pages. */
import type { Generated } from 'kysely'

/** A null title, description or body: that of the article's own file. */
export interface ArticleWordingsTable {
  slug: string
  title: string | null
  description: string | null
  /** Markdown. */
  body: string | null
  /** The text of the file that the owner's was written over: when the file has another by now, he is told. */
  body_base: string | null
  /** Since when visitors read this body; null for that of the file. */
  body_changed_at: string | null
  /** Null when nothing of the owner is published. */
  published_at: string | null
  draft_title: string | null
  draft_description: string | null
  draft_body: string | null
  /** Null when there is no draft. */
  draft_saved_at: string | null
  /** Goes up with each save, so that two screens do not overwrite each other. */
  version: number
}

export interface ArticleResponsibilityTable {
  slug: string
  /** YYYY-MM-DD in the Netherlands. */
  taken_on: string
  /** The day of the article's last change at that moment, or the moment of the owner's own text; a later change asks for responsibility anew. */
  article_updated: string
}

/** What the owner adds to a page of the site: one row for each such page. */
export interface PageTextsTable {
  /** Path of the page, without the slash. */
  id: string
  /** Markdown; '' for nothing. */
  content: string
  /** Null while nothing was ever saved. */
  changed_at: string | null
  version: Generated<number>
  /** Never set: an empty text is as good. The records of all kinds have it. */
  deleted_at: Generated<string | null>
}

export interface ContentTables {
  elk_page_texts: PageTextsTable
  elk_article_wordings: ArticleWordingsTable
  elk_article_responsibility: ArticleResponsibilityTable
}
