/** What somebody wants to know of an office or of daily life that this site cannot know: parking, opening hours, the way there; the weather, a recipe. For plain text, see `word-pattern.ts`. */
import { sayings } from '../retrieval/word-pattern.ts'

const office = '(?:notaris|notarissen|notariskantoor|kantoor|kantoren|jullie|u|uw|vestiging|daar|afspraak)'
const open = '(?:open|geopend|dicht|gesloten|opengesteld)'
const days =
  '(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|zaterdags|zondags|weekend|avond|avonds|vandaag|morgen|feestdagen|kerst|pasen|lunchpauze)'
const ride = '(?:bus|tram|trein|metro|bushalte|tramhalte|station|ov|openbaar vervoer|fiets)'

/** Each by itself. */
const always: readonly RegExp[] = [
  /\b(?:openingstijd|openingsuur|openingsuren|avondopenstelling|kantooruren|kantoortijd)\w*/,
  /\bparkeer(?:gelegenheid|geld|garage|kosten|plekken|ruimte bij)\b|\b(?:gratis|makkelijk|goed|ergens|waar|kun je|kan je|kan ik|kunnen we|mag ik|mogen we|kunnen wij) (?:\w+ ){0,5}parkeren\b/,
  sayings('hoe laat', 6, open),
  sayings(office, 5, days, 2, open),
  sayings(office, 3, open, 3, days),
  sayings('is|zijn', 2, '(?:notaris|notariskantoor|kantoor|jullie)', 3, open),
]
/** Beside the name of an office. */
const ofOffice: readonly RegExp[] = [
  /\bparke(?:er|ren|erplaats|erplek)\b|\brolstoel\w*|\binvalidentoilet\b|\bwachtkamer\b|\bkoffie\b|\b(?:hond|huisdier|kat) (?:\w+ ){0,3}(?:mee|meenemen)\b|\b(?:lift|toilet|wc)\b/,
  sayings('(?:hoe kom|welke|met de|met het|is er een|gaat er een|kan ik met)', 4, ride),
  /\b(?:routebeschrijving|bereikbaar met|hoe kom ik (?:bij|naar))\b/,
]
const namesOffice = new RegExp(`\\b${office}\\b`)
/** A thing that is bought or divided. */
const ofProperty =
  /\b(?:koop|kopen|koopt|gekocht|verkoop|verkopen|verkocht|vve|appartement\w*|akte|splitsing\w*|erfdienst\w*|recht van|huur|huren|belasting\w*|eigendom|eigenaar|buren|buurman|buurvrouw|woning|gemeente|vergunning|tekenen|passeren)\b/

export const asksOfOffice = (text: string): boolean =>
  !ofProperty.test(text) && (always.some((pattern) => pattern.test(text)) || (namesOffice.test(text) && ofOffice.some((pattern) => pattern.test(text))))

const elsewhere: readonly RegExp[] = [
  /\b(?:weerbericht|weersverwachting|weersvoorspelling|buienradar)\b/,
  /\b(?:wat|hoe|welk) (?:is|wordt|voor) (?:\w+ ){0,3}weer (?:\w+ ){0,3}(?:vandaag|morgen|buiten|in|dit weekend|komende)\b|\b(?:wordt|is|blijft) het (?:\w+ ){0,3}(?:mooi|lekker|slecht|goed|warm|koud|droog|zonnig) ?weer\b|\b(?:wat|hoe) (?:is|wordt) het weer\b|\b(?:gaat|gaat het) (?:\w+ ){0,2}regenen\b|\bregent het\b/,
  /\brecept(?:en)? (?:voor|van|om)\b|\bhoe (?:maak|bak|kook|bereid|braad) (?:ik|je|jij|men) (?:\w+ ){0,3}(?:taart|appeltaart|cake|brood|pannenkoek\w*|lasagne|soep|pizza|pasta|koekjes|saus|ei|eieren|rijst|kip|stamppot)\b/,
]

export const asksOfElsewhere = (text: string): boolean => elsewhere.some((pattern) => pattern.test(text))
