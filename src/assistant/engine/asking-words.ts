/** How a language asks, as patterns: what a question opens with, and where one ends and the next begins. */
export interface AskingWords {
  /** A question stands at the beginning. */
  opens: RegExp
  /** A question that is told stands in it: 'ik wil weten of'; its first group is all before it. */
  tells: RegExp
  /** Between two questions of one sentence, in a group. */
  border: RegExp
  /** Between two of which the second is told, in a group. */
  borderTold: RegExp
  /** 'en wat kost dat': what joins a question to the one before. */
  joins: RegExp
  /** What is supposed, and not asked: 'als hij overlijdt'. */
  supposes: RegExp
  /** Asks who does something, so that a verb behind it goes on. */
  asksWho: RegExp
}
