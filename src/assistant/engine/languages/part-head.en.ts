/** English words by which a question that is told is turned into one that is asked. */
const wordsOf = (list: string): string[] => list.trim().split(/\s+/)

/** Verbs that people ask such things with, by the form of 'he' and 'it' and by their base. */
const verbs = wordsOf(`
  need cost take pay get work inherit want apply mean sign keep own owe happen start end count go come live buy sell make give say cover include expire change
  lose know find choose arrange divide decide require charge bring send ask expect leave help hold run look matter exist file register stay use
`)

const irregular: Readonly<Record<string, string>> = {
  has: 'have',
  goes: 'go',
  does: 'do',
  applies: 'apply',
  pays: 'pay',
  buys: 'buy',
  says: 'say',
  stays: 'stay',
}

const thirdOf = (verb: string): string => (/(?:s|sh|ch|x|o)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`)

export const headWords = {
  /** Said before a question, and no part of it. */
  lead: /^(?:(?:and|but|also|oh|ok|okay|so|then|plus|first|firstly|second|secondly|third|thirdly|finally|lastly|please)\b[,:]? )+/i,
  /** 'if I need a will'; what is only supposed has a question behind a comma. */
  whether:
    /^(?:if|whether) (?!.*,\s*(?:what|how|who|whose|when|where|why|which|do|does|did|can|could|is|are|was|were|will|would|must|should|may|have|has|am)\b)/i,
  asking:
    /^(?:(?:by|until|from) when|in which \w+|at what \w+|what (?:kind|sort) of \w+|how (?:much|many|long|often|soon|fast|quickly|far)(?: (?:money|tax|time|inheritance tax|gift tax|transfer tax|days|weeks|months|years|children|people|notaries|copies|documents))?|which (?:documents?|papers?|deeds?|notary|law|court|costs?|taxes|tax|steps?)|what(?! (?:if|happens|about|to|is|are|does|do)\b)|how(?! (?:to|about)\b)|when|where|why) (?=\S)/i,
  /** Stands in a question that is asked as one: 'how much capital do I need'. */
  inverted:
    /\b(?:am|is|are|was|were|can|could|will|would|must|should|may|do|does|did|have|has) (?:i|we|you|he|she|they|it|there|this|that|the|my|our|your|his|her|their|a|an)\b/i,
  pronouns: new Set(wordsOf('i we you he she they it this that there everyone everybody someone somebody one')) as ReadonlySet<string>,
  /** Of a subject that takes 'does'. */
  singular:
    /^(?:he|she|it|this|that|there|everyone|everybody|someone|somebody|one|(?:a|an|the|my|our|your|his|her|their|each|every) (?:\w+ )*(?!children$|parents$|kids$|heirs$|people$)\w*[^s\W])$/i,
  auxiliaries: new Set(wordsOf('am is are was were can could will would must should may might shall do does did')) as ReadonlySet<string>,
  participle: /^(?:been|got|had|\w+ed|made|bought|sold|given|paid|done|left|lost)$/i,
  bases: {
    ...Object.fromEntries(
      verbs.flatMap((verb) => [
        [verb, verb],
        [thirdOf(verb), verb],
      ]),
    ),
    have: 'have',
    ...irregular,
  } as Readonly<Record<string, string>>,
  /** Before them 'will' and 'costs' are things. */
  articles: new Set(wordsOf('a an the my our your his her their this that last new old living valid foreign dutch')) as ReadonlySet<string>,
  contracted: /\b(I|we|you|they|he|she|it|that|there|what|who)['’](m|re|s|ve|ll)\b/gi,
  endings: { m: 'am', re: 'are', s: 'is', ve: 'have', ll: 'will' } as Readonly<Record<string, string>>,
  /** What is said of the visitor, and how it is said to the visitor. */
  said: [
    [/\bam I\b/g, 'are you'],
    [/\bI am\b/g, 'you are'],
    [/\bAm I\b/g, 'Are you'],
    [/\bwas I\b/gi, 'were you'],
    [/\bI was\b/g, 'you were'],
    [/\bI\b/g, 'you'],
    [/\b(?:we|me|us)\b/gi, 'you'],
    [/\b(?:my|our)\b/gi, 'your'],
    [/\b(?:mine|ours)\b/gi, 'yours'],
    [/\bmyself\b/gi, 'yourself'],
    [/\bourselves\b/gi, 'yourselves'],
  ] as readonly (readonly [RegExp, string])[],
  /** In words. */
  longestSubject: 5,
} as const
