/** Where the knowledge of a language stands within the content: its entries, further ways of asking, what is only learned from, messages of people in danger, and what was learned from all of it. */

export const knowledgeFiles = {
  nl: { entries: 'kennis', ways: 'vragen', training: 'leerstof', danger: 'gevaar.jsonl', model: 'geleerd.bin' },
  en: { entries: 'kennis-en', ways: 'vragen-en', training: 'leerstof-en', danger: 'gevaar-en.jsonl', model: 'geleerd-en.bin' },
} as const

export type KnowledgeLanguage = keyof typeof knowledgeFiles
