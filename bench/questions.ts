/** Real questions of visitors for the chat, spread evenly over the judged ones. */
import { readQuestionFile } from '../src/assistant/evaluation/question-file.ts'

/** First questions of a conversation only, of every class. */
export function listQuestions(count: number): string[] {
  const all = readQuestionFile('eval/questions-tune.jsonl').filter((judged) => judged.history.length === 0)
  return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]?.question ?? '')
}
