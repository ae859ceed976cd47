/** Every sentence of asking for quotes: the form, the letter and the visitor's own page. */
import { optionalMark, sendingText } from '../contact/contact.nl.ts'
import type { DeclineReason } from './decline-reason.ts'
import type { InvitationState } from './invitation-state.ts'
import type { ParticularFault } from './particulars.ts'
import type { ConfirmFault, Refusal } from './refusal.ts'
import type { PersonFault, PersonField, Wanted } from './quote-request.ts'

export const wantedNames: Record<Wanted, string> = {
  spoed: 'Zo snel mogelijk',
  maand: 'Binnen een maand',
  kwartaal: 'Binnen drie maanden',
  later: 'Later, ik oriënteer mij',
}

export const requestTexts = {
  title: 'Offertes aanvragen',
  titleFor: (phrase: string) => `Offertes voor ${phrase}`,
  description: 'Vraag offertes aan bij notarissen die u zelf kiest, en leg ze per onderdeel naast elkaar. Gratis, zonder account. U beslist daarna zelf.',
  lead: 'Vul één keer in wat u nodig hebt. Nemen kantoren via ons aanvragen aan, dan kiest u ze hier. Anders krijgt u een brief die u zelf verstuurt. De bedragen legt u daarna per onderdeel naast elkaar.',
  free: 'Dit kost u niets en u zit nergens aan vast. Wij bellen u niet.',
  step: (step: 1 | 2) => `Stap ${step} van 2`,
  deed: 'Wat wilt u regelen?',
  chooseDeed: 'Kies een akte',
  noDeed: 'Kies wat u wilt regelen.',
  place: 'In welke plaats?',
  placeNote: 'Uw woonplaats, of waar het huis staat. Weet u alleen de postcode, dan kiest u daarna de plaats.',
  placeFaults: {
    empty: 'Vul een plaats in.',
    unknown: 'Deze plaats kennen wij niet.',
    postcode: 'Vul de plaats in die bij deze postcode hoort.',
  },
  meant: 'Bedoelde u:',
  wanted: 'Wanneer hebt u het nodig?',
  next: 'Verder',
  notYet: 'U kunt nog niet verder.',
  change: 'Wijzigen',
  summary: (deed: string, place: string, wanted: string) => `${deed} in ${place}. ${wanted}.`,
  particulars: 'Wat de prijs bepaalt',
  particularsLead: 'Een kantoor kan pas een goede prijs geven als het dit weet.',
  optional: optionalMark,
  choose: 'Kies een antwoord',
  noteNote: 'Noem geen namen, adressen of nummers. Een nummer of e-mailadres dat wij herkennen, halen wij weg.',
  you: 'Uw brief en uw eigen pagina',
  youLead: 'U krijgt een brief die klaar is om te versturen, en een eigen pagina waar u de offertes naast elkaar zet.',
  person: {
    name: 'Uw naam',
    email: 'Uw e-mailadres',
    phone: 'Uw telefoonnummer',
    note: 'Wilt u nog iets zeggen?',
  } satisfies Record<PersonField, string>,
  ownNameNote: 'Komt onder de brief te staan.',
  ownEmailNote: 'Dan mailen wij u de link van uw eigen pagina, zodat u hem niet kwijtraakt.',
  language: 'In welke taal wilt u geholpen worden?',
  dutch: 'Nederlands',
  noneToAsk: (phrase: string, place: string) =>
    `Voor ${phrase} in ${place} neemt nu geen kantoor via ons aanvragen aan. U maakt daarom een brief die u zelf verstuurt.`,
  whoToWrite: 'Bekijk kantoren die u kunt aanschrijven',
  noneSpeaks: (phrase: string, place: string, language: string) =>
    `Voor ${phrase} in ${place} neemt nu geen kantoor dat ${language} spreekt via ons aanvragen aan. U maakt daarom een brief die u zelf verstuurt. Uw taal staat erin.`,
  whoSpeaks: (language: string) => `Bekijk kantoren die ${language} spreken`,
  whyThese: 'Waarom deze kantoren?',
  paid: 'Wij hebben met dit kantoor een afspraak over een vergoeding',
  sample: 'Dit kantoor is een voorbeeld en bestaat niet',
  noOffice: 'Kiest u geen kantoor, dan maken wij een brief voor u die u zelf verstuurt.',
  tooManyOffices: 'Kies hoogstens vier kantoren.',
  lostOffice: (office: string) => `${office} kunt u nu niet vragen. Kies een ander kantoor, of verstuur uw aanvraag zonder.`,
  youAsked: 'Hoe bereiken wij u?',
  youAskedLead: 'U krijgt eerst een mail om uw aanvraag te bevestigen. Pas daarna gaat die naar de kantoren, zonder uw naam.',
  nameNote: 'Krijgt alleen het kantoor dat u kiest.',
  emailNote: 'Hier mailen wij u zodra er een offerte is. Alleen het kantoor dat u kiest, krijgt het te zien.',
  phoneNote: 'Alleen invullen als u gebeld wilt worden door het kantoor dat u kiest.',
  send: 'Aanvraag versturen',
  sending: sendingText,
  /** Nothing came back: the browser tells it, with what was typed still there. */
  lost: {
    title: 'Er kwam geen antwoord van de site.',
    text: 'Kijk of u internet hebt, en verstuur dan opnieuw. Uw aanvraag komt niet dubbel aan. Wat u hebt ingevuld, staat er nog.',
  },
  keptAsked: 'Uw naam, e-mailadres en antwoorden bewaren wij versleuteld. Wij wissen de aanvraag 30 dagen na het einde, of eerder als u dat zelf doet.',
  trap: 'Laat dit veld leeg',
  makeLetter: 'Brief en pagina maken',
  keptOwn: (days: number) =>
    `Uw naam, e-mailadres en antwoorden bewaren wij versleuteld. Wij wissen alles na ${days} dagen, of eerder als u dat zelf doet. Er gaat niets naar een kantoor.`,
  privacyLink: 'Lees hoe wij met uw gegevens omgaan',
  failedTitle: 'Fout',
} as const

export type RequestOutcome = 'idle' | 'faults' | 'too_many' | 'failed'

const kept = 'Wat u hebt ingevuld, staat er nog.'

export const requestOutcomes: Record<Exclude<RequestOutcome, 'idle'>, { title: string; text: string }> = {
  faults: { title: 'Uw aanvraag is nog niet verzonden.', text: '' },
  too_many: {
    title: 'Uw aanvraag is nog niet verzonden.',
    text: `Vanaf dit netwerk zijn vandaag al veel aanvragen gedaan. Probeer het morgen opnieuw. ${kept}`,
  },
  failed: { title: 'Uw aanvraag is nog niet verzonden.', text: `Er is een fout opgetreden. Probeer het later opnieuw. ${kept}` },
}

const personFaults: Record<PersonField, Record<PersonFault, string>> = {
  name: {
    empty: 'Vul uw naam in.',
    too_long: 'Uw naam is te lang. Gebruik hoogstens 100 tekens.',
    invalid: 'Uw naam past niet op één regel. Haal de nieuwe regel weg.',
  },
  email: {
    empty: 'Vul uw e-mailadres in.',
    too_long: 'Dit e-mailadres is te lang. Gebruik hoogstens 254 tekens.',
    invalid: 'Dit e-mailadres klopt niet. Een e-mailadres ziet eruit als naam@voorbeeld.nl.',
  },
  phone: {
    empty: 'Vul uw telefoonnummer in.',
    too_long: 'Dit telefoonnummer is te lang.',
    invalid: 'Dit is geen Nederlands telefoonnummer. Vul tien cijfers in, of laat het leeg.',
  },
  note: { empty: '', too_long: 'Dit is te lang. Gebruik hoogstens 1.000 tekens.', invalid: 'Wij kunnen dit niet lezen. Typ het opnieuw.' },
}

export const personFaultSentence = (field: PersonField, fault: PersonFault): string => personFaults[field][fault]

export const particularFaultSentence = (ask: string, fault: ParticularFault): string =>
  ({ empty: `Beantwoord: ${ask}`, too_long: `Te lang: ${ask} Gebruik hoogstens 500 tekens.`, invalid: `Dit antwoord kunnen wij niet lezen: ${ask}` })[fault]

export const letterTexts = {
  subject: (phrase: string) => `Offerte gevraagd voor ${phrase}`,
  hello: 'Geachte heer, mevrouw,',
  ask: (phrase: string) => `Graag ontvang ik van u een offerte voor ${phrase}.`,
  place: (place: string) => `Plaats: ${place}`,
  wanted: (wanted: string) => `Wanneer: ${wanted.charAt(0).toLowerCase()}${wanted.slice(1)}`,
  language: (language: string) => `Taal: ${language}`,
  note: (note: string) => `Toelichting: ${note}`,
  apart: 'Wilt u in uw offerte apart noemen:',
  otherParty: 'wat een andere partij nog betaalt',
  notIncluded: 'wat er niet bij hoort',
  validUntil: 'tot wanneer de offerte geldt',
  compare: 'Ik vergelijk de offertes van meer kantoren per onderdeel.',
  bye: 'Met vriendelijke groet,',
  yourName: '[uw naam]',
} as const

export const ownTexts = {
  title: 'Uw offertes',
  titleFor: (phrase: string) => `Uw offertes voor ${phrase}`,
  keep: 'Bewaar het adres van deze pagina, maar geef het niet aan anderen: wie het heeft, kan alles hier zien.',
  mailed: 'Wij mailen u de link van deze pagina ook.',
  reference: (reference: string) => `Kenmerk: ${reference}`,
  until: (day: string) => `Wij wissen deze pagina op ${day}.`,
  letter: '1. Verstuur de brief',
  letterLead: 'Stuur deze brief aan twee tot vier kantoren, zodat u goed kunt vergelijken.',
  copy: 'Brief kopiëren',
  copied: 'De brief is gekopieerd.',
  copyFailed: 'Kopiëren lukte niet. De brief is nu geselecteerd: kies zelf Kopiëren.',
  mail: 'Openen in uw mailprogramma',
  print: 'Afdrukken',
  find: 'Kantoren zoeken',
  register: 'Alle notarissen staan in het openbare register op notaris.nl.',
  letterAsked: 'De brief',
  compare: '2. Vergelijk de offertes',
  compareAsked: 'De offertes',
  none: 'U hebt nog geen offerte ingevuld. Krijgt u er een, vul hem dan hieronder in.',
  one: 'Vul nog een offerte in, dan kunt u ze naast elkaar leggen.',
  add: 'Een offerte invullen',
  addLead: 'Neem de bedragen over van de offerte. Staat een onderdeel er niet in, laat het dan leeg. Vul 0 in als het kantoor schrijft dat het niets kost.',
  office: 'Naam van het kantoor',
  total: 'Totaal dat het kantoor noemt',
  otherParty: 'Wat een andere partij betaalt',
  otherPartyNote: 'Bijvoorbeeld de verkoper. Telt niet mee in uw totaal.',
  includes: 'Wat hoort erbij, en wat niet?',
  validUntil: 'Geldig tot en met',
  save: 'Offerte bewaren',
  notSaved: 'De offerte is nog niet bewaard.',
  removeShort: 'Verwijderen',
  removeWhich: (office: string) => `: de offerte van ${office}`,
  sum: 'U betaalt samen',
  atLeast: 'U betaalt in elk geval',
  missing: 'niet genoemd',
  missingNote: (lines: readonly string[]) => `Vraag het kantoor naar: ${lines.join(', ')}.`,
  totalAlone: 'Het kantoor noemt alleen een totaal. Vraag hoe het is opgebouwd.',
  totalToo: (amount: string) => `Het kantoor noemt ${amount} als totaal.`,
  differs: (more: boolean, amount: string) =>
    `De onderdelen zijn samen ${amount} ${more ? 'minder' : 'meer'} dan het totaal dat het kantoor noemt. Vraag waarom.`,
  lowest: 'Laagste volledige totaal',
  otherPartyPays: (amount: string) => `Een andere partij betaalt nog ${amount}.`,
  valid: (day: string) => `Geldig tot en met ${day}.`,
  expired: (day: string) => `Deze offerte gold tot en met ${day}.`,
  byHand: 'Door u ingevuld',
  confirmTitle: 'Bevestig uw aanvraag',
  notConfirmed: 'Uw aanvraag is nog niet verstuurd.',
  lost: 'Deze kantoren kunnen uw aanvraag niet meer krijgen:',
  lostWhy: 'Zij nemen nu geen aanvragen aan, of hebben er al genoeg.',
  chooseOthers: 'Wilt u ook een ander kantoor vragen?',
  noneLeft: 'Er is nu geen ander kantoor dat u hier kunt vragen. Hieronder staat een brief die u zelf kunt versturen.',
  confirm: 'Bevestigen',
  confirmTerm: (due: string) => `Bevestigt u nu, dan hebben de kantoren tot ${due} de tijd. Weekenden en feestdagen tellen niet mee.`,
  sentTitle: 'Kijk nu in uw mail',
  sentText: 'Wij sturen u een mail met een link. Open die en bevestig uw aanvraag, want pas daarna gaat die naar de kantoren.',
  sentWait: 'Hebt u na een kwartier nog geen mail, kijk dan bij ongewenste mail. Soms kijken wij een aanvraag eerst zelf na, en dan duurt het langer.',
  sentNothing: 'Staat er een fout in het e-mailadres dat u invulde, dan komt er niets aan.',
  sentAgain: 'Vul de aanvraag dan opnieuw in',
  confirmTitleFor: (phrase: string) => `Bevestig uw aanvraag: offertes voor ${phrase}`,
  offices: 'De kantoren',
  due: (due: string) => `Uw aanvraag is verstuurd. De kantoren hebben tot ${due} de tijd. Weekenden en feestdagen tellen niet mee.`,
  overdue: (due: string) => `De tijd van de kantoren was op ${due} om. Een offerte die later komt, ziet u hier ook.`,
  ownLetter: 'Zelf ook een kantoor aanschrijven',
  waitForQuotes: 'Zodra een kantoor antwoordt, staat de offerte hier en krijgt u een mail.',
  ask: 'Stel een vraag',
  askFor: (office: string) => `Uw vraag aan ${office}`,
  askNote: 'Het kantoor ziet niet wie u bent. Noem dus geen namen of adressen.',
  askSend: 'Vraag versturen',
  noMoreQuestions: 'Uw aanvraag is afgesloten. Vragen en antwoorden kunnen niet meer.',
  noAnswer: 'Uw vraag is verstuurd. Er is nog geen antwoord.',
  choose: (office: string) => `Kies ${office}`,
  chooseSure: 'Kiezen en mijn gegevens doorgeven',
  chosenTitle: (office: string) => `U koos ${office}`,
  chosenText: 'Het kantoor heeft uw gegevens en neemt contact met u op. De andere kantoren hebben een bericht gekregen.',
  withdrawnText: 'U hebt uw aanvraag ingetrokken, en de kantoren hebben daarvan bericht gekregen.',
  withdraw: 'Aanvraag intrekken',
  withdrawLead: 'De kantoren horen dan dat u geen offerte meer wilt, maar uw naam krijgen zij niet.',
  withdrawSure: 'Intrekken',
  endedNone: 'Geen kantoor gaf een offerte. Hieronder staat een brief die u zelf aan andere kantoren kunt sturen.',
  erase: 'Alles wissen',
  eraseLead: 'Wij wissen dan uw aanvraag, uw brief, alle offertes en een beoordeling die u gaf. Dat kan niet ongedaan worden gemaakt.',
  eraseButton: 'Alles definitief wissen',
  erasedTitle: 'Alles is gewist',
  erasedText: 'Uw aanvraag en uw offertes staan nergens meer op deze site.',
  again: 'Nieuwe offertes aanvragen',
  goneTitle: 'Deze pagina is er niet',
  goneText: 'De link klopt niet, of de pagina is gewist. Controleer of u het hele adres hebt overgenomen.',
} as const

export const refusals: Record<Refusal, { title: string; text: string }> = {
  changed: {
    title: 'U hebt nog niet gekozen.',
    text: 'Het kantoor heeft zijn offerte zojuist veranderd. Hieronder staat de nieuwe offerte. Wilt u dit kantoor nog, kies het dan opnieuw.',
  },
  over: { title: 'Dit kan niet meer.', text: 'Uw aanvraag is afgesloten. U kunt geen kantoor meer kiezen en geen vragen meer stellen.' },
}

export const confirmFaults: Record<ConfirmFault, string> = {
  none: 'Vink ten minste één kantoor aan.',
  many: requestTexts.tooManyOffices,
  changed: 'De kantoren zijn zojuist veranderd. Kijk hieronder wie uw aanvraag krijgt, en bevestig dan.',
}

export type QuoteFault = 'office' | 'office_long' | 'amount' | 'nothing' | 'includes' | 'day' | 'full'

export const quoteFaultSentences: Record<QuoteFault, string> = {
  office: 'Vul de naam van het kantoor in.',
  office_long: 'De naam is te lang. Gebruik hoogstens 100 tekens.',
  amount: 'Dit bedrag kunnen wij niet lezen. Schrijf bijvoorbeeld 450 of 450,50.',
  nothing: 'Vul ten minste één bedrag in.',
  includes: 'Dit is te lang. Gebruik hoogstens 1.000 tekens.',
  day: 'Deze datum kunnen wij niet lezen.',
  full: 'U hebt al twaalf offertes ingevuld. Verwijder er eerst een.',
}

/** How an office stands, for the visitor. */
export const invitationNames: Record<InvitationState, string> = {
  waiting: 'krijgt uw aanvraag zodra u bevestigt',
  invited: 'heeft nog niet geantwoord',
  quoted: 'gaf een offerte',
  declined: 'geeft geen offerte',
  expired: 'heeft niet op tijd geantwoord',
  chosen: 'door u gekozen',
  passed: 'niet door u gekozen',
  revoked: 'uw aanvraag is daar ingetrokken',
}

export const declineNames: Record<DeclineReason, string> = {
  druk: 'Nu te druk',
  soort: 'Wij maken deze akte niet',
  plaats: 'Te ver weg',
  belang: 'Er is een ander belang waardoor wij dit niet mogen doen',
  anders: 'Een andere reden',
}
