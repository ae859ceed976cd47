/** Reads from a normalised question who of a couple died, in whose name everything stood, and whose child from before there is. */

/** Of a couple. */
export type Spouse = 'man' | 'woman'

const MAN = '(papa|pap|pa|vader|man|opa|hem)'
const WOMAN = '(mama|mam|ma|moeder|vrouw|oma|haar)'
const DIED = new RegExp(`\\b(?:${MAN}|${WOMAN}) (?:is |was )?(?:\\w+ ){0,4}(?:overleden|dood|gestorven|overleed|stierf)\\b`)
const OWNED = new RegExp(`\\balles (?:stond|staat|was|is) (?:\\w+ )?(?:op (?:de )?naam )?van (?:mijn |onze )?(?:${MAN}|${WOMAN})\\b`)
const IN_NAME = /\balles (?:stond|staat|was) (?:\w+ )?op (?:(zijn)|(haar)) naam\b/

const PARENT = /\b(?:(hem|zijn|papa|pap|pa|vader|man)|(haar|mama|mam|ma|moeder|vrouw)) (?=(?:uit|van|eerste|eerdere|vorige|een)\b)/

const spouseOf = (match: RegExpExecArray | null): Spouse | undefined => (match ? (match[1] === undefined ? 'woman' : 'man') : undefined)

export const readDeceased = (text: string): Spouse | undefined => spouseOf(DIED.exec(text))

/** Undefined unless it is said of everything. */
export const readOwner = (text: string): Spouse | undefined => spouseOf(OWNED.exec(text) ?? IN_NAME.exec(text))

/** 'Een kind van hem uit een eerder huwelijk', 'een zoon uit haar eerste huwelijk'. */
export const readParent = (text: string): Spouse | undefined => spouseOf(PARENT.exec(text))

const KIDS = '(?:kind|kinderen|zoon|zoons|dochter|dochters)'
const FORMER = new RegExp(
  `\\b(?:(hij|papa|pap|pa|vader|man)|(zij|ze|mama|mam|ma|moeder|vrouw)) (?:heeft|had) (?:(?:nog|ook|zelf|al|daarnaast) )*(\\d|een) ${KIDS} uit (?:een|zijn|haar) (?:eerder|eerdere|eerste|vorig|vorige|ander|andere) (?:huwelijk|relatie)\\b`,
)

/** 'Hij heeft uit zijn eerste huwelijk 1 kind en wij samen 2'. */
const FORMER_BEHIND = new RegExp(
  `\\b(?:(hij|papa|pap|pa|vader|man)|(zij|ze|mama|mam|ma|moeder|vrouw)) (?:heeft|had) uit (?:(?:een|zijn|haar) )?(?:eerder|eerdere|eerste|vorig|vorige|ander|andere) (?:huwelijk|relatie) (?:nog )?(\\d|een) ${KIDS}\\b`,
)
const TOGETHER = /\b(?:wij|we) (?:hebben )?samen (?:nog )?(\d)\b(?! ?(?:kind|dochter|zoon))/

export interface FormerChildren {
  count: number
  parent: Spouse | undefined
  /** The text without them. */
  rest: string
}

/** 'Hij heeft 1 kind uit zijn eerste huwelijk', beside those of the couple. */
export function readFormerChildren(text: string): FormerChildren | undefined {
  const match = FORMER.exec(text) ?? FORMER_BEHIND.exec(text)
  return match
    ? { count: Number(match[3]) || 1, parent: spouseOf(match), rest: text.replace(match[0], ' ').replace(TOGETHER, 'wij hebben $1 kinderen') }
    : undefined
}
