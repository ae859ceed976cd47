/** The newest active text for the home page. */
import type { Context } from '../platform/context.ts'
import { findNewestActiveText } from './news.queries.ts'

/** Paragraphs, split on blank lines; empty when there is no active text. */
export async function readNews(context: Pick<Context, 'db'>): Promise<string[]> {
  return splitParagraphs((await findNewestActiveText(context.db)) ?? '')
}

export const splitParagraphs = (text: string): string[] =>
  text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
