/** How a language asks, as patterns: what a question opens with, and where one ends and the next begins. */
export interface AskingWords {
  /** A question stands at the beginning. */
  opens: RegExp
  /** A question that ends as one that tells: 'wat is een legaat. ik heb dat gekregen.' */
  asksAtOnce?: RegExp
  /** 'En voor haar zus': the question before, asked of another. */
  onOf: RegExp
  /** What is told behind what is asked: 'geldt dat voor mijn zoon, hij is 19'. */
  tellsOn?: RegExp
  /** What it is about stands before the question: 'testament maken hoeveel kost dat'. */
  opensLater?: RegExp
  /** A question that is told stands in it: 'ik wil weten of'; its first group is all before it. */
  tells: RegExp
  /** Whose words that are: 'kan de notaris zeggen wie erft' asks something of another. */
  speaks: RegExp
  /** What is told before it is asked so: 'ik erf 60.000 en wil weten', in a group. */
  toldBefore: RegExp
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
  /** Such a verb: 'betaalt het aan de Belastingdienst'. */
  goesOn: RegExp
  /** Belongs to the question before it: 'en wanneer niet', 'of ik nu getrouwd ben of niet'. */
  negates: RegExp
}
