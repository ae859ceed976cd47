/** Words that belong to other subjects than a notary's. Matched on folded text. */

const beginnings =
  `weerbericht weersverwachting regen regent regenen zon sneeuw paraplu temperatuur voetbal voetballer ajax feyenoord psv tennis wielren sport wedstrijd olympisch recept koken kook bakken taart cake pannenkoek lasagne soep
pasta pizza brood eten restaurant wijn bier cocktail film serie netflix muziek liedje zanger band concert boek roman gedicht rijm mop grap grapje raadsel sprookje verhaaltje tekenfilm spelletje game gamen playstation
python javascript java html css code coderen programmeer programmeren software sql excel formule wiskunde rekensom vergelijking huiswerk scheikunde natuurkunde hoofdstad planeet sterren heelal maan
president koning koningin minister verkiezing stemmen politiek partij oorlog rusland bitcoin crypto aandelenkoers beurs beleggen ethereum medicijn medicijnen pil dosering paracetamol ibuprofen hoofdpijn buikpijn jicht griep
koorts corona vaccin dieet afvallen calorie sporten yoga fitness massage vakantietip vliegticket vliegtickets hotel camping trein treinkaartje bus file auto apk motor fiets scooter band rijexamen verkeersboete boete
horoscoop sterrenbeeld lotto loterij gok casino kapper make-up kleding schoen schoenen mode parfum hond kat trainen puppy cavia plant planten tuin gazon onkruid bloem behang stofzuiger wasmachine koelkast televisie tv iphone
android wifi router printer windows mac wachtwoord instagram facebook tiktok youtube whatsapp date daten tinder verliefd seks seksueel porno drugs wiet cocaine wapen bom hacken vertaal vertaling engels frans
spaans duits hoelaat`
    .trim()
    .split(/\s+/)

// Words above that also occur in our field are left to the search.
const ours = new Set(
  'hond kat boete vertaling vertaal engels frans spaans duits partij minister auto boek koning band wachtwoord plant aandelenkoers code tuin sport vergelijking stemmen date motor verhaaltje sterren zon kleding'.split(
    ' ',
  ),
)

export const offTopic = new RegExp(
  `\\b(?:${beginnings.filter((word) => !ours.has(word)).join('|')})\\b|\\b(?:het|lekker|mooi|slecht) weer\\b(?! in)|\\bhoe laat is het\\b|\\b(?:het|lekker|mooi|slecht) weer\\b|\\bweer (?:vandaag|morgen|dit weekend)\\b|\\bvertel (?:mij |me )?(?:een )?(?:mop|grap|verhaal)\\b|\\b(?:schrijf|maak) (?:mij |me )?(?:een )?(?:gedicht|liedje|verhaal|essay|opstel|sollicitatiebrief|code|programma|script)\\b`,
)
