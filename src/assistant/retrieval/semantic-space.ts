/**
 * Latent semantic analysis of the content: words that occur in the same passages come to lie near one another, so that a question finds a
 * passage that uses other words. Truncated singular value decomposition by subspace iteration, deterministic.
 */

const DIMENSIONS = 40
const ITERATIONS = 2

/** A sparse row: term with weight. */
export type SparseRow = ReadonlyMap<string, number>

export interface SemanticSpace {
  /** The place of a weighted set of terms, as a vector of length 1, or 0 when it holds no known term. */
  locate(terms: SparseRow): Float64Array
}

interface Matrix {
  rowStarts: Int32Array
  columns: Int32Array
  values: Float64Array
  rows: number
  width: number
}

function normalised(row: SparseRow): [string, number][] {
  let sum = 0
  for (const weight of row.values()) sum += weight * weight
  const length = Math.sqrt(sum) || 1
  return [...row].map(([term, weight]) => [term, weight / length])
}

function buildMatrix(rows: readonly SparseRow[], columnOf: Map<string, number>): Matrix {
  const rowStarts = new Int32Array(rows.length + 1)
  const columns: number[] = []
  const values: number[] = []
  rows.forEach((row, place) => {
    for (const [term, weight] of normalised(row)) {
      if (!columnOf.has(term)) columnOf.set(term, columnOf.size)
      columns.push(columnOf.get(term) ?? 0)
      values.push(weight)
    }
    rowStarts[place + 1] = columns.length
  })
  return { rowStarts, columns: Int32Array.from(columns), values: Float64Array.from(values), rows: rows.length, width: columnOf.size }
}

/** Matrix times `right` (width x DIMENSIONS), or with `transposed` its transpose times `right` (rows x DIMENSIONS). */
function multiply(matrix: Matrix, right: Float64Array, transposed: boolean): Float64Array {
  const result = new Float64Array((transposed ? matrix.width : matrix.rows) * DIMENSIONS)
  for (let row = 0; row < matrix.rows; row++) {
    for (let at = matrix.rowStarts[row] ?? 0; at < (matrix.rowStarts[row + 1] ?? 0); at++) {
      const value = matrix.values[at] ?? 0
      const column = matrix.columns[at] ?? 0
      const from = (transposed ? row : column) * DIMENSIONS
      const to = (transposed ? column : row) * DIMENSIONS
      for (let k = 0; k < DIMENSIONS; k++) result[to + k] = (result[to + k] ?? 0) + value * (right[from + k] ?? 0)
    }
  }
  return result
}

/** Gram-Schmidt over the columns of a tall array, in place. */
function orthonormalise(tall: Float64Array): void {
  for (let k = 0; k < DIMENSIONS; k++) {
    for (let earlier = 0; earlier < k; earlier++) {
      let dot = 0
      for (let at = 0; at < tall.length; at += DIMENSIONS) dot += (tall[at + k] ?? 0) * (tall[at + earlier] ?? 0)
      for (let at = 0; at < tall.length; at += DIMENSIONS) tall[at + k] = (tall[at + k] ?? 0) - dot * (tall[at + earlier] ?? 0)
    }
    let sum = 0
    for (let at = k; at < tall.length; at += DIMENSIONS) sum += (tall[at] ?? 0) ** 2
    const length = Math.sqrt(sum) || 1
    for (let at = k; at < tall.length; at += DIMENSIONS) tall[at] = (tall[at] ?? 0) / length
  }
}

/** The same start every time, so that every build of the same content ranks the same. */
function startingPoint(size: number): Float64Array {
  let state = 1
  return Float64Array.from({ length: size }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648 - 0.5
  })
}

function scaleToOne(vector: Float64Array): Float64Array {
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
}

/** The nearness of every one of `places` to `vector`: their cosine, -1 to 1. */
export function measureNearness(places: readonly Float64Array[], vector: Float64Array): Float64Array {
  return Float64Array.from(places, (place) => {
    let sum = 0
    for (let k = 0; k < DIMENSIONS; k++) sum += (place[k] ?? 0) * (vector[k] ?? 0)
    return sum
  })
}

export function buildSemanticSpace(rows: readonly SparseRow[]): SemanticSpace {
  const columnOf = new Map<string, number>()
  const matrix = buildMatrix(rows, columnOf)
  let terms = startingPoint(matrix.width * DIMENSIONS)
  for (let i = 0; i < ITERATIONS; i++) {
    const documents = multiply(matrix, terms, false)
    orthonormalise(documents)
    terms = multiply(matrix, documents, true)
    if (i < ITERATIONS - 1) orthonormalise(terms)
  }
  return {
    locate(query) {
      const vector = new Float64Array(DIMENSIONS)
      for (const [term, weight] of query) {
        const column = columnOf.get(term)
        if (column === undefined) continue
        for (let k = 0; k < DIMENSIONS; k++) vector[k] = (vector[k] ?? 0) + weight * (terms[column * DIMENSIONS + k] ?? 0)
      }
      return scaleToOne(vector)
    },
  }
}
