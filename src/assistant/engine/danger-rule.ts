/** By which somebody is recognised who is pressed, or about to do harm, in whatever language. */
export interface DangerRule {
  /** Id of the entry that answers. */
  entry: string
  /** The statement of it that is to be heard first. */
  opens: string
  /** Each occurs somewhere in the text. */
  all: readonly RegExp[]
  /** Asks something of its own. */
  unless?: RegExp
}

/** The first that fires on a plain text, see `plain-text.ts`. */
export const findDanger = (rules: readonly DangerRule[], text: string): DangerRule | undefined =>
  rules.find(({ all, unless }) => all.every((group) => group.test(text)) && !unless?.test(text))
