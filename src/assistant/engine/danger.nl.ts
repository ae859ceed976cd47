/**
 * Dutch words of somebody who is pressed to sign, or who means to deceive or to take what is another's. In a story they stand far apart and in any
 * order, so a rule names groups of words that must all occur. Matched on plain text, see `plain-text.ts`.
 */
import { anyOf } from '../retrieval/word-pattern.ts'
import type { DangerRule } from './danger-rule.ts'

const kin =
  '(?:(?:stief|schoon)?(?:moeder|vader|zoon|dochter|zus|broer|ouders)|man|vrouw|partner|vriend|vriendin|ex|kinderen|ma|pa|opa|oma|tante|oom|nicht|neef|zwager|schoonzus|zussen|broers|familie|schoonfamilie|baas|compagnon|buurman|buurvrouw|hulp|verzorgster)'
const someone = `(?:${kin}|hij|zij|ze)`
const elder = '(?:(?:stief|schoon|groot)?(?:moeder|vader)|ouders|ma|pa|mama|papa|opa|oma|tante|oom|buurman|buurvrouw)'

/** Another wants it of the visitor, or of who the visitor speaks of. */
const asked = anyOf(
  `${someone} .. (?:wil|willen|wou|eist|eisen|vindt|vinden|verwacht) .. (?:dat|of) (?:ik|wij|we|hij|zij|ze|mijn)`,
  `${someone} .. (?:zegt|zeggen|vraagt|vragen) .. (?:dat|of) (?:ik|wij|we|mijn ${elder}) .. (?:moet|moeten|wil|even)`,
  `moet (?:ik |wij |we )?.. van (?:mijn|me|hem|haar|hun|onze) ${kin}, moet (?:ik|ze|zij|hij) van (?:hem|haar|hun), van (?:mijn ${kin}|hem|haar) moet ik`,
  `(?:laat|laten) (?:mij|me|haar|hem|ons|mijn ${elder}) .. (?:tekenen|ondertekenen)`,
  'voor (?:mijn|haar|zijn) neus, onder (?:mijn|haar|zijn) neus, voorgelegd, klaargelegd, klaar liggen, laten opstellen, (?:papier|contract|verklaring|formulier) .. waarin (?:ik|staat dat ik|mijn moeder|mijn vader)',
  'staat erop, dringt .. aan, blijft .. aandringen, zet mij onder druk, dwingt, dreigt, dreigen, eist, eisen, (?:willen|wil) .. dwingen',
)
const signing = anyOf(
  'teken, tekent, tekenen, getekend, onderteken, ondertekenen, ondertekent, ondertekend, handtekening, krabbel, overschrijf, overschrijven, overschrijft',
  'akkoord ga, akkoord geef, volmacht geef, volmacht geven, mijn testament, haar testament, zijn testament, naar de notaris',
  'op (?:zijn|haar|hun) naam, contract, papier, papiertje',
)
const givingUp = anyOf(
  'afstand doe, afstand doen, afstand doet, afstand .. van, afzie, afzien, afziet',
  'geen recht, geen rechten, nergens recht op, geen aanspraak, (?:niks|niets) (?:meer )?krijg, (?:niks|niets) hoef, (?:niks|niets) overhoud',
  'huis .. (?:opgeef|opgeven|overdraag|overdragen|afsta|afstaan|weggeef|overschrijf|overschrijven)',
  '(?:helft|deel|aandeel|erfdeel|kindsdeel) .. (?:afsta|afstaan|weggeef|weggeven|overdraag|overdragen|opgeef|opgeven|laat)',
)
const afraid = anyOf(
  'durf, durft, bang, angst, dreigt, dreigen, gedreigd, chanteert, dwingt, dwingen, gedwongen, dwang, onder druk, geen nee, geen keus, geen keuze',
  'tegen (?:mijn|haar|zijn) wil, wil ik .. niet, wil het niet, wil dat niet, eigenlijk niet, voel .. niet goed bij',
  'anders .. (?:zie|zien|help|helpt|boos|weg|straat|langs|kwijt|uit), wordt .. boos, word(?:en)? .. kwaad, is .. kwaad, is .. boos, zo kwaad, zo boos',
  'dringt .. aan, aandringen, pusht, opgejaagd, niet lezen, niet eerst .. lezen, geen tijd om',
)
const pressed = anyOf(
  'gedwongen, dwong, dwang, onder druk, onder zware druk, druk gezet, bedreigd, gechanteerd, tegen (?:mijn|haar|zijn) wil, bang was, niet durfde',
)
const signed = anyOf(
  'heb .. getekend, heb .. ondertekend, heeft .. getekend, heeft .. ondertekend, tekende, ondertekende, getekend heb, getekend heeft, laten tekenen',
)

const says = anyOf(`${someone} .. (?:zegt|zei|roept|appt|appte|schrijft|dreigt|dreigde)`)
/** What happens to who does not sign. */
const orElse = anyOf(
  '(?:teken|tekent|onderteken|ondertekent) (?:je|jij|u|ik|ze|zij|hij) niet .. (?:straat|eruit|weg|kwijt|spijt|klaar|afgelopen|voorbij|kapot|erfenis)',
  '(?:als|wanneer) (?:je|jij|u|ik|ze|zij|hij) .. niet (?:teken|tekent|onderteken|ondertekent) .. (?:straat|eruit|weg|kwijt|spijt|klaar|afgelopen|voorbij|kapot)',
)

/** Money that goes from an old person's account, and a paper that was signed meanwhile. */
const emptied = anyOf(
  'gepind, pint, leeggehaald, leeggeroofd, leeghaalt, rekening .. leeg, van (?:haar|zijn) (?:spaar)?rekening .. (?:af|weg|verdwenen), (?:haar|zijn) (?:pas|pasje|bankpas|pinpas|pincode), van (?:haar|zijn) rekening .. (?:gehaald|opgenomen|overgemaakt)',
)
const broughtToSign = anyOf(
  'meegenomen naar .. notaris, mee naar .. notaris, met (?:haar|hem) naar .. notaris, naar .. notaris geweest, laten tekenen, (?:iets|papier|papieren|volmacht) .. getekend',
)

const confused = anyOf(
  'dement, demente, dementie, dementerende, alzheimer, verward, verwarde, in de war, niet meer helder, niet meer goed bij, niet meer bij de tijd',
  'herkent .. niet, (?:snapt|begrijpt|beseft) .. (?:niet|niets|niks|nauwelijks), weet .. niet meer, vergeet alles, wilsonbekwaam, kinds',
)
const quickly = anyOf(
  'snel, vlug, gauw, stiekem, slim, trucje, nu het nog kan, voor het verpleeghuis, voordat (?:ze|zij|hij) .. (?:opgenomen|verpleeghuis|overlijdt)',
  'krabbel, krabbeltje, hand vasthouden, (?:laten|laat) .. (?:tekenen|ondertekenen)',
)
const forUs = anyOf('op (?:onze|mijn) naam, aan (?:mij|ons), voor (?:mij|ons), volmacht, tekenen, ondertekenen, overschrijven, overzetten')
const declares = anyOf(
  'notaris .. (?:zegt|zeggen|verklaart|verklaren|opschrijft|opschrijven|bevestigt|bevestigen|aftekent|op papier zet) .. (?:gezond|helder|bekwaam|wilsbekwaam|verstand)',
  '(?:gezond|helder|bekwaam|wilsbekwaam|bij haar verstand|bij zijn verstand) .. verklaren, gezond laten verklaren, wilsbekwaam laten verklaren',
)

const hiding = anyOf(
  'verberg, verbergen, verstop, verstoppen, verzwijg, verzwijgen, wegsluizen, wegzetten, wegmaken, wegmoffelen, weghouden, achterhouden, parkeren, opzij zetten, achteroverdrukken',
  'buiten .. (?:scheiding|verdeling|boedel|erfenis|zicht|bereik) .. (?:houden|hou|houd|blijft|blijven), uit het zicht, uit handen',
  '(?:niks|niets) (?:van )?(?:weet|weten|merkt|merken|krijgt|van krijgt), niet achter komt, niet bij kan, er niet bij, niet vertellen, niet vertel, niet melden, niet opgeven',
  'zonder dat (?:hij|zij|ze|mijn \\w+) .. (?:weet|merkt|doorheeft), op naam van mijn \\w+, op de rekening van mijn \\w+, naar mijn (?:broer|zus|moeder|vader|ouders) .. (?:overmaken|overboeken|sluizen)',
)
const splitting = anyOf(
  'scheiding, scheiden, gescheiden, echtscheiding, uit elkaar, verdeling, mijn ex, alimentatie, mijn broer .. erfenis, mijn zus .. erfenis',
)
const ownPlan = anyOf(
  '(?:kan|mag|moet|zal|wil|zou|ga) ik, (?:kunnen|mogen|moeten|willen|zouden|gaan) we, (?:kunnen|mogen|moeten) wij, ik (?:wil|kan|ga|zou|denk|overweeg), (?:we|wij) (?:willen|kunnen|gaan|zouden), ik .. (?:wil|ga)',
  'hoe (?:zorg|hou|houd|zet|krijg|voorkom|maak|regel|haal|verberg|verstop|pak) .. (?:ik|we|wij), hoe kan ik, als (?:ik|we|wij) .. (?:zet|zetten|geef|geven|overmaak|schenk|verkoop|doe|doen), is het slim, is het handig, manier om, tips',
)
/** Who tells what another did asks something else. */
const anotherDid = anyOf(
  `(?:mijn|de|onze) (?:ex|man|vrouw|partner|broer|zus|vader|moeder|executeur) .. (?:verbergt|verzwijgt|heeft|sluist|houdt|verstopt|haalt|leegt|maakt)`,
  '(?:dat|omdat) (?:hij|zij|ze|mijn (?:ex|man|vrouw|partner|broer|zus)) .. (?:verbergt|verzwijgt|heeft|sluist|houdt|verstopt|haalt|leeghaalt|wegmaakt), (?:hij|zij|ze) (?:verbergt|verzwijgt|sluist|verstopt|haalt)',
)

const owing = anyOf(
  'schuldeisers, schuldeiser, schulden, deurwaarder, beslag, faillissement, failliet, incasso, incassobureau, belastingdienst, fiscus, naheffing, aanslag, schuldsanering, wsnp, curator, schadeclaim, claim, bijstand, uitkering, cjib',
)
const givingAway = anyOf(
  'op naam van, op (?:\\w+ )?naam .. (?:zet|zetten|te zetten|schrijven), op (?:haar|zijn|hun) naam, overschrijf, overschrijven, overdragen, overdraag, overzetten, weggeven, weggeef, wegschenken, schenken, schenk, wegsluizen, wegzetten, parkeren, veiligstellen, verstoppen, verbergen',
)
const outOfReach = anyOf(
  'niet bij, niet aan komen, (?:niks|niets) .. (?:halen|pakken|vinden|afpakken), niet .. (?:pakken|afpakken|vinden)',
  'voor(?:dat)? .. (?:beslag|failliet|faillissement|deurwaarder|aanslag|uitspraak|langskomt|langskomen), uit handen, buiten schot, buiten bereik, veiligstellen, veilig stellen, kwijt',
)

const ofAnother = anyOf(
  '(?:handtekening|krabbel|naam) van (?:mijn|me|een ander|hem|haar|de|onze|iemand|ma|pa), (?:zijn|haar|hun) (?:handtekening|krabbel), (?:handtekening|krabbel) .. (?:voor hem|voor haar|namens), namens (?:hem|haar|mijn \\w+) .. (?:handtekening|krabbel)',
)
const forging = anyOf(
  'namaken, nadoen, kopieren, kopieer, inscannen, plakken, plak, overtrekken, vervalsen, natekenen, nazetten, (?:er )?onder zetten, onder zet, zelf zetten, zelf .. zet, even zetten, gewoon zetten, ik .. (?:zet|zetten), we .. (?:zet|zetten)',
)
const papers = anyOf(
  'akte, contract, overeenkomst, lening, leningovereenkomst, schenking, schenkingsakte, testament, volmacht, papier, papieren, stuk, verklaring, brief, samenlevingscontract, koopcontract',
)
const earlierDate = anyOf(
  'eerdere datum, oude datum, valse datum, datum .. (?:vorig jaar|vorige maand|vorige week|eerder|terugzetten|terug zetten), antedateren, antidateren, terugdateren, teruggedateerd',
  '(?:dateren|gedateerd|dateert) op, (?:jaar|maand|week|maanden) (?:eerder|terug) .. (?:dateren|datum|gedateerd), vorig jaar .. (?:dateren|gedateerd), doen alsof .. (?:vorig|al|eerder)',
)

const talksOver = anyOf(
  'overhalen, overhaal, ompraten, overtuigen, overreden, zover .. (?:krijgen|krijg), zo ver .. (?:krijgen|krijg), aanpraten, inpalmen, manipuleren, beinvloeden, pushen',
  'krijg ik .. (?:zover|zo ver|over de streep|om), over de streep, influisteren, voorzeggen, instrueren, voorkauwen, inpraten op',
)
const toInherit = anyOf(
  'testament, testamentje, erven, erf, nalaat, nalaten, na te laten, onterven, onterft, onterfd, volmacht, huis .. (?:geeft|geven|schenkt|schenken|overschrijft|overschrijven|op mijn naam)',
)
const anotherTalksOver = anyOf(
  `(?:${kin}|hij|zij|ze|iemand|mantelzorger|thuishulp) .. (?:praat|ompraat|haalt .. over|bewerkt|manipuleert|palmt|beinvloedt|isoleert|laat .. tekenen)`,
  `(?:heeft|hebben) .. ${elder} .. (?:omgepraat|overgehaald|laten tekenen|bewerkt|ingepalmd|gemanipuleerd|meegenomen naar de notaris)`,
)
const elders = anyOf(`${elder}, ${elder}s`)
const somebodyOld = anyOf(`${elder}, ${elder}s, haar, hem`)
/** Of who wants to see it punished. */
const complaint = anyOf('klacht, klagen, tuchtrecht, straffen')
const pressesAnother = anyOf('(?:ik|we|wij) .. (?:dwingen|dwing)')

/** In the order of urgency. */
export const dangerRules: readonly DangerRule[] = [
  { entry: 'druk-om-te-tekenen', opens: 'terugdraaien', all: [signed, pressed], unless: complaint },
  { entry: 'druk-om-te-tekenen', opens: 'niet-tekenen', all: [asked, signing, afraid], unless: pressesAnother },
  { entry: 'druk-om-te-tekenen', opens: 'niet-tekenen', all: [asked, signing, givingUp] },
  { entry: 'druk-om-te-tekenen', opens: 'niet-tekenen', all: [says, orElse] },
  { entry: 'ouder-sturen', opens: 'vermoeden', all: [elders, emptied, broughtToSign] },
  { entry: 'ouder-sturen', opens: 'vermoeden', all: [anotherTalksOver, somebodyOld, toInherit] },
  { entry: 'testament-dementie', opens: 'wie-beoordeelt', all: [declares] },
  { entry: 'ouder-sturen', opens: 'begrijpt-niet', all: [confused, quickly, forUs], unless: complaint },
  { entry: 'ouder-sturen', opens: 'eigen-wil', all: [talksOver, ownPlan, elders, toInherit], unless: anyOf('praten, gesprek, bespreken') },
  { entry: 'akte-datum', opens: 'handtekening-van-een-ander', all: [ofAnother, forging] },
  { entry: 'akte-datum', opens: 'antedateren', all: [papers, earlierDate] },
  { entry: 'schuldeisers-benadelen', opens: 'vernietigen', all: [owing, givingAway, outOfReach] },
  { entry: 'vermogen-verbergen', opens: 'aandeel-kwijt', all: [hiding, splitting, ownPlan], unless: anotherDid },
]
