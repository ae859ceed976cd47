/** English words for who buys or sells, whether a home is new, whether somebody has died, whether somebody understands what is signed, the form of a company, and relatives. */
import type { CaseFact } from '../../conversation/answer-extras.ts'
import type { Kin } from '../../retrieval/statement-holds.ts'
import { notSupposed, onlyOne, type FactValue } from './fact-value.ts'

type Said = FactValue['said']

const who = "(?:i|we|my \\w+|our \\w+)(?:'m|’m|'re|’re|'ve|’ve)?"
const sells = new RegExp(
  `\\b${who}(?: \\w+){0,4} (?:sell|selling|sold)\\b(?! (?:me|us)\\b)[^.?!]{0,30}\\b(?:house|home|flat|apartment|property|place)\\b|\\bas a seller\\b|\\bmy buyer\\b|\\bthe buyer (?:wants|says|has|will|is|pulled|backs)\\b`,
  'i',
)
const buys = new RegExp(
  `\\b${who}(?: \\w+){0,4} (?:buy|buying|bought)\\b|\\bsell (?:me|us)\\b|\\bas a buyer\\b|\\bthe seller (?:wants|says|has|will|is|refuses|lives)\\b`,
  'i',
)

const newBuild =
  /\bnew(?:ly)?[- ](?:build|built)\b|\bnew home from\b|\bunder construction\b|\bvrij op naam\b|\bv\.?o\.?n\b|\bproperty developer\b|\b(?:from|by|the) (?:the |a )?(?:builder|developer)(?: (?:picked|chose|of the project|says|put|wants))?\b(?! of)|\bnieuwbouw\b/i
const existing = /\bexisting (?:house|home|flat|apartment|property)\b|\bnot (?:a )?new[- ]build\b/i
const besideNew = /\b(?:sell|selling|sold|sellers?|k\.k|kosten koper|neighbours?|survey|foundation)\b/i

const supposed = /\b(?:if|when|once|should|in case|before|after|until)\b(?: [\w'’]+){0,6} (?:dies|die|died|dead|passes|pass|passed)\b/gi
const hasDied =
  /\b(?:husband|wife|partner|mother|father|mum|mom|dad|parents?|brother|sister|son|daughter|uncle|aunt|auntie|gran\w*|boyfriend|girlfriend|he|she|they)(?: \w+){0,4} (?:died|passed away|has died|is dead|was dead)\b|\bthe deceased\b/i
const plansAhead =
  /\b(?:my|our) (?:own )?(?:will|wills|heirs|estate)\b|\b(?:when|if|after) (?:i|we|one of us) (?:die|dies|am dead|are dead|pass away|am gone)\b|\bdisinherit\b|\b(?:i|we) (?:want|would like|wish)\b|\bhow do i change\b|\bpeople like us\b|\b(?:mate|colleague)\b|\bmake (?:a|my|our) (?:\w+ )?wills?\b/i

const stillAble = /\bstill (?:understands|sharp|lucid|clear|of sound mind)\b|\bof sound mind\b/i
const slightly = /\b(?:beginning|early|mild|slight|sometimes|starting|diagnos\w*|still|just)\b/i
const notAble =
  /\bno longer (?:\w+ )?(?:understand|understands|recognis\w*|recogniz\w*|able to (?:understand|decide|sign))\b|\b(?:does|do|can)(?:n't|n’t|not| not) (?:understand|recognise|recognize|decide)\b[^.?!]{0,20} (?:any ?more|any longer)\b|\b(?:severe|advanced|late-stage) (?:dementia|alzheimer\W?s?)\b|\bin a coma\b|\b(?:mentally incapacitated|incapacitated)\b/i
const supposedAble = /\b(?:if|when|once|should|in case|before)\b(?: [\w'’]+){0,7} (?:dementia|alzheimer\w*|understand|decide|coma)\b/gi

const forms = {
  bv: /\b(?:bv|b\.v\.?|private limited company|holding)(?!\w)/i,
  vof: /\b(?:vof|general partnership|maatschap)\b/i,
  eenmanszaak: /\b(?:eenmanszaak|sole trader\w*|sole proprietor\w*|zzp\w*|self-employed)\b/i,
  stichting: /\b(?:foundation|stichting)\b/i,
  vereniging: /(?<!owners[’']? )\b(?:association|vereniging)\b(?! of owners)/i,
} as const
const formNames = Object.keys(forms) as (keyof typeof forms)[]
const onlyForm = (name: keyof typeof forms): Said => ({ test: (text) => formNames.every((other) => forms[other].test(text) === (other === name)) })

const isDead = notSupposed(hasDied, supposed)

export const englishSituations: readonly (readonly [CaseFact, readonly (readonly [string, Said])[]])[] = [
  [
    'side',
    [
      ['koper', onlyOne(buys, sells)],
      ['verkoper', onlyOne(sells, buys)],
    ],
  ],
  [
    'newbuild',
    [
      ['nee', existing],
      ['ja', onlyOne(newBuild, besideNew)],
    ],
  ],
  [
    'deceased',
    [
      ['ja', onlyOne(isDead, plansAhead)],
      ['nee', onlyOne(plansAhead, isDead)],
    ],
  ],
  [
    'capable',
    [
      ['ja', onlyOne(stillAble, notAble)],
      ['nee', onlyOne(onlyOne(notSupposed(notAble, supposedAble), slightly), stillAble)],
    ],
  ],
  ['form', formNames.map((name) => [name, onlyForm(name)] as const)],
]

/** Of a father his child speaks, of an uncle his nephew. */
export const englishKin: readonly (readonly [Kin, RegExp])[] = [
  ['child', /\b(?:father|mother|dad|mum|mom|parents?|child|children|kids?|sons?|daughters?|eldest|youngest|step-?(?:child|children|sons?|daughters?))\b/i],
  ['parent', /\b(?:father|mother|dad|mum|mom|parents?)\b/i],
  ['grandchild', /\bgran\w+\b/i],
  ['sibling', /\b(?:half-?)?(?:brothers?|sisters?|siblings?)\b/i],
  ['nephew', /\b(?:uncles?|aunts?|nephews?|nieces?|cousins?)\b/i],
  ['spouse', /\b(?:husband|wife|spouse|married|marry|partners?|marriage)\b/i],
  ['friend', /\b(?:friends?|boyfriend|girlfriend|neighbou?rs?|colleague|god(?:child|son|daughter)|partners?|\w+-in-law)\b/i],
]
