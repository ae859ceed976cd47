/** Writes an answer in English from an entry: with the statement first that the question is after, and what follows on it. */
import type { EngineAnswer, EngineInput } from '../../conversation/engine.ts'
import type { KnowledgeEntry } from '../../retrieval/knowledge.ts'
import { judgeOpenings } from '../../retrieval/learned/learned-model.ts'
import { measureRelevance, type Found } from '../../retrieval/retrieve.ts'
import { readEnglishCase, readEnglishKin } from '../case/english-case.ts'
import { isOfOtherKin } from '../case/kin.nl.ts'
import { fitOfStatement } from '../case/statement-condition.ts'
import { chooseOpening, type OpeningInput } from '../choose-opening.ts'
import { readSaid } from '../read-said.ts'
import { saidBy } from '../said.ts'
import { BESIDE_SECOND, readAlso } from '../second-reading.ts'
import { writeStatements } from '../write-statements.ts'
import { dangerEntries } from './care.en.ts'
import { listNext, type EnglishCorpus } from './english-corpus.ts'
import { readEnglishForm } from './english-form.ts'

const MOST_SUGGESTIONS = 3

/** Ids of the statements of an entry that are to be heard first, and right below it; and what else may have been meant. */
interface Preferred {
  opens?: string | undefined
  supports?: readonly string[] | undefined
  second?: KnowledgeEntry | undefined
}

function askedOf(found: Found, { question, history, day }: EngineInput, { index, model }: EnglishCorpus, { opens, supports }: Preferred): OpeningInput {
  const messages = saidBy(question, history)
  const record = readEnglishCase(messages, day)
  const kin = readEnglishKin(messages)
  return {
    question,
    slots: found.own,
    ways: index.learned.ways,
    held: (text) => measureRelevance(index, found.own, text),
    learned: (id) => judgeOpenings(model, id, found.place),
    form: readEnglishForm(question),
    ...readSaid(found.own, history, index),
    fit: (statement) => (isOfOtherKin(statement, kin) ? -1 : fitOfStatement(statement, record)),
    prefers: opens,
    supports,
  }
}

export function writeEnglish(entry: KnowledgeEntry, found: Found, input: EngineInput, corpus: EnglishCorpus, preferred: Preferred = {}): EngineAnswer {
  const { day } = input
  const { figures } = corpus
  const { second } = preferred
  const asked = askedOf(found, input, corpus, preferred)
  const opening = chooseOpening(entry, asked)
  const { text, sources, said } = writeStatements(entry, opening, figures, day, {
    language: 'en',
    mostSupport: second && BESIDE_SECOND,
    admits: preferred.opens === undefined,
  })
  return {
    kind: 'kennis',
    text,
    sources,
    reference: entry.id,
    suggestions: listNext(entry.id, corpus.entries).slice(0, MOST_SUGGESTIONS),
    says: said.map(({ id }) => id),
    opens: said.slice(0, 1).map(({ id }) => `${entry.id}.${id}`),
    extras: { lang: 'en' },
    ...(second && { also: readAlso(second, asked, { figures, day, language: 'en' }) }),
    ...(dangerEntries.has(entry.id) && { isGentle: true }),
  }
}
