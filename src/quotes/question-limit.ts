/** The most characters of a question about a quote, and of its answer. */
export const QUESTION_LIMIT = 1_000
