/** Every sentence of the contact with a notary; small, since the browser loads it too. */
export const contactTexts = {
  start: 'Contact opnemen',
  call: 'Bel',
  with: (name: string) => `met ${name}`,
  title: 'Contact opnemen',
  form: 'Contactformulier invullen',
  orCall: 'Of bel',
  platformPhone: 'Ons nummer',
  notaryPhone: 'De notaris zelf',
  close: 'Sluiten',
  formTitle: 'Contactformulier',
  cancel: 'Annuleren',
  send: 'Versturen',
  unknownTitle: 'Deze notaris staat niet in de lijst',
  unknownLead: 'Misschien is het kantoor van de lijst gehaald. Kies een andere notaris.',
  backToList: 'Naar alle notarissen',
} as const
