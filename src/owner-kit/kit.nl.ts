/** Sentences of the pieces that every screen of the owner's area is made of. */
export const kitTexts = {
  close: 'Melding sluiten',
  closeDialog: 'Venster sluiten',
  cancel: 'Annuleren',
  undo: 'Ongedaan maken',
  showTable: 'Toon de cijfers als tabel',
  day: 'Dag',
  unknownNumber: 'onbekend',
  noDays: 'Er zijn nog geen cijfers in deze periode.',
  retry: 'Opnieuw proberen',
} as const

/** What is said of a record of any kind, in its list and in its form. */
export const recordTexts = {
  readOnly: 'U kunt dit lezen. Wijzigen kan een redacteur of een eigenaar.',
  clear: 'Wis filters',
  sample: 'Voorbeeld',
  next: 'Volgende',
  previous: 'Vorige',
  first: 'Terug naar het begin',
  pages: 'Bladeren',
  loading: 'Laden…',
  back: 'Terug naar de lijst',
  save: 'Opslaan',
  saving: 'Opslaan…',
  faults: (n: number) => (n === 1 ? 'Nog niet opgeslagen: 1 veld klopt nog niet' : `Nog niet opgeslagen: ${n} velden kloppen nog niet`),
  unsaved: 'Er zijn wijzigingen die nog niet zijn opgeslagen.',
  delete: 'Verwijderen',
  undelete: 'Zet terug',
  leave: {
    title: 'Niet opgeslagen',
    message: 'U hebt wijzigingen die nog niet zijn opgeslagen. Wilt u toch weg?',
    confirm: 'Weggaan zonder opslaan',
    destroys: true,
  },
  overwrite: { title: 'Andere versie laden', message: 'Wat u typte, gaat dan verloren.', confirm: 'Andere versie laden', destroys: true },
  revertOver: { title: 'Eerdere versie terugzetten', message: 'Wat u typte en nog niet opsloeg, gaat dan verloren.', confirm: 'Terugzetten', destroys: true },
  reverted: { title: 'Teruggezet', message: 'De eerdere versie is teruggezet.' },
  sampleTitle: 'Dit is een voorbeeld',
} as const

/** Of a secret that is shown once. */
export const shownOnceTexts = {
  copy: 'Kopiëren',
  copied: { title: 'Gekopieerd', message: 'Het staat op het klembord.' },
  copyFailed: { title: 'Fout', message: 'Kopiëren is niet gelukt. Selecteer de tekens en kopieer ze zelf.' },
  done: 'Ik heb dit bewaard',
} as const

/** Of the password before something that opens a door. */
export const passwordTexts = {
  label: 'Uw wachtwoord',
  note: 'U bent al langer ingelogd. Daarom vragen wij het nog een keer.',
  needed: 'Vul uw wachtwoord in om door te gaan.',
  wrong: 'Dit wachtwoord klopt niet.',
  tooMany: 'U hebt te vaak een wachtwoord geprobeerd. Wacht een kwartier.',
} as const

/** What the server said of the password; undefined: nothing. */
export function passwordFault(error: { code: string; fields: readonly string[] }): string | undefined {
  if (error.code === 'wrong_password') return passwordTexts.wrong
  if (error.code === 'too_many_tries') return passwordTexts.tooMany
  return error.fields.includes('password') ? passwordTexts.needed : undefined
}
