/** The English answers from all that the site knows in English, but places. */
import { keptContent } from '../../../platform/test-ahead.ts'
import { loadFigures } from '../../../figures/load-figures.ts'
import { loadConcepts } from '../../retrieval/concept.ts'
import { loadModel } from '../../retrieval/learned/load-model.ts'
import { loadKnowledge } from '../../retrieval/load-knowledge.ts'
import { createEnglish } from './english.ts'

export const entries = loadKnowledge('content', 'en', keptContent)
const knowledge = { entries, model: loadModel('content', 'en').model, concepts: loadConcepts('content', 'en') }
export const english = createEnglish(knowledge, loadFigures('content'), { locate: () => undefined }, keptContent)
