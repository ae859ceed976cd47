/** What is learned from is public: no company, no address, nobody by surname. The companies are those that come to mind first. */
const patterns: readonly RegExp[] = [
  /\b(?:ING|ABN|ASN|SNS|ASR|Rabo(?:bank)?|Knab|Bunq|Triodos|Aegon|Obvion|Florius|Achmea|Monuta|Funda|Marktplaats|Google|Facebook)\b/,
  /\b(?:meneer|mevrouw|mr\.|Mrs?\.) (?:(?:[Vv]an|[Dd]e[nr]?|[Tt]e[nr]) )+(?!Notaris)[A-Z][a-z]/,
  /@\w+\.\w|https?:/,
  /\b06[- ]?\d{8}\b/,
]

export const namesSomebody = (text: string): boolean => patterns.some((pattern) => pattern.test(text))
