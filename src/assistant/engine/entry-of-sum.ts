/** Which entry a sum stands for, for what is asked after it: the ranking learned what people ask after an entry, and a sum is none. */
export const entriesOfSums: Readonly<Record<string, string>> = {
  aankoopkosten: 'huis-kosten-koper',
  bedenktijd: 'huis-bedenktijd',
  btw: 'kosten-btw',
  erfbelasting: 'erfbelasting-tarieven',
  erfdeel: 'erfrecht-zonder-testament',
  erfdelen: 'erfrecht-zonder-testament',
  nhg: 'hypotheek-nhg',
  offertes: 'kosten-vergelijken',
  overdrachtsbelasting: 'ovb-tarief-eigen-woning',
  overwaarde: 'partner-uitkopen',
  'papieren-schenking': 'schenken-papier-rente',
  plaatsvervulling: 'erfrecht-zonder-testament',
  schenkbelasting: 'schenken-tarief',
  verdeling: 'erfrecht-zonder-testament',
  'vrij-deel': 'testament-legitieme-portie',
  vrijstelling: 'erfbelasting-vrijstelling-kind',
  vruchtgebruik: 'testament-vruchtgebruik',
  waarborgsom: 'huis-waarborgsom',
}

/** Sums that stand for no entry, and why. */
export const withoutEntry: Readonly<Record<string, string>> = {
  'eigen-geld':
    'is asked while a home is looked for, and what follows is of the home more than of its costs: with that entry a question on letting it was lost',
  prijzen: 'adds up the prices of several deeds, and what is asked next is of any of them',
}

const SUM = 'berekening:'

/** The same reference where it is that of no sum. */
export const entryOfSum = (reference: string | undefined): string | undefined =>
  reference?.startsWith(SUM) ? (entriesOfSums[reference.slice(SUM.length)] ?? reference) : reference
