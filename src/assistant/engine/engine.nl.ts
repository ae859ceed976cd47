/** Every sentence the embedded engine says by itself, beside the knowledge and the articles. */
import type { Topic } from '../retrieval/topics.ts'

const person = 'Wilt u een mens spreken? U kunt ons bellen of mailen; u vindt alles op de [contactpagina](/contact).'

/** What a question turned out to be about, after 'over'. */
const understood: Record<Topic, string> = {
  huis_kopen: 'een huis kopen of verkopen',
  hypotheek: 'een hypotheek',
  overdrachtsbelasting: 'overdrachtsbelasting',
  kosten_tarieven: 'de kosten van de notaris',
  testament: 'een testament',
  erfrecht: 'erven',
  levenstestament: 'een levenstestament of volmacht',
  voogdij: 'voogdij over kinderen',
  samenwonen: 'samenwonen',
  huwelijk: 'trouwen en huwelijkse voorwaarden',
  scheiding_verdeling: 'scheiden en verdelen',
  overlijden: 'wat te doen na een overlijden',
  erfbelasting: 'erfbelasting',
  schenken: 'schenken',
  ondernemen: 'een bedrijf, stichting of vereniging',
  notaris_beroep: 'het werk van de notaris',
  klachten: 'een klacht over een notaris',
  volmacht_legalisatie: 'een volmacht of het legaliseren van een handtekening',
  platform: 'deze site',
}

const paragraphs = (...sentences: string[]): string => sentences.join(' ')

export const engineTexts = {
  greeting: paragraphs(
    'Goedendag. Waarmee kan ik u helpen?',
    'U kunt hier uw vraag stellen over bijvoorbeeld een huis kopen, een testament, een erfenis, samenwonen of een bv.',
  ),
  thanks: 'Graag gedaan. Hebt u nog een vraag, dan kunt u die hier stellen.',
  person: paragraphs(person, 'Wij zijn geen notariskantoor. Voor advies over uw eigen situatie belt u het beste een notaris.'),
  callBack: paragraphs(
    'Nee, ik kan u niet bellen.',
    'Wilt u worden teruggebeld? Stuur dan een bericht via de [contactpagina](/contact) en zet uw telefoonnummer erin.',
    'Ons telefoonnummer staat daar ook.',
  ),
  ai: paragraphs(
    'Nee, ik ben geen mens en ook geen notaris.',
    'U chat met een AI-assistent: een computerprogramma dat antwoordt uit de artikelen en de kennis van deze site.',
    'Ik kan mij vergissen; controleer daarom de bron bij een antwoord.',
    person,
  ),
  instructions: paragraphs(
    'Daar ga ik niet op in: ik werk volgens vaste regels en die kan ik hier niet tonen of veranderen.',
    'Ik beantwoord vragen over de notaris, zoals over kopen, erven, schenken, trouwen en samenwonen.',
    'Waarmee kan ik u helpen?',
  ),
  suicide: paragraphs(
    'Wat naar dat u zich zo voelt. U hoeft hier niet alleen mee te blijven.',
    'Praat nu met iemand van 113 Zelfmoordpreventie: bel 113 of gratis 0800-0113, dag en nacht. Chatten kan ook, via 113.nl.',
    'Is er direct gevaar, bel dan 112. U kunt ook uw huisarts bellen.',
  ),
  help: {
    despair: paragraphs(
      'Wat u schrijft, klinkt zwaar. Denkt u eraan niet verder te leven?',
      'Praat er nu over met iemand: bel 113 of gratis 0800-0113, dag en nacht. Chatten kan ook, via 113.nl. Is er direct gevaar, bel dan 112.',
    ),
    afterwards: 'Een vraag over de notaris kunt u mij daarna altijd stellen.',
  },
  violence: paragraphs(
    'Wat naar dat u dit meemaakt. Bent u of is iemand anders nu in gevaar, bel dan 112.',
    'Voor hulp en advies belt u gratis met Veilig Thuis: 0800-2000, dag en nacht. U kunt ook met uw huisarts of met de politie praten.',
    'Een vraag over bijvoorbeeld een scheiding of uw huis kunt u mij daarna altijd stellen.',
  ),
  foreignLaw: paragraphs(
    'Ik weet alleen iets van de regels in Nederland. Over het recht van een ander land kan ik u niets betrouwbaars zeggen.',
    'Een Nederlandse notaris kan u vertellen welk recht in uw situatie geldt.',
    person,
  ),
  outOfScope: paragraphs(
    'Daar kan ik u niet bij helpen.',
    'Ik beantwoord alleen vragen over de notaris, zoals over een huis, een erfenis, een testament, samenwonen, trouwen of een bedrijf.',
    person,
  ),
  ofOffice: paragraphs(
    'Dat weet ik niet: openingstijden, parkeren, de route en zulke dingen verschillen per kantoor.',
    'Kijk op de site van het kantoor of bel het. De kantoren van onze lijst, met hun site en telefoonnummer als die bekend zijn, vindt u bij [Notarissen](/notaries).',
    'Wij zijn zelf geen notariskantoor; hoe u ons bereikt, staat op de [contactpagina](/contact).',
  ),
  pricesDiffer: (source: string) =>
    `De bedragen verschillen doordat ze uit verschillende bronnen en jaren komen. Dat van ${source} is het nieuwst; ga daarvan uit.`,
  numberNotNeeded: 'Een burgerservicenummer of rekeningnummer is hier niet nodig: zet het liever niet in een bericht.',
  nearest: 'Dit weet ik hier niet zeker; vraag het een notaris. Wat ik er wel over weet:',
  unknown: paragraphs('Op deze vraag heb ik geen betrouwbaar antwoord.', person),
  unknownAbout: (topic: Topic) =>
    paragraphs(
      `Op deze vraag heb ik geen betrouwbaar antwoord. Ik begrijp dat het gaat over ${understood[topic]}. Deze vragen komen het dichtst in de buurt.`,
      person,
    ),
  tooComplex: paragraphs('Uw vraag is te ingewikkeld voor mij. Stel uw vraag korter, met gewone woorden en één onderwerp tegelijk.', person),
  clarify: (questions: readonly string[]) =>
    `Wat wilt u hierover weten? Kies een vraag, of stel uw eigen vraag.\n\n${questions.map((question) => `- ${question}`).join('\n')}`,
  readAs: (question: string) => `*Zo lees ik uw vraag: ${question}*`,
  opening: { open: '', yes: 'Ja. ', no: 'Nee. ' },
  alsoRead: (question: string) => `**Of bedoelde u: ${question}**`,
  heldFrom: (date: string) => `Dit geldt vanaf ${date}.`,
  heldUntil: (date: string) => `Dit gold tot en met ${date}. Kijk na of het nog klopt.`,
  referral: (phrase: string | undefined) => `Hieronder staan notarissen van onze lijst${phrase === undefined ? '' : ` voor ${phrase}`}.`,
  sum: 'Berekening voor deze vraag',
  comparison: 'Vergelijking voor deze vraag',
  whichDeed: 'Waarvoor zoekt u een notaris?',
  forDeed: (phrase: string) => `Voor ${phrase}`,
  readMore: (title: string, path: string) => `Lees meer in [${title}](${path}).`,
} as const

/** Ids of entries whose questions are offered when nothing better is known, in this order. */
export const openingEntries: readonly string[] = ['kosten-testament', 'kosten-levering-en-hypotheek', 'testament-nodig', 'overlijden-eerste-stappen']
