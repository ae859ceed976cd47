/** Which entry a sum stands for, for what is asked after it: the ranking learned what people ask after an entry, and a sum is none. */
const entries: Readonly<Record<string, string>> = {
  aankoopkosten: 'huis-kosten-koper',
  bedenktijd: 'huis-bedenktijd',
  erfbelasting: 'erfbelasting-tarieven',
  erfdeel: 'erfrecht-zonder-testament',
  erfdelen: 'erfrecht-zonder-testament',
  overdrachtsbelasting: 'ovb-tarief-eigen-woning',
  overwaarde: 'partner-uitkopen',
  'papieren-schenking': 'schenken-papier-rente',
  plaatsvervulling: 'erfrecht-zonder-testament',
  schenkbelasting: 'schenken-tarief',
  verdeling: 'erfrecht-zonder-testament',
  vrijstelling: 'erfbelasting-vrijstelling-kind',
  waarborgsom: 'huis-waarborgsom',
}

const SUM = 'berekening:'

/** The same reference where it is that of no sum. */
export const entryOfSum = (reference: string | undefined): string | undefined =>
  reference?.startsWith(SUM) ? (entries[reference.slice(SUM.length)] ?? reference) : reference
