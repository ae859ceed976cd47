/** Wordings that belong to other subjects than a notary's. Matched on plain text, see `word-pattern.ts`. */
import { sayings, wordSet } from './word-pattern.ts'

const words = wordSet(`
weerbericht weersverwachting regen regent regenen sneeuw paraplu temperatuur voetbal voetballer ajax feyenoord psv tennis wielren wedstrijd olympisch
recept koken kook bakken taart cake pannenkoek lasagne soep pasta pizza brood eten restaurant wijn bier cocktail film serie netflix muziek liedje
zanger concert roman gedicht rijm mop grap grapje raadsel sprookje tekenfilm spelletje game gamen playstation python javascript java html css coderen
programmeer programmeren software sql excel formule wiskunde rekensom huiswerk scheikunde natuurkunde hoofdstad planeet heelal maan president koningin
verkiezing politiek oorlog rusland bitcoin crypto beurs beleggen ethereum medicijn medicijnen pil dosering paracetamol ibuprofen hoofdpijn buikpijn
jicht griep koorts corona vaccin dieet afvallen calorie sporten yoga fitness massage vakantietip vliegticket vliegtickets hotel camping trein
treinkaartje bus file apk fiets scooter rijexamen verkeersboete horoscoop sterrenbeeld lotto loterij gok casino kapper schoen schoenen mode parfum
trainen puppy cavia planten gazon onkruid bloem behang stofzuiger wasmachine koelkast televisie tv iphone android wifi router printer windows mac
instagram facebook tiktok youtube whatsapp daten tinder verliefd seks seksueel porno drugs wiet cocaine wapen bom hacken
`)

const patterns: readonly RegExp[] = [
  sayings([...words].join('|')),
  sayings('het|lekker|mooi|slecht', '(?:weer)(?! in| op| terug| te| aan)'),
  sayings('weer', 'vandaag|morgen|dit weekend'),
  sayings('hoe laat is het'),
  sayings('vertel', 2, 'mop|grap|verhaal'),
  sayings('vraag|haal|krijg|verleng|vernieuw', 2, 'paspoort|rijbewijs|identiteitskaart|id kaart'),
  sayings('paspoort|rijbewijs|identiteitskaart|id kaart', 2, 'aanvragen|verlengen|vernieuwen|ophalen|kwijt'),
  sayings('schrijf|maak', 3, 'gedicht|liedje|verhaal|essay|opstel|sollicitatiebrief|code|programma|script'),
]

/** True for text that names another subject; it may name one of ours as well. */
export const isOffTopic = (text: string): boolean => patterns.some((pattern) => pattern.test(text))
