/** Messages of people who are in danger or about to do harm, and of others who use the same words: what danger is learned from. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { answeringDanger, dangerKinds, DESPAIR, HARMLESS } from '../danger-kinds.ts'
import { knowledgeFiles, type KnowledgeLanguage } from '../knowledge-files.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { OUTSIDE } from './learned-model.ts'
import { listFeatures } from './features.ts'
import type { Example } from './examples-in-rows.ts'
import type { Way } from './ways.ts'

const messageSchema = z.strictObject({ kind: z.enum(dangerKinds), phrase: z.string().min(2).max(500) })

export type DangerMessage = z.infer<typeof messageSchema>

/** Of it there are few messages, and to miss one is worse than to take one for it. */
const OF_DESPAIR = 2
/** Ways of asking are harmless, but too many to count as much as a message. */
const OF_A_WAY = 0.15
/** What the site does not answer is told apart by few ways. */
const OUTSIDE_WAY = 0.2
/** What is said after an answer, read without it: a few words that may mean anything. */
const ALONE = 0.25
/** What is said in fewer messages tells nothing of danger. */
const LEAST_SEEN = 2

/** One a line. Throws on a line that does not fit. */
export const parseDangerMessages = (lines: string): DangerMessage[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => messageSchema.parse(JSON.parse(line)))

/** Those of the content. */
export const readDangerMessages = (contentDir: string, language: KnowledgeLanguage): DangerMessage[] =>
  parseDangerMessages(readFileSync(join(contentDir, knowledgeFiles[language].danger), 'utf8'))

/** Of `dangerKinds`: the messages, and of the ways of asking those in which nobody is in danger. */
export function listDangerExamples(messages: readonly DangerMessage[], ways: readonly Way[], vocabulary: Vocabulary): Example[] {
  const learn = (phrase: string, label: number, weight: number): Example => ({ features: listFeatures(phrase, vocabulary), labels: [label], weight })
  const told = messages.map(({ kind, phrase }) => learn(phrase, dangerKinds.indexOf(kind), kind === DESPAIR ? OF_DESPAIR : 1))
  const harmless = ways.filter(isHarmless).map((way) => learn(way.phrase, dangerKinds.indexOf(HARMLESS), weightOf(way)))
  const seen = new Map<number, number>()
  for (const { features } of told) for (const feature of features.keys()) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  return [...told, ...harmless].map((example) => ({
    ...example,
    features: new Map([...example.features].filter(([feature]) => (seen.get(feature) ?? 0) >= LEAST_SEEN)),
  }))
}

const weightOf = ({ entry, after }: Way): number => (entry === OUTSIDE ? OUTSIDE_WAY : after === undefined ? OF_A_WAY : ALONE)

/** Whether who asks it this way is in no danger. */
const isHarmless = ({ entry, also = [] }: Pick<Way, 'entry' | 'also'>): boolean => ![entry, ...also].some((id) => answeringDanger.has(id))
