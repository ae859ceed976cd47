/** Every sentence the embedded engine says by itself, beside the knowledge and the articles. */

const person = 'Wilt u een mens spreken? U kunt ons bellen of mailen; u vindt alles op de [contactpagina](/contact).'

const paragraphs = (...sentences: string[]): string => sentences.join(' ')

export const engineTexts = {
  greeting: paragraphs(
    'Goedendag. Waarmee kan ik u helpen?',
    'U kunt hier uw vraag stellen over bijvoorbeeld een huis kopen, een testament, een erfenis, samenwonen of een bv.',
  ),
  thanks: 'Graag gedaan. Hebt u nog een vraag, dan kunt u die hier stellen.',
  person: paragraphs(person, 'Wij zijn geen notariskantoor. Voor advies over uw eigen situatie belt u het beste een notaris.'),
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
  unknown: paragraphs('Daar heb ik geen betrouwbaar antwoord op. Misschien kunt u uw vraag anders stellen, met wat meer woorden.', person),
  tooComplex: paragraphs('Uw vraag is te ingewikkeld voor mij. Stel uw vraag korter, met gewone woorden en één onderwerp tegelijk.', person),
  clarify: 'Ik weet niet zeker wat u bedoelt. Gaat uw vraag over een van deze onderwerpen?',
  clarifyEnd: paragraphs(
    'Kies een vraag of stel de uwe met wat meer woorden.',
    'U kunt ons ook bellen of mailen; u vindt alles op de [contactpagina](/contact).',
  ),
  readAs: (question: string) => `*Zo lees ik uw vraag: ${question}*`,
  either: 'Ik weet niet zeker wat u bedoelt. Deze twee antwoorden liggen het dichtst bij uw vraag.',
  heldFrom: (date: string) => `Dit geldt vanaf ${date}.`,
  heldUntil: (date: string) => `Dit gold tot en met ${date}. Kijk na of het nog klopt.`,
  alsoAsked: (question: string) => `**${question}**`,
  readMore: (title: string, path: string) => `Lees meer in [${title}](${path}).`,
} as const

/** Ids of entries whose questions are offered when nothing better is known, in this order. */
export const openingEntries: readonly string[] = ['kosten-testament', 'kosten-levering-en-hypotheek', 'testament-nodig', 'overlijden-eerste-stappen']
