/** Where the knowledge of a language stands within the content: its entries, further ways of asking, and what was learned from both. */

export const knowledgeFiles = {
  nl: { entries: 'kennis', ways: 'vragen', model: 'geleerd.bin' },
  en: { entries: 'kennis-en', ways: 'vragen-en', model: 'geleerd-en.bin' },
} as const

export type KnowledgeLanguage = keyof typeof knowledgeFiles
