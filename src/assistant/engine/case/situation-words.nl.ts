/** Dutch words for whether a home is new, whether somebody has died, whether somebody understands what is signed, and for the form of a company. For folded text. */
import type { CaseFact } from '../../conversation/answer-extras.ts'
import { anyOf, notSupposed, onlyOne, type FactValue } from './fact-value.ts'

const newBuild =
  /\b(?:ons |een |de |bij |het |van )?nieuwbouw\w*|\bnieuw te bouwen\b|\bvrij op naam\b|\bv\.?o\.?n\b|\bgloednieuw\w*|\bsplinternieuw\w*|\bkoop-? (?:en|\/) aannem\w*|\baannemingsovereenkomst\b|\bprojectontwikkelaar\b|\b(?:van|bij|met) (?:de|een) (?:bouwer|ontwikkelaar)\b|\bde (?:bouwer|ontwikkelaar) (?:wil|zegt|heeft|kan|moet|levert|rekent|komt)\b|\b(?:voor|bij|na|tot) de oplevering\b/
const existing =
  /\bbestaande? (?:huis|woning|bouw|flat|appartement|koopwoning)\b|\bgeen nieuwbouw\w*|\b(?:naar|een|als)(?: \w+){0,2} (?:ander huis|andere woning|oude? (?:huis|woning|flat))\b|\b(?:huis|woning|flat|appartement|boerderij|pand)(?: \w+){0,2} (?:uit (?:de jaren|1[6-9]\d\d)|van 1[6-9]\d\d)\b|\bjaren [2-9]0 ?-?(?:huis|woning|flat)\b/
/** Whoever sells a home as well, compares, or buys of who lives in it or lets somebody wait, speaks of another home than a new one. */
const besideNew =
  /\bverko(?:op|cht|pen|chten)\b|\bverkopers?\b|\bons oude (?:huis|woning)\b|\bparticulier\b|\b(?:hun|zijn|haar) nieuwbouw\b|\bk\.?k\b|\bkosten koper\b|\ber ook een\b|\bjaar oud\b|\beigenaren\b|\b(?:maanden|jaar) in gewoond\b|\bhij kocht\b|\bnieuwbouw pas\b/

const supposed =
  /\b(?:als|wanneer|stel|mocht|zodra|indien|totdat|voordat|nadat|ooit|bijna|niet)\b(?: [\w'-]+){0,7} (?:overleden|gestorven|dood)\b|\bdood(?:gaat|gaan|gaat|gewoon)\b/g
/** Not of pets and colleagues, nor of a wife of long ago ('mijn overleden vrouw'). */
const hasDied =
  /(?<!\b(?:hond|kat|poes|telefoon|collega|executeur|oprichter|kennis|vrienden|eerste (?:man|vrouw))(?: van \d\d)? )\b(?:is|zijn|was|waren)(?! al\b| [^.?!]{0,40}\b(?:mijn eigen|ik ook)\b)(?: [\w'-]+){0,10} (?:overleden|gestorven)\b|\b(?:overleden|gestorven) (?:is|zijn|was|waren)\b|\b(?:is|was|zijn (?:allebei|beide|beiden|nu))(?! al\b) (?:[\w'-]+ ){0,3}dood\b|\b(?:overleed|overledene)\b|\b(?:vader|moeder|man|vrouw|broer|zus|oom|tante|opa|oma|partner|zoon|dochter|vriend|vriendin|ma|pa|mama|papa|ouders|pleegouders) overleden\b/
const plansAhead =
  /\b(?:mijn|ons|onze) (?:eigen )?(?:testament|testamenten|erfgenamen|nalatenschap|executeur|zaken)\b|\bmijn eigen (?:spullen|huis|geld|testament|dingen)\b|\bvoor (?:mezelf|mijzelf|onszelf)\b|\bna (?:mijn|onze) (?:dood|overlijden)\b|\b(?:als|wanneer|stel|stel dat) (?:ik|wij|we|een van ons)\b(?: [\w'-]+){0,6} (?:overlijd\w*|overleden|dood\w*|sterf|sterven|er niet meer|wegval|ook)\b|\b(?:onterven|nalaten)\b|\b(?:wil|willen|ga|gaan|moet|moeten|laat|laten|kan|kunnen) (?:[\w'-]+ ){0,6}(?:testament|vastleggen)\b|\b(?:ik|wij|we) (?:wil|willen|wou|zou|zouden) (?:graag |wel |niet )?dat\b|\b(?:wil|willen|wou) (?:ik|wij|we) (?:graag |wel |niet )?dat\b|\b(?:ik|wij|we) (?:wil|willen|wou)(?: [\w'-]+){0,6} (?:regelen|geven|kiezen|vastleggen|zetten|aanwijzen|beschermen|bedenken)\b|\bdat wil ik\b|\bhoe zorg ik\b|\bheb(?:ben)? (?:ik|we|wij)? ?er een liggen\b/
const slightly =
  /\b(?:beginnend\w*|licht|lichte|vroege?|begint|begin|vergeetachtig|soms|af en toe|diagnose|vastgesteld|sinds kort|bang|nog (?:wel|vaak|heel|goed|best|redelijk|prima))\b/
const stillAble =
  /\b(?:nog|heel|best|goed|volledig|verder) (?:helemaal |goed |heel |erg )?(?:helder|scherp|bij (?:zijn|haar|het|zn) (?:verstand|hoofd|positieven)|bij de tijd|wilsbekwaam|bij zinnen)\b|\b(?:begrijpt|snapt|weet) (?:\w+ ){0,3}nog (?:goed|heel goed|prima|alles|wat)\b|\b(?:begrijpt|snapt) alles nog\b/
const notAble =
  /\b(?:hij|zij|ze|die|vader|moeder|pa|ma|papa|mama|man|vrouw|oma|opa|oom|tante|broer|zus) (?:\w+ ){0,3}(?:begrijpt|snapt|beseft|overziet|herkent) (?:\w+ ){0,5}(?:niet|niets|niks|niemand) (?:meer|van)\b|\b(?:begrijpt|snapt) (?:hij|zij|ze|het|die) (?:\w+ ){0,4}niet meer\b|\b(?:niet meer|niks meer|niets meer) (?:\w+ )?(?:begrijpt|snapt|beseft|wilsbekwaam|helder|aanspreekbaar)\b|\bwilsonbekwaam\w*|\b(?:is|was|wordt|werd|raakt|raakte)(?: \w+){0,3} dement\b|\bdement(?:e|erend)? (?:moeder|vader|man|vrouw|ouder|ouders|oma|opa|oom|tante|broer|zus|schoonmoeder|schoonvader|geworden|is|was)\b|\b(?:vader|moeder|pa|ma|man|vrouw|oom|tante|oma|opa) dement\b|\b(?:zware|vergevorderde|ernstige) (?:dementie|alzheimer)\b|\bin (?:een )?coma\b/
const supposedAble =
  /\b(?:als|wanneer|stel|mocht|zodra|indien|voordat|nadat|ooit|voor het geval)\b(?: [\w'-]+){0,7} (?:dement\w*|alzheimer|wilsonbekwaam|coma|meer)\b/g

const forms = {
  bv: /\b(?:bv|bv's|b\.v\.?|flex-?bv|holding|werkmaatschappij|dga|besloten vennootschap)(?!\w)/,
  vof: /\b(?:vof|v\.o\.f\.?|vennootschap onder firma|maatschap)(?!\w)/,
  eenmanszaak: /\b(?:eenmanszaak|eenmanszaakje|zzp\w*|eenmansbedrijf)(?!\w)/,
  stichting: /\bstichting\w*/,
  vereniging: /\b(?:\w*vereniging)\b(?! van eigena)/,
} as const
/** Of a form that is denied, weighed or somebody else's. */
const noForm =
  /\b(?:geen|zonder|of (?:een|toch)|als (?:ik|we|wij)|van (?:te )?maken|geworden|omzetten|overstap\w*|in plaats van|laat|club|vve)\b|\b(?:broer|zus|vriend|vriendin|zwager|buurman|medebestuurder|voor haar|voor zijn)\b[^.?!]{0,40}\b(?:bv|stichting|vof|eenmanszaak)\b|\bbv wil ik niet\b/
const formNames = Object.keys(forms) as (keyof typeof forms)[]
const onlyForm = (name: keyof typeof forms): Pick<RegExp, 'test'> => ({
  test: (text) => !noForm.test(text) && formNames.every((other) => forms[other].test(text) === (other === name)),
})

/** It is never shown nor asked for. */
const quiet = (id: string, said: FactValue['said']): FactValue => ({ id, said, text: id, label: id, says: id })

export const situationValues = {
  newbuild: [quiet('nee', onlyOne(existing, newBuild)), quiet('ja', onlyOne(newBuild, anyOf(besideNew, existing)))],
  deceased: [quiet('ja', onlyOne(notSupposed(hasDied, supposed), plansAhead)), quiet('nee', onlyOne(plansAhead, notSupposed(hasDied, supposed)))],
  capable: [quiet('ja', onlyOne(stillAble, notAble)), quiet('nee', onlyOne(notSupposed(notAble, supposedAble), anyOf(slightly, stillAble)))],
  form: formNames.map((name) => quiet(name, onlyForm(name))),
} satisfies Partial<Record<CaseFact, readonly FactValue[]>>

export const quietFacts: ReadonlySet<string> = new Set(Object.keys(situationValues))
