/** By which it is recognised in whatever language how somebody is. */
export interface SignRule {
  /** Each occurs somewhere in the text. */
  all: readonly RegExp[]
  /** Asks something of its own. */
  unless?: RegExp
}

/** By which somebody is recognised who is pressed, or about to do harm. */
export interface DangerRule extends SignRule {
  /** Id of the entry that answers. */
  entry: string
  /** The statement of it that is to be heard first. */
  opens: string
}

/** The first that fires on a plain text, see `plain-text.ts`. */
export const findDanger = <Rule extends SignRule>(rules: readonly Rule[], text: string): Rule | undefined =>
  rules.find(({ all, unless }) => all.every((group) => group.test(text)) && !unless?.test(text))
