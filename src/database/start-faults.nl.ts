/** What a person reads when the site cannot start on its folder or its database, in English and in Dutch. Without the name of the file, which comes before it. */

export interface TwoLanguages {
  english: string
  dutch: string
}

export const sqliteFaults = {
  readonly: {
    english: 'cannot be written; give this user write permission on it and on its folder',
    dutch: 'is niet te beschrijven; geef deze gebruiker schrijfrecht op het bestand en op de map',
  },
  disk: {
    english: 'cannot be read or written; see whether the disk is full or broken',
    dutch: 'is niet te lezen of te beschrijven; kijk of de schijf vol of kapot is',
  },
  damaged: { english: 'is damaged; put back a backup of it', dutch: 'is beschadigd; zet een back-up terug' },
  full: { english: 'cannot grow; the disk is full', dutch: 'kan niet groeien; de schijf is vol' },
  unopened: {
    english: 'cannot be opened; DATA_DIR must be a folder that this user may write, and elke.sqlite in it a file',
    dutch: 'is niet te openen; DATA_DIR moet een map zijn waarin deze gebruiker mag schrijven, en elke.sqlite daarin een bestand',
  },
  foreign: {
    english: 'is not an SQLite database; put back a backup of it, or move it away',
    dutch: 'is geen SQLite-database; zet een back-up terug, of haal het bestand weg',
  },
} as const satisfies Record<string, TwoLanguages>

export const emptyFile: TwoLanguages = {
  english:
    'is empty, while secret.key beside it shows that there was a site here; put back a backup of the database, or move the empty file away to begin anew',
  dutch:
    'is leeg, terwijl secret.key ernaast laat zien dat hier een site stond; zet een back-up van de database terug, of haal het lege bestand weg om opnieuw te beginnen',
}

/** Of a file or a folder that is there. */
export const folderFaults = {
  denied: {
    english: 'cannot be used; give this user permission to read and write it',
    dutch: 'is niet te gebruiken; geef deze gebruiker er lees- en schrijfrecht op',
  },
  readonly: { english: 'cannot be written; its disk is read-only', dutch: 'is niet te beschrijven; de schijf is alleen te lezen' },
  full: { english: 'cannot be written; the disk is full', dutch: 'is niet te beschrijven; de schijf is vol' },
} as const satisfies Record<string, TwoLanguages>

/** Of the folder of DATA_DIR, which cannot be made; the subject is the nearest that is there. */
export const unmadeFaults = {
  denied: (path: string) => ({
    english: `cannot be written, so that DATA_DIR (${path}) cannot be made; give this user write permission there, or make the folder for it`,
    dutch: `is niet te beschrijven, zodat DATA_DIR (${path}) niet te maken is; geef deze gebruiker daar schrijfrecht, of maak de map voor hem`,
  }),
  readonly: (path: string) => ({
    english: `stands on a disk that is read-only, so that DATA_DIR (${path}) cannot be made; set DATA_DIR to a folder elsewhere`,
    dutch: `staat op een schijf die alleen te lezen is, zodat DATA_DIR (${path}) niet te maken is; laat DATA_DIR naar een andere map wijzen`,
  }),
  full: (path: string) => ({
    english: `stands on a disk that is full, so that DATA_DIR (${path}) cannot be made; make room there`,
    dutch: `staat op een schijf die vol is, zodat DATA_DIR (${path}) niet te maken is; maak daar ruimte`,
  }),
  refuses: (path: string) => ({
    english: `takes no folders, so that DATA_DIR (${path}) cannot be made; set DATA_DIR to a folder elsewhere`,
    dutch: `neemt geen mappen op, zodat DATA_DIR (${path}) niet te maken is; laat DATA_DIR naar een andere map wijzen`,
  }),
  noFolder: (path: string) => ({
    english: `is no folder; set DATA_DIR (${path}) to one`,
    dutch: `is geen map; laat DATA_DIR (${path}) naar een map wijzen`,
  }),
} as const satisfies Record<string, (path: string) => TwoLanguages>

export const postgresFaults = {
  away: {
    english: 'the database at DATABASE_URL does not answer; see whether it runs there',
    dutch: 'de database van DATABASE_URL antwoordt niet; kijk of die daar draait',
  },
  denied: {
    english:
      'the database at DATABASE_URL lets the site in, but not do its work; make its user the owner of the database, or give it CONNECT on the database and CREATE and USAGE on the schema',
    dutch:
      'de database van DATABASE_URL laat de site toe, maar niet alles doen wat nodig is; maak de gebruiker eigenaar van de database, of geef hem CONNECT op de database en CREATE en USAGE op het schema',
  },
  refused: {
    english: 'the database at DATABASE_URL does not let the site in; see the name, the password and the name of the database',
    dutch: 'de database van DATABASE_URL laat de site niet toe; kijk naar de naam, het wachtwoord en de naam van de database',
  },
} as const satisfies Record<string, TwoLanguages>

export const newerDatabase = (steps: readonly string[]): TwoLanguages => ({
  english: `the database is of a newer version of the site, which this one does not know (${steps.join(', ')}); start that version, or put back a backup from before it`,
  dutch: `de database is van een nieuwere versie van de site, die deze niet kent (${steps.join(', ')}); start die versie, of zet een back-up van daarvoor terug`,
})

export const otherEncoding = (encoding: string): TwoLanguages => ({
  english: `the database at DATABASE_URL keeps its text as ${encoding}, and the site needs UTF8; make one anew with createdb --encoding UTF8 --template template0, and set DATABASE_URL to it`,
  dutch: `de database van DATABASE_URL bewaart tekst als ${encoding}, en de site heeft UTF8 nodig; maak een nieuwe met createdb --encoding UTF8 --template template0, en laat DATABASE_URL daarnaar wijzen`,
})

export const cannotStart: TwoLanguages = { english: 'The site cannot start:', dutch: 'De site kan niet starten:' }
