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
