/** What the groups of figures are called. */
const groupNames: Partial<Record<string, string>> = {
  'erf-en-schenkbelasting': 'Erf- en schenkbelasting',
  familie: 'Volmacht, verdeling en voogdij',
  kosten: 'Prijzen en tarieven',
  notariaat: 'Het notariaat in aantallen',
  overdrachtsbelasting: 'Overdrachtsbelasting',
  prijsverschillen: 'Verschillen in prijs',
  starters: 'Starters en hypotheek',
  vergelijken: 'Vergelijken',
}

/** A file without a name here goes by its own. */
export const groupName = (group: string): string => groupNames[group] ?? group
