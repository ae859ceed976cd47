/** Every sentence around an English article. */
import type { ArticleTexts } from './articles.nl.ts'

export const articleTextsEn: ArticleTexts = {
  updated: 'Updated on',
  minutes: (n) => (n === 1 ? '1 minute read' : `${n} minutes read`),
  contents: 'On this page',
  pictureUnavailable: 'Picture currently unavailable',
  factCheck: 'Fact Checked',
  checkedBy: 'Checked by',
  checkers: { ai: 'AI, so not by a notary or lawyer' },
  checkedOn: 'Checked on',
  rewritten: 'Changed by',
  rewrittenBy: (name, day) => `${name}, on ${day}. What changed was not checked by AI.`,
  how: 'How',
  against: 'Against what',
  responsible: 'Responsible',
  noEditorYet: 'No notary or editor has taken responsibility for this text yet.',
  editor: (name, since) => `${name} has taken editorial responsibility for this text since ${since}.`,
  sources: 'Sources',
  related: 'Read on',
  table: (columns) => `Table: ${columns.join(', ')}`,
}
