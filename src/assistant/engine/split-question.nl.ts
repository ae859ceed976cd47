/** Dutch words by which a message shows that it asks several things. */
import type { AskingWords } from './asking-words.ts'

const words = 'hoe|hoeveel|hoevel|hoelang|wat|wie|wiens|wanneer|waneer|waar|waarom|welke?|waar(?:voor|over|mee|van|bij|aan|op)'
/** They ask when who or what they are asked of follows. */
const verbs =
  'moet|moeten|kan|kun|kunt|kunnen|mag|mogen|krijgt?|krijgen|is|was|zijn|bent|hebben|heeft|erft?|erven|betaal|betaalt|betalen|hoef|hoeft|hoeven|geldt|gelden|wordt|worden|komt|komen|blijft|blijven|gaat|gaan|vervalt|telt|duurt|kost|zit|zitten|staat|staan|bestaat|klopt|maakt|doet|draai|draait|wilt|zou|zal'
// Not 'zijn': 'en zijn gereedschap' asks nothing.
const subjects =
  "ik|wij|we|u|je|jij|hij|zij|ze|dat|dit|die|deze|er|het|t|'t|daar|hier|de|een|mijn|m'n|onze|ons|haar|hun|jullie|men|mensen|anderen|iemand|degene|elke?|iedere?|alle|allebei|beide|mam|pa|pap|ma"
// 'Ik voed haar op en wil haar adopteren': without who asks they tell on.
const ofPerson = '(?:ben|heb|wil) (?:ik|je|jij|u|hij|zij|ze|men|iemand)'
const and = 'en(?: ook)?'
const whether = 'of'
const asking = 'weten|vragen|vraag|vraagje|afvragen|vraag mij af|vraag me af|benieuwd|zeggen|vertellen|uitleggen|horen|snap(?: ik)? niet|begrijp(?: ik)? niet'
const supposing = 'wat als|als|stel|indien|mocht|wanneer (?:ik|je|we|wij|u|hij|zij|ze|het|dat|mijn|onze|de|een)'
const lead = 'en|maar|ook|of|ok|oke|oké|ja|oja|oh ja|o ja|ow|verder|daarnaast|trouwens|ten eerste|ten tweede|eerst|tot slot|dan|nou'
const question = `(?:(?:${words})\\b|(?:(?:${verbs}) (?:${subjects})|${ofPerson})(?![\\p{L}']))`

export const dutchAskingWords: AskingWords = {
  opens: new RegExp(`^(?:(?:${lead})[,:]? )*(?:${question}|(?:${supposing})\\b)`, 'iu'),
  asksAtOnce: new RegExp(`^(?:(?:${lead})[,:]? )*(?:${words}) (?:${verbs})\\b`, 'iu'),
  onOf: new RegExp(`^(?:(?:${lead})[,:]? )*(?:voor|bij|met|van|in|over|na|op|zonder|tegen|aan)\\b`, 'iu'),
  tellsOn: /, (?:(?:ik|wij|we|hij|zij|ze|het|er|die|mijn \p{L}+) (?:ben|heb|was|is|zijn|had|heeft|hebben|woont?|wonen)\b).*$/iu,
  opensLater: /^[^?]*\b(?:hoeveel kost|wat kost|wat kosten|hoe ?lang duurt|wie betaalt|hoe werkt|hoe gaat)(?: (?:dat|het|zoiets|die|dit|t))?$/iu,
  tells: new RegExp(`^(.*?\\b(?:${asking})[,:]? )(?=(?:${words}|${whether})\\b)`, 'iu'),
  border: new RegExp(`([,;]? (?:${and}) (?=${question})|[,;] (?=${question}))`, 'giu'),
  borderTold: new RegExp(`([,;]? (?:${and}) (?=(?:${words}|${whether})\\b)|, (?:of )?(?=(?:${words}|${whether})\\b))`, 'giu'),
  speaks: /\b(?:ik|wij|we|u|je|jullie|iemand|wil|wilt|willen|graag|mij|me|ons|benieuwd|mijn vraag)\b/iu,
  toldBefore: /^(.*)(?:,| en| maar) /iu,
  joins: new RegExp(`^(?:${and}) `, 'iu'),
  supposes: new RegExp(`^(?:(?:${lead}) )*(?:${supposing})\\b`, 'iu'),
  asksWho: new RegExp(`^(?:(?:${lead}) )*wie\\b`, 'iu'),
  goesOn: /^\p{L}+ (?:het|dat)\b(?!.*\b(?:ik|wij|we)\b)/iu,
  negates: /^\p{L}+ niet$|^of .* of niet$/iu,
}
