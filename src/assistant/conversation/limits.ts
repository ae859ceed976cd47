/** Bounds of a conversation; free of imports, since the browser reads them too. */
export const limits = {
  questionCharacters: 500,
  questionsPerSession: 30,
  /** A run that has not ended by then has died with its process. */
  staleRunSeconds: 90,
  historyMessages: 20,
} as const
