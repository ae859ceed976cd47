/**
 * English words between the lines of who may not want to live on. Plain words of it are in `small-talk.en.ts`; other ways are learned from
 * messages. Matched on plain text, see `plain-text.ts`.
 */
import { anyOf } from '../../retrieval/word-pattern.ts'
import type { SignRule } from '../danger-rule.ts'

const relatives = '(?:husband|wife|partner|boyfriend|girlfriend|son|daughter|child|children|mother|father|mum|mom|dad|brother|sister|him|her|them)'
const ill = anyOf('cancer, terminal, terminally, the doctors?, diagnosis, hospice, surgery, palliative, incurable, euthanasia')
const leaves = anyOf('holiday, abroad, emigrate, emigrating, moving, move to, leaving the netherlands, on a trip, back home, new job, travel, travelling')
const ofBusiness = anyOf('marriage, vof, bv, partnership, contract, rent, tenancy, business partner, purchase, sale, fight, divorce')
const soon = anyOf('tomorrow, tonight, next week, next month, this week, this month, on sunday, before sunday, after friday, soon, in \\w+ (?:days|weeks)')
const died = anyOf('died, dead, passed, passed away, gone')

export const despairRules: readonly SignRule[] = [
  { all: [anyOf('better off .. (?:without me|than with me|if i was gone|if i were gone|if i was dead), easier for everyone if i')] },
  {
    all: [
      anyOf(
        'i am (?:only |just |nothing but )?a burden, im (?:only |just |nothing but )?a burden, nobody (?:will|would) miss me, no one (?:will|would) miss me, nobody needs me',
      ),
    ],
    unless: ill,
  },
  { all: [anyOf('not wake up, never wake up, sleep forever, go to sleep forever')] },
  {
    all: [
      anyOf(
        'nothing left for me, nothing to live for, no reason to (?:live|go on), (?:see|seeing) the point any ?more, (?:dont|do not|cant|cannot) .. (?:see )?the point (?:any ?more|of living|of going on), tired of (?:life|living|being alive), what is the point of anything, whats the point of anything',
      ),
    ],
    unless: ofBusiness,
  },
  {
    all: [anyOf('take my own life, took my own life, my own suicide, end it myself, ended it myself, if i do it myself, when ive done it')],
    unless: anyOf('without a notary, the deed, the form, the tax return'),
  },
  {
    all: [anyOf('goodbye letter, suicide note, said my goodbyes, said goodbye to everyone, when they find me, find my body')],
    unless: anyOf(`my ${relatives} .. left, (?:he|she|they) left, left a note, neighbour, neighbor`),
  },
  { all: [anyOf(`want to (?:be with|follow|join|go to) (?:my )?${relatives}`), died], unless: anyOf('buried, grave, live with, move in') },
  { all: [anyOf(`(?:cant|cannot|dont want to|do not want to) (?:live|go on|be here) without (?:my )?${relatives}`)] },
  {
    all: [/(?<!\b(?:if|when|after|once) )\bi (?:wont|will not|am not going to|will no longer) be (?:here|around|alive|there)\b(?: any ?more| any longer)/],
    unless: new RegExp(`${ill.source}|${leaves.source}`),
  },
  { all: [anyOf('when i am gone, when im gone, once i am gone, once im gone'), soon], unless: new RegExp(`${ill.source}|${leaves.source}`) },
  {
    all: [
      anyOf(
        '(?:cant|cannot) face another, (?:cant|cannot|dont want to) go on any ?more, dont want to go on, do not want to go on, leave this world, leave this life, i want (?:it|everything) to be over',
      ),
    ],
    unless: ofBusiness,
  },
]
