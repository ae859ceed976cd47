/** Sentences of the tab Beveiliging: second factor, passkeys and sessions. */
import { amsterdamTime } from '../../platform/dutch-time.ts'

export const securityTexts = {
  heading: 'Beveiliging',
  loading: 'Laden...',
  loadFailed: { title: 'Fout', message: 'Er is een fout opgetreden bij het laden van de beveiliging.' },
  advice: {
    title: 'Zet een tweede stap aan',
    message:
      'Nu is uw wachtwoord genoeg om binnen te komen. Voeg een app voor codes of een passkey toe, dan heeft iemand met alleen uw wachtwoord er niets aan. Voordat de site live gaat, is dit verplicht.',
  },
  protected: 'Voor inloggen is meer nodig dan alleen uw wachtwoord.',
  password: 'Wachtwoord',
  cancel: 'Annuleren',
  busy: 'Bezig...',
} as const

export const appTexts = {
  heading: 'App voor codes',
  note: 'Een app op uw telefoon, zoals Google Authenticator, 1Password of Aegis, toont elke 30 seconden een nieuwe code. Die vult u na uw wachtwoord in.',
  since: (time: string) => (time === '' ? 'De app staat aan.' : `De app staat aan sinds ${amsterdamTime(time)}.`),
  otherKey:
    'De codes zijn ingesteld met een andere geheime sleutel van de server en werken nu niet. Zet op de server de oude sleutel terug. Is die weg? Maak dan nieuwe herstelcodes, zet de app uit met zo’n herstelcode en stel hem opnieuw in.',
  setUp: 'App instellen',
  passwordFirst: 'Vul eerst uw wachtwoord in.',
  next: 'Verder',
  scan: 'Scan deze code met de app op uw telefoon.',
  qr: 'QR-code om de app in te stellen',
  typeSecret: 'Lukt scannen niet? Typ dan deze sleutel in de app:',
  code: 'Code van 6 cijfers',
  codeNote: 'Vul de code in die de app nu toont.',
  confirm: 'App aanzetten',
  turnOff: 'App uitzetten',
  offNote: 'Daarna vraagt de site bij het inloggen geen code van de app meer.',
  codeOrRecovery: 'Code van de app of herstelcode',
  on: { title: 'App aangezet', message: 'Bij het inloggen vraagt de site voortaan ook een code. Uw andere apparaten zijn uitgelogd.' },
  off: { title: 'App uitgezet', message: 'De site vraagt geen code van de app meer.' },
} as const

export const recoveryTexts = {
  heading: 'Uw herstelcodes',
  once: 'Bewaar deze codes nu. U ziet ze maar één keer. Elke code werkt één keer, als u uw telefoon of passkey niet bij u hebt.',
  list: 'Herstelcodes',
  copy: 'Kopiëren',
  copied: { title: 'Gekopieerd', message: 'De herstelcodes staan op het klembord.' },
  copyFailed: { title: 'Fout', message: 'Kopiëren is niet gelukt. Download of print de codes.' },
  download: 'Downloaden',
  file: 'herstelcodes.txt',
  print: 'Printen',
  done: 'Ik heb de codes bewaard',
  left: (count: number) => (count === 1 ? 'U hebt nog 1 herstelcode.' : `U hebt nog ${count} herstelcodes.`),
  renew: 'Nieuwe herstelcodes maken',
  renewNote: 'Uw oude herstelcodes werken daarna niet meer.',
} as const

export const passkeyTexts = {
  heading: 'Passkeys',
  note: 'Met een passkey logt u in met uw vingerafdruk, gezicht of de pincode van uw apparaat. U hoeft dan geen wachtwoord of code in te vullen.',
  none: 'U hebt nog geen passkey.',
  list: 'Uw passkeys',
  add: 'Passkey toevoegen',
  name: 'Naam van de passkey',
  nameNote: 'Bijvoorbeeld de naam van uw apparaat.',
  create: 'Passkey maken',
  unnamed: 'Passkey zonder naam',
  added: (time: string) => `Toegevoegd op ${amsterdamTime(time)}`,
  used: (time: string) => `laatst gebruikt op ${amsterdamTime(time)}`,
  unused: 'nog niet gebruikt',
  rename: 'Andere naam',
  renameOf: (name: string) => `Andere naam voor ${name}`,
  save: 'Opslaan',
  remove: 'Verwijderen',
  removeOf: (name: string) => `${name} verwijderen`,
  removeNote: (name: string) => `Met de passkey ‘${name}’ kunt u daarna niet meer inloggen.`,
  unsupported: 'Deze browser kent geen passkeys. Gebruik een nieuwere versie van uw browser.',
  numberAddress: 'Passkeys werken alleen op een adres met een naam. Open de site op zo’n adres om er een toe te voegen.',
  openLocal: 'Open de site op localhost',
  addedToast: { title: 'Passkey toegevoegd', message: 'U kunt hiermee voortaan inloggen. Uw andere apparaten zijn uitgelogd.' },
  removedToast: { title: 'Passkey verwijderd', message: 'Deze passkey werkt niet meer.' },
  renamedToast: { title: 'Naam opgeslagen', message: 'De passkey heeft een andere naam.' },
} as const

export const sessionTexts = {
  heading: 'Waar u bent ingelogd',
  list: 'Apparaten',
  current: 'Dit apparaat',
  unknown: 'Onbekend apparaat',
  on: (browser: string, device: string) => (browser && device ? `${browser} op ${device}` : browser || device || 'Onbekend apparaat'),
  times: (signedIn: string, used: string) => `Ingelogd op ${amsterdamTime(signedIn)}, laatst gebruikt op ${amsterdamTime(used)}`,
  ends: (unused: string, latest: string) => `Eindigt zonder gebruik op ${amsterdamTime(unused)}, uiterlijk op ${amsterdamTime(latest)}`,
  endsAt: (latest: string) => `Eindigt op ${amsterdamTime(latest)}`,
  end: 'Uitloggen',
  endOf: (name: string) => `${name} uitloggen`,
  endOthers: 'Alle andere apparaten uitloggen',
  confirmOthers: {
    title: 'Andere apparaten uitloggen',
    message: 'Op al uw andere apparaten moet u daarna opnieuw inloggen.',
    confirm: 'Uitloggen',
    destroys: false,
  },
  only: 'U bent alleen op dit apparaat ingelogd.',
  ended: { title: 'Uitgelogd', message: 'Dit apparaat is uitgelogd.' },
  endedOthers: (count: number) => ({
    title: 'Uitgelogd',
    message: count === 1 ? 'Eén ander apparaat is uitgelogd.' : `${count} andere apparaten zijn uitgelogd.`,
  }),
  endFailed: { title: 'Fout', message: 'Het apparaat kon niet worden uitgelogd.' },
  loadFailed: { title: 'Fout', message: 'Er is een fout opgetreden bij het laden van uw apparaten.' },
} as const

/** What went wrong with a change of the way in. */
export const securityFaults = {
  password: 'Dit wachtwoord klopt niet.',
  passwordNeeded: 'Vul uw wachtwoord in om door te gaan.',
  code: 'Deze code klopt niet of is al gebruikt. Wacht op de volgende code.',
  codeNeeded: 'Vul de code in.',
  nameNeeded: 'Geef de passkey een naam van hoogstens 60 tekens.',
  tooMany: 'U hebt te vaak geprobeerd. Wacht een kwartier en probeer het opnieuw.',
  conflict: 'Dit kan nu niet. De tweede stap is intussen gewijzigd, of het is de laatste en de site staat live.',
  passkey: 'De passkey is niet gemaakt. Probeer het opnieuw.',
  cancelled: 'U hebt het maken van de passkey gestopt, of het apparaat heeft er al een.',
  other: 'Er is een fout opgetreden. Probeer het opnieuw.',
} as const
