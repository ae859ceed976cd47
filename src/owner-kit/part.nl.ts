/** What stands in the place of a part of the area that cannot be shown. */
export const partTexts = {
  away: 'Dit onderdeel kon niet worden geladen, want de site is nu niet bereikbaar. Wat u had ingevuld, staat er nog. Zodra de site er weer is, opent dit onderdeel vanzelf.',
  tryNow: 'Nu proberen',
  trying: 'Bezig met proberen…',
  renewed:
    'De site is intussen vernieuwd. Herlaad de pagina om dit onderdeel te openen. Wat u had ingevuld, blijft staan. Alleen wachtwoorden en sleutels vult u daarna opnieuw in.',
  stuck:
    'Dit onderdeel kon niet worden geladen. Herlaad de pagina. Wat u had ingevuld, blijft staan. Alleen wachtwoorden en sleutels vult u daarna opnieuw in.',
  reload: 'Pagina herladen',
  broken: 'In dit onderdeel ging iets mis, en daarom is het niet te zien. De rest van de pagina werkt nog. Wat u had ingevuld, is niet weg.',
  pageAway: 'De site is nu niet bereikbaar. Zodra zij er weer is, laadt deze pagina vanzelf.',
  again: 'Opnieuw proberen',
} as const
