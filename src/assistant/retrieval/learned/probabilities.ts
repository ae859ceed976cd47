/** Scores as chances. */

/** Turns the first `count` scores into probabilities, in place. */
export function toProbabilities(scores: Float64Array, count = scores.length): void {
  let most = -Infinity
  for (let at = 0; at < count; at++) most = Math.max(most, scores[at]!)
  let sum = 0
  for (let at = 0; at < count; at++) sum += scores[at] = Math.exp(scores[at]! - most)
  for (let at = 0; at < count; at++) scores[at]! /= sum
}
