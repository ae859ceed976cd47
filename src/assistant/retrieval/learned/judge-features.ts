/** What was learned of a text in two ways, judged together: where it lies in the space, and what its words say by themselves. */
import type { Features } from './features.ts'
import { judgeLabels, locateText, type LearnedModel } from './learned-model.ts'
import { toProbabilities } from './probabilities.ts'
import { weighLabels } from './word-weights.ts'

export interface JudgedFeatures {
  /** Where it lies. */
  place: Float64Array
  /** How likely each label is; they sum to 1. */
  likelihood: Float64Array
}

/** Beside the logarithm of a likelihood. */
const WORDS = 8
/** Two that agree are surer than either has reason to be. */
const TEMPERATURE = 1.5
const LEAST = 1e-6

export function judgeFeatures(model: LearnedModel, asked: Features): JudgedFeatures {
  const place = locateText(model, asked)
  const likelihood = judgeLabels(model, place)
  const words = weighLabels(model.words, model.features, asked)
  for (let label = 0; label < words.length; label++) likelihood[label] = (Math.log(likelihood[label]! + LEAST) + WORDS * words[label]!) / TEMPERATURE
  if (words.length > 0) toProbabilities(likelihood)
  return { place, likelihood }
}
