/** One thing that may be so in a visitor's case: the words that say it, and what it is called. */
export interface FactValue {
  /** Unique among the values of its fact. */
  id: string
  /** Says that it is so. */
  said: Pick<RegExp, 'test'>
  /** As it stands after 'Ik ga uit van:'. */
  text: string
  /** On a button, and what it says. */
  label: string
  says: string
}

/** All of them must be there. */
export const allOf = (...patterns: readonly RegExp[]): Pick<RegExp, 'test'> => ({ test: (text) => patterns.every((pattern) => pattern.test(text)) })
export const anyOf = (...patterns: readonly Pick<RegExp, 'test'>[]): Pick<RegExp, 'test'> => ({
  test: (text) => patterns.some((pattern) => pattern.test(text)),
})
/** Where both are said, neither is known. */
export const onlyOne = (one: Pick<RegExp, 'test'>, other: Pick<RegExp, 'test'>): Pick<RegExp, 'test'> => ({
  test: (text) => one.test(text) && !other.test(text),
})
/** What is said of something that is only supposed ('als hij overlijdt') is not said. `supposed` is global. */
export const notSupposed = (pattern: RegExp, supposed: RegExp): Pick<RegExp, 'test'> => ({ test: (text) => pattern.test(text.replace(supposed, ' ')) })
