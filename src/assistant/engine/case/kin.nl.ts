/** Which relatives a conversation tells of, and of which a statement speaks: what holds for brothers is no answer about a child. For folded text. */
import { foldText } from '../../retrieval/fold-text.ts'
import type { Statement } from '../../retrieval/knowledge.ts'
import type { Kin } from '../../retrieval/statement-holds.ts'

/** Who is named by what: of a father his child speaks, of an uncle his nephew. */
const told: readonly (readonly [Kin, RegExp])[] = [
  [
    'child',
    /\b(?:vader|moeder|pa|ma|papa|mama|mam|pap|ouders?|kind|kinderen|kids|zoon|zoons|zonen|dochters?|zoontje|dochtertje|jongens|meiden|jongste|oudste)\b/,
  ],
  ['parent', /\b(?:vader|moeder|pa|ma|papa|mama|mam|pap|ouders?)\b/],
  [
    'grandchild',
    /\b(?:opa|oma|grootouders?|grootvader|grootmoeder|kleinkind\w*|kleinzoon|kleindochter|kleintjes)\b|\b(?:kinderen|zoon|dochter) van (?:mijn|onze) (?:zoon|dochter|kind)\b/,
  ],
  ['sibling', /\b\w*(?:broer|broers|zus|zussen|zuster|zusters|broertje|zusje)\b|\bandere (?:kind|kinderen|zoon|dochter)\b/],
  ['nephew', /\b\w*(?:oom|tante|ome|neef|neven|nicht|nichten|nichtje|neefje)\b/],
  ['spouse', /\b(?:man|vrouw|echtgeno\w+|getrouwd|gehuwd|trouwen|partners?|huwelijk|stiefmoeder|stiefvader)\b/],
  ['friend', /\b\w*(?:vriend|vriendin|vrienden|kennis|buur\w*|collega|peetkind|schoon\w+|samenwo\w+|ongetrouwd|partners?|vreemde\w*)\b/],
]

/** What a statement opens with, where it is for them alone. */
const opensWithKin = /^(?:(?:een|uw) (?:onterfde )?)?(?:kleinkind|broer|zus|neven|neef|nicht|echtgenoot|ouders die van hun kind|ouders kunt u)/
const asGrandchild = /\bals kleinkind\b/
const ofOpening: readonly (readonly [Kin, RegExp])[] = [
  ['parent', /^ouders\b/],
  ['grandchild', /kleinkind/],
  ['sibling', /\b(?:half)?(?:broer|zus)/],
  ['nephew', /\b(?:neef|neven|nicht|oom|tante)/],
  ['spouse', /echtgenoot/],
  ['friend', /vriend/],
]
/** Characters in which those are named. */
const HEAD = 75

export const namedIn = (text: string, words: readonly (readonly [Kin, RegExp])[]): Set<Kin> =>
  new Set(words.flatMap(([kin, pattern]) => (pattern.test(text) ? [kin] : [])))

/** Who has none tells of no child. */
const noChildren = /\b(?:geen|zonder|nooit) (?:\w+ )?(?:kinderen|kids|kind)\b/g

/** Of the visitor's messages. */
export const readKin = (messages: readonly string[]): ReadonlySet<Kin> => namedIn(foldText(messages.join('. ')).replace(noChildren, ''), told)

const known = new WeakMap<Statement, ReadonlySet<Kin>>()

function kinOf(statement: Statement): ReadonlySet<Kin> {
  const found = known.get(statement)
  if (found) return found
  const head = foldText(statement.text.slice(0, HEAD))
  const kin = statement.holds?.kin
    ? new Set(statement.holds.kin)
    : opensWithKin.test(head)
      ? namedIn(head, ofOpening)
      : new Set<Kin>(asGrandchild.test(statement.text) ? ['grandchild'] : (statement.holdsWithEntry?.kin ?? []))
  known.set(statement, kin)
  return kin
}

/** The statement is for relatives of whom nothing was told, where others were told of. */
export function isOfOtherKin(statement: Statement, toldOf: ReadonlySet<string>): boolean {
  const kin = kinOf(statement)
  return kin.size > 0 && toldOf.size > 0 && kin.isDisjointFrom(toldOf)
}

export const isOfKin = (statement: Statement, toldOf: ReadonlySet<string>): boolean => !kinOf(statement).isDisjointFrom(toldOf)
