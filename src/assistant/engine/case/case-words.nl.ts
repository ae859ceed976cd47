/** Dutch words for the facts of a visitor's case, what each is called, and what may be said instead. For folded text. */
import type { CaseFact } from '../../conversation/answer-extras.ts'
import { countriesAbroad } from '../../sums/abroad.nl.ts'
import { dealValues } from './deal-words.nl.ts'
import { familyValues } from './family-words.nl.ts'
import { allOf, anyOf, type FactValue } from './fact-value.ts'
import { situationValues } from './situation-words.nl.ts'

const not = '(?:niet|nooit|geen)'

/** A wedding in a church or a mosque alone is none for the law. */
const onlyBeforeGod = allOf(
  /\b(?:kerk|moskee|imam|tempel|voor god|eigen kring)\b/,
  /\b(?:nooit|niet|alleen)\b[^.?!]{0,40}\b(?:gemeente|gemeentehuis|stadhuis|wet|imam|kring)\b/,
)

/** Facts with a few values; the first that is said holds. A fact that is said again replaces what was said before. */
export const factValues: Partial<Record<CaseFact, readonly FactValue[]>> = {
  civil: [
    {
      id: 'gescheiden',
      said: /\b(?:ben|zijn|al|inmiddels|nu) (?:\w+ ){0,2}gescheiden\b/,
      text: 'gescheiden',
      label: 'Gescheiden',
      says: 'Wij zijn gescheiden.',
    },
    {
      id: 'ongehuwd',
      said: anyOf(
        new RegExp(
          `\\b${not} (?:\\w+ ){0,2}(?:getrouwd|gehuwd|trouwen)\\b|\\b(?:getrouwd|gehuwd) (?:zijn|waren|ben) (?:we|wij|ze|zij|ik) (?:\\w+ )?${not}\\b|\\bongehuwd|\\bongetrouwd|\\bzonder (?:te trouwen|trouwen|huwelijk|boterbriefje)\\b`,
        ),
        onlyBeforeGod,
      ),
      text: 'niet getrouwd',
      label: 'Niet getrouwd',
      says: 'Wij zijn niet getrouwd.',
    },
    {
      id: 'partnerschap',
      said: /\bgeregistreerde? partner(?:s|schap)?\b|\bpartnerschap\b/,
      text: 'geregistreerd partner',
      label: 'Geregistreerd partner',
      says: 'Wij zijn geregistreerd partners.',
    },
    {
      id: 'getrouwd',
      said: /\b(?:her|ge)trouwd\b|\bgehuwd\b|\bmijn (?:man|vrouw|echtgenoot|echtgenote)\b|\b(?:in|tijdens) ons huwelijk\b/,
      text: 'getrouwd',
      label: 'Getrouwd',
      says: 'Wij zijn getrouwd.',
    },
    {
      id: 'samenlevingscontract',
      said: /\b(?:met|hebben|heb|wel) (?:\w+ ){0,3}samenlevingscontract\b/,
      text: 'samenwonend met contract',
      label: 'Samenlevingscontract',
      says: 'Wij wonen samen met een samenlevingscontract.',
    },
    {
      id: 'samenwonend',
      said: /\bsamen ?(?:woon|won)\w*|\b(?:ik|wij|we) (?:leef|leven|leefde|leefden) (?:al )?(?:\w+ ){0,3}samen\b|\bwo(?:on|ont|nen) (?:\w+ ){0,3}samen\b|\bmijn (?:vriend|vriendin)\b|\bgeen samenlevingscontract\b/,
      text: 'samenwonend zonder contract',
      label: 'Geen van beide',
      says: 'Wij wonen samen zonder contract.',
    },
  ],
  regime: [
    {
      id: 'voorwaarden',
      said: /\b(?:met|op|onder|hebben|heb|maakten|gemaakt) (?:(?!geen|zonder|nooit)\w+ ){0,3}huwelijkse voorwaarden\b|\bkoude uitsluiting\b/,
      text: 'huwelijkse voorwaarden',
      label: 'Met huwelijkse voorwaarden',
      says: 'Wij hebben huwelijkse voorwaarden.',
    },
    {
      id: 'gemeenschap',
      said: /\b(?:in|de|algehele|beperkte) gemeenschap van goederen\b|\bgetrouwd in (?:de |algehele |beperkte )?gemeenschap\b|\b(?:zonder|geen) (?:huwelijkse )?voorwaarden\b/,
      text: 'zonder huwelijkse voorwaarden',
      label: 'Zonder voorwaarden',
      says: 'Wij hebben geen huwelijkse voorwaarden.',
    },
  ],
  children: [
    {
      id: 'nee',
      said: /\b(?:geen|zonder|nooit) (?!testament|(?:\w+ )?(?:minderjarige|jonge|kleine) )(?:\w+ ){0,2}kinderen\b|\bkinderlo(?:os|ze)\b|\bkinderen (?:heb|hebben|had|heeft|zijn er) (?:\w+ ){0,2}niet\b/,
      text: 'geen kinderen',
      label: 'Geen kinderen',
      says: 'Er zijn geen kinderen.',
    },
    {
      id: 'ja',
      said: /\b(?:mijn|onze|met|en|twee|drie|vier|vijf|\d+|een|minderjarige|volwassen|jonge) (?:kinderen|kind|zoons?|zonen|dochters?|kids)\b|\b(?:heb|hebt|heeft|hebben|er zijn|zijn er) (?:\w+ ){0,2}kinderen\b|\bals ouders?\b/,
      text: 'er zijn kinderen',
      label: 'Wel kinderen',
      says: 'Er zijn kinderen.',
    },
  ],
  owner: [
    {
      id: 'een',
      said: /\b(?:alleen )?op (?:mijn|zijn|haar|een) naam\b|\b(?:is|staat) (?:\w+ ){0,2}(?:alleen )?van (?:mij|hem|haar|mijn \w+)(?: alleen)?\b|\benige eigenaar\b/,
      text: 'het huis staat op één naam',
      label: 'Op één naam',
      says: 'Het huis staat op één naam.',
    },
    {
      id: 'samen',
      said: /\bop (?:beide|beider|onze|allebei onze) namen\b|\bop naam van (?:ons )?(?:beiden|allebei)\b|\b(?:samen|beiden|allebei) (?:\w+ ){0,2}eigenaar\b|\bhuis (?:is|staat) (?:\w+ ){0,2}van ons (?:samen|beiden|allebei)\b|\bsamen (?:een|het|ons) (?:huis|woning|appartement)\b/,
      text: 'het huis is van u samen',
      label: 'Van ons samen',
      says: 'Het huis is van ons samen.',
    },
  ],
  ...familyValues,
  ...dealValues,
  ...situationValues,
}

/** A fact by its own, after 'Ik ga uit van:'. */
export const caseTexts = {
  since: (year: number) => `getrouwd in ${year}`,
  yearsMarried: (years: number) => `${years} jaar getrouwd`,
  before: (year: number) => `getrouwd vóór ${year}`,
  age: (years: number) => `${years} jaar`,
  amount: (euros: string) => `€ ${euros}`,
  year: (year: number) => `jaar ${year}`,
  died: (year: number) => `overleden in ${year}`,
  /** Asked when an answer depends on it and nobody said it. */
  questions: {
    civil: 'Bent u getrouwd, hebt u een samenlevingscontract of geen van beide?',
    regime: 'Hebt u huwelijkse voorwaarden?',
    children: 'Zijn er kinderen?',
    minors: 'Zijn er kinderen jonger dan 18 jaar?',
    owner: 'Op wiens naam staat het huis?',
  } as Partial<Record<CaseFact, string>>,
} as const

/** Of who was married, or lived together. */
export const ofEx = /\bmijn ex\b/

/** When somebody married: 'in 2015 getrouwd', 'getrouwd sinds 1998'. */
export const marriedIn =
  /\b(?:getrouwd|gehuwd|trouwden|trouwen|huwelijk|geregistreerd)\b[^.?!]{0,25}?\b((?:19|20)\d\d)\b|\b((?:19|20)\d\d)\b[^.?!]{0,15}?\b(?:getrouwd|gehuwd|trouwden)\b/
/** 'Vorig jaar getrouwd', 'we zijn dit jaar getrouwd'. */
export const marriedLately = /\b(vorig|dit) jaar (?:\w+ ){0,4}(?:getrouwd|gehuwd)\b|\b(?:getrouwd|gehuwd|trouwden) (?:\w+ ){0,4}(vorig|dit) jaar\b/
/** 'Begin 2018 of eind 2017' is no year. */
export const eitherYear = /\b(?:19|20)\d\d of (?:\w+ )?(?:19|20)\d\d\b/
export const beforeYear = /\bvoor (?:1 januari )?((?:19|20)\d\d)\b/
/** 'Al 23 jaar getrouwd'. */
export const yearsMarried = /\b(\d{1,2}) jaar (?:lang |nu |al )?(?:getrouwd|gehuwd|huwelijk)\b/
/** The age of the speaker. */
export const ownAge = /\bik(?: ben| word)? (?:nu |al |pas |net |bijna )?(\d{2})\b(?! ?(?:euro|%|procent|jaar getrouwd|k\b))/

/** 'En voor mijn ouders?': what was said of the speaker before is not so of them. */
export const asksOfOthers =
  /^(?:(?:en|maar|ok|oke|of|dan|ook|hoe zit het|hoe zit dat|geldt dat ook|geldt dat|is dat ook zo|hetzelfde)\W+)*(?:met |voor |bij |van )?(?:mijn|onze|m'n) (?:schoon)?(?:ouders|vader|moeder|broer|zus|broers|zussen|zoon|dochter|kinderen|opa|oma|grootouders|buren|buurman|buurvrouw|tante|oom)(?: van \d{1,2}(?: en \d{1,2}){0,3}(?: jaar)?(?= (?:dan|ook|eigenlijk|nog)\b))?(?: (?:dan|ook|eigenlijk|nog))*[ ?.!]*$/

/** Of an entry: for those who live together without being married. */
export const ofUnmarried = /\b(?:samenlevingscontract|samenwon\w+|ongehuwd\w*|niet getrouwd|verblijvingsbeding)\b/i
/** Of an entry: for those who are or were married. */
export const ofMarried = /\b(?:scheiding|scheiden|gescheiden|echtscheiding\w*|getrouwd|gehuwd|echtgeno\w+|huwelijks\w*|verrekenbeding|koude uitsluiting)\b/i
export const ofAnyMarriage = /\b(?:scheid\w*|gescheiden|echtscheid\w*|(?:ge|her)?trouw\w*|gehuwd|huwelijk\w*|partnerschap|voorwaarden|echtgeno\w+)\b/i
/** Of who is to be married, or thinks of it. */
export const isToMarry =
  /\b(?:ga|gaan|gingen|wil|willen|als (?:we|wij|ik)|praten|denken|plan)(?: (?!niet|nooit|geen)\w+){0,4} trouwen\b|\b(?:onze|de) (?:bruiloft|trouwdag|trouwplannen)\b/
/** What who never married says of it asks nothing of a marriage. */
export const neverMarried = /\b(?:niet|nooit|geen van beiden?) (?:\w+ ){0,2}(?:getrouwd|gehuwd)(?: geweest)?\b|\bong(?:ehuwd|etrouwd)\b/gi
export const ofMarrying = /\b(?:trouwen|huwelijk|partnerschap)\b/i

const wed = '(?:getrouwd|trouwden|gehuwd|ons huwelijk|bruiloft)'
const near = '(?: (?!(?:maar|en|woon|wonen|woonden|naar)\\b)[\\w,]+){0,4}?'
/** 'In 2015 in Turkije getrouwd', 'getrouwd in het buitenland'. */
export const marriedAbroad = new RegExp(`\\b${wed}\\b${near} in (?:${countriesAbroad})\\b|\\bin (?:${countriesAbroad})\\b${near} ${wed}\\b`)
