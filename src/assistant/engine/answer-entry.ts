/** How an entry is answered with: the owner's own as it stands, another with the statement first that the question is after. */
import type { EngineAnswer, Turn } from '../conversation/engine.ts'
import { judgeOpenings } from '../retrieval/learned/learned-model.ts'
import { needsReading, type OwnHit } from '../retrieval/own-index.ts'
import type { Hit } from '../retrieval/rank.ts'
import { measureRelevance, type Found } from '../retrieval/retrieve.ts'
import type { CaseRecord } from './case/case-record.ts'
import { withoutOtherCase } from './case/fitting-first.ts'
import { isOfOtherKin, readKin } from './case/kin.nl.ts'
import { fitOfStatement } from './case/statement-condition.ts'
import type { OpeningInput } from './choose-opening.ts'
import { answerWithEntry } from './compose-answer.ts'
import type { Corpus } from './corpus.ts'
import { engineTexts } from './engine.nl.ts'
import { readSaid } from './read-said.ts'
import { saidBy } from './said.ts'

export function openingFor(question: string, { own, place }: Found, { index }: Corpus, record: CaseRecord, history: readonly Turn[] = []): OpeningInput {
  const kin = readKin(saidBy(question, history))
  const told = withoutOtherCase(record, question)
  return {
    question,
    slots: own,
    ways: index.learned.ways,
    held: (text) => measureRelevance(index, own, text),
    learned: (entry) => judgeOpenings(index.learned.model, entry, place),
    fit: (statement) => (isOfOtherKin(statement, kin) ? -1 : fitOfStatement(statement, told)),
    ...readSaid(own, history, index),
  }
}

const withReadingLine = (answer: EngineAnswer, question: string): EngineAnswer => ({ ...answer, text: `${engineTexts.readAs(question)}\n\n${answer.text}` })

export function answerOwn(hit: OwnHit, { content }: Corpus, hits: readonly Hit[], day: string): EngineAnswer {
  const answer = answerWithEntry(hit.entry, content, hits, day)
  return needsReading(hit) ? withReadingLine(answer, hit.entry.question) : answer
}
