/** Tells what an answer was about, from what it refers to. */
import type { Article } from '../../articles/article.ts'
import { CHOICE } from '../../assistant/engine/without-answer.ts'
import type { KnowledgeEntry } from '../../assistant/retrieval/knowledge.ts'
import { askedBackName, calculationName, careName, goneName, modelName, outsideName, referralName, unansweredName } from './analysis.nl.ts'
import { topicNames } from '../../assistant/retrieval/topic-names.nl.ts'

export interface TopicBook {
  /** Id of an entry of the content or of the owner -> what it asks and what it is about. */
  entries: ReadonlyMap<string, Pick<KnowledgeEntry, 'question' | 'topic'>>
  articles: ReadonlyMap<string, Pick<Article, 'title'>>
}

export interface AnswerTopic {
  /** The question of the entry, the title of the article, … */
  name: string
  /** The wider subject. */
  topic: string
}

const ARTICLE = 'artikel:'
const SUM = 'berekening:'

/** `reference` is '' for an answer that refers to nothing. */
export function readTopic(book: TopicBook, reference: string, kind: string): AnswerTopic {
  if (kind === 'buiten-bereik') return { name: outsideName, topic: outsideName }
  if (kind === 'onbekend') return { name: unansweredName, topic: unansweredName }
  if (kind === 'verduidelijking') return { name: askedBackName, topic: askedBackName }
  if (kind === 'verwijzing') return { name: referralName, topic: referralName }
  if (kind === 'medeleven' && reference === '') return { name: careName, topic: careName }
  if (reference.startsWith(SUM)) return { name: calculationName(reference), topic: calculationName(reference) }
  if (reference.startsWith(ARTICLE)) {
    const slug = reference.slice(ARTICLE.length).split('#')[0] ?? ''
    const title = book.articles.get(slug)?.title ?? goneName
    return { name: title, topic: title }
  }
  const first = reference.startsWith(CHOICE) ? reference.slice(CHOICE.length).split(',')[0] : reference
  const entry = book.entries.get(first ?? '')
  if (entry) return { name: entry.question, topic: topicNames[entry.topic] }
  const name = reference === '' ? modelName : goneName
  return { name, topic: name }
}
