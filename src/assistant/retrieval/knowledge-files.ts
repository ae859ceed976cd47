/** Where the knowledge of a language stands within the content: its entries, further ways of asking, messages of people in danger, and what was learned from all three. */

export const knowledgeFiles = {
  nl: { entries: 'kennis', ways: 'vragen', danger: 'gevaar.jsonl', model: 'geleerd.bin' },
  en: { entries: 'kennis-en', ways: 'vragen-en', danger: 'gevaar-en.jsonl', model: 'geleerd-en.bin' },
} as const

export type KnowledgeLanguage = keyof typeof knowledgeFiles
