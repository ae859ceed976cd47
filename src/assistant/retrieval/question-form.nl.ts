/** The Dutch words by which a question shows its form: a yes or no, a polarity, or what it wants to know. For folded text. */
import type { Aspect } from './knowledge.ts'

const verbs =
  'mag|mogen|moet|moeten|moest|kan|kunt|kun|kunnen|kon|is|zijn|ben|was|waren|heb|hebt|heeft|hebben|had|hoef|hoeft|hoeven|wordt|worden|word|krijg|krijgt|krijgen|geldt|gelden|telt|tellen|betaal|betaalt|betalen|erf|erft|erven|gaat|gaan|ga|blijf|blijft|blijven|klopt|bestaat|bestaan|werkt|zit|zitten|valt|vallen|vervalt|vervallen|verlies|verliest|zal|zou|zouden|wil|wilt|willen|doet|doen|doe|staat|staan|komt|komen|kom|maakt|maken|maak|hoort|horen|helpt|tekent|teken|tekenen|verjaart|eindigt|loopt|regelt|regel|neemt|neem|geeft|geef|laat|vraagt|vraag|scheelt|kost|koopt|koop|verkoopt|verkoop|ziet|zie|weet|mocht|deelt|delen|draait|draai|heft|rekent|rekenen|bepaalt|bepaal|beslist|beslis|beschermt|vereist|bewaart|bewaren|controleert|adviseert|spreekt|spreken|onderhandelt|meldt|dekt'
const asking =
  'hoe|hoeveel|hoelang|wat|wie|wiens|waar|waarom|wanneer|welk|welke|waarvoor|waarmee|waarop|waarover|waarin|waarvan|waaraan|waarbij|waardoor|waarheen|waartoe'

/** A clause that begins with its verb asks for yes or no. */
export const opensWithVerb = new RegExp(
  `^(?:en |maar |dus |of |ja |nee |eigenlijk |dan |ook |zo |hallo |hoi |dag |beste |even |vraagje |vraag )*(?:${verbs})\\b`,
)
/** 'Ik wil weten of …', 'klopt het dat …'. */
export const asksWhether =
  /\b(?:weten|vraag me af|vraag mij af|afvraag|zeggen|vertellen|uitzoeken|zeker|duidelijk|benieuwd|uitleggen|nagaan) of\b|\bklopt (?:het|dat)\b|\btoch\s*\?$|\bhe\s*\?$|\bof niet\s*\?*$/
export const opensWithAsking = new RegExp(
  `^(?:en |maar |dus |of |ja |oke |eigenlijk |dan |vraag |vraagje )*(?:in |op |bij |voor |tot |vanaf |met |aan |over |binnen |onder |door |van |tegen )?(?:${asking})\\b`,
)
export const holdsAsking = new RegExp(`\\b(?:${asking})\\b`)

/** Words that turn a question round; one more or one fewer makes yes of no. */
export const turning = /\b(?:niet|geen|zonder|nooit|niets|niks|niemand|nergens|onmogelijk|ongeldig|weiger\w*|verbod\w*|verboden)\b/g
/** What kind of yes is asked for. */
export const manners: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['must', /\b(?:moet|moeten|moest|verplicht\w*|nodig|hoef|hoeft|hoeven|vereist|verplichting|horen|hoort|noodzakelijk)\b/],
  ['may', /\b(?:mag|mogen|mocht|kan|kun|kunt|kunnen|kon|toegestaan|mogelijk|lukt|gaat dat|bevoegd|recht op|recht om)\b/],
]

/** Words that hardly name a subject but tell one question from another; they count where ways of asking are compared. */
export const telling = new Set(
  `niet geen zonder nooit alleen ook nog altijd al wel zelf samen mag mogen moet moeten kan kunnen hoef hoeven nodig verplicht wie waar wanneer waarom hoe hoeveel
   hoelang lang wat welk welke als indien dan na voor voordat nadat tijdens eerst later per beide allebei ander andere anders meer minder nieuw oud direct automatisch
   vanzelf en of met tussen van naar bij tegen`.split(/\s+/),
)

/** What a question wants to know, by its words. */
export const aspectPatterns: readonly (readonly [aspect: Aspect, pattern: RegExp])[] = [
  ['hoe-lang', /\bhoe ?lang\b|\bduurt|\bduur\b|\bhoeveel (?:tijd|dagen|weken|maanden|jaar)\b|\btermijn/],
  [
    'hoeveel',
    /\bhoeveel\b|\bkost|\bprijs|\bprijzen|\btarie[fv]|\bpercentage|\bprocent\b|\bbedrag\b|\bhoe hoog\b|\bduur(?:der)?\b|\bgoedkoop|\bbetaal|\bbetalen\b|\bkwijt\b/,
  ],
  ['wanneer', /\bwanneer\b|\bvanaf welk|\bop welk moment\b|\bbinnen (?:hoeveel|welke)\b|\bop tijd\b|\bte laat\b|\bmoment\b|\bvoor welke datum\b/],
  ['wie', /\bwie\b|\bwiens\b|\bdoor wie\b|\bwelke persoon\b/],
  ['waar', /\bwaar\b|\bbij welke\b|\bwelke (?:instantie|notaris|gemeente|rechtbank)\b/],
  ['verschil', /\bverschil|\bverschillen\b|\bof toch\b|\bwat is beter\b|\bbeter\b|\bversus\b|\bvs\b|\bin plaats van\b/],
  [
    'stappen',
    /\bhoe (?:regel|vraag|doe|maak|gaat|werkt|kom|krijg|moet|kan|laat|richt|begin|verloopt|zit)|\bstappen|\bprocedure|\bwat moet ik (?:doen|regelen|meenemen)|\bwat heb ik nodig\b|\baanvragen\b|\bcheck ?list/,
  ],
  ['wat-als', /\bwat als\b|\bstel\b|\bgebeurt|\bgevolg|\bals ik\b|\bals wij\b|\bals we\b|\bals (?:mijn|onze|een|de|er|hij|zij|iemand)\b|\bindien\b|\bwat nu\b/],
  ['moet', /\bmoet|\bmoeten\b|\bverplicht|\bnodig\b|\bhoef|\bhoort\b/],
  ['mag', /\bmag\b|\bmogen\b|\bkan\b|\bkun\b|\bkunt\b|\bkunnen\b|\btoegestaan\b|\bmogelijk\b|\brecht (?:op|om)\b/],
  ['waarom', /\bwaarom\b|\bwaarvoor\b|\bwat heb ik eraan\b|\bnut\b|\bwaardoor\b/],
  ['wat', /\bwat (?:is|zijn|betekent|houdt|wordt|doet)\b|\bbetekenis\b|\buitleg\b|\bbetekent\b|\bwat voor\b|\bbestaat\b/],
]
