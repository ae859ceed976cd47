/** Finds the family members and friends a normalised question names, and whether each gives or receives. */
import { before as beforeWords, kinWords, livesTogether, onlyFriends, unmarried, verbs } from './kin-words.nl.ts'
import type { Kin } from './kin-line.ts'

/** `self`: what the speaker is to the giver ('wij als ouders'); `beside`: gives nor receives ('met mijn broer', 'zonder kinderen'); `per`: 'per kind'. */
export type KinRole = 'giver' | 'receiver' | 'self' | 'beside' | 'per' | 'unclear'

export interface KinMention {
  kin: Kin
  role: KinRole
  /** 'mijn zoon' counts from the speaker, 'zijn zoon' from whoever was named before; 'vader schenkt zoon' leaves it open. */
  countedFrom: 'speaker' | 'other' | 'open'
  /** Says again who was just named: 'mijn zoon, haar kleinkind'. */
  isApposition: boolean
}

/** How far a verb may stand from the person it belongs to. */
const CLAUSE = /^[^.?!]{0,60}/
const INVERSION = 14
/** A second clause begins: 'ik heb mijn oom gesproken en hij geeft'. */
const AGAIN = /,|\b(?:die|dat|en|maar|als|want|omdat)\b/
const modal = '(?:wil|wilde|zou|ga|kan|mag|heb|had|willen|wilden|zouden|gaan|kunnen|mogen|hebben|hadden)'
/** 'Mijn kleinzoon wil ik 10 duizend geven', 'ik wil mijn kleinzoon'. */
const SPEAKER_DOES = new RegExp(`^ (?:\\S+ ){0,4}?${modal} (?:ik|we|wij)\\b`)
const SPEAKER_BEFORE = new RegExp(
  `\\b(?:ik|we|wij)(?: \\S+){0,4}? ${modal}(?: (?:graag|ook|nu|toch|nog|dan))? (?:(?:mijn|onze|ons|een|de|het|alle|\\d|oudste|jongste|enige) )*$`,
)

/** 'Mijn buurman wil mijn zoon als erfgenaam': he gets it, and the neighbour leaves it. */
const NAMED_HEIR = /^ (?:(?:graag|ook|nu|later) )*(?:als|tot) (?:\w+ )?erfgenaam\b/
const NAMES_HEIR = /^(?: (?!(?:ik|wij|we)\b)[^ .?!]+){0,7} (?:(?:als|tot) (?:\w+ )?erfgenaam|(?:mij|me|ons|mijn \w+) in (?:zijn|haar|hun) testament)\b/

/** 'Mijn zus en ik erven samen': she is not the one who died. */
const WITH_SPEAKER = /^ en (?:ik|mij)\b/

/** Mentions in the order of the text; a word inside another ('kleinkind') counts once. */
export function findKin(text: string): KinMention[] {
  const found: { start: number; end: number; kin: Kin }[] = []
  for (const [pattern, kin] of kinWords) {
    for (const match of text.matchAll(new RegExp(pattern.source, 'g'))) {
      const span = { start: match.index, end: match.index + match[0].length }
      if (!found.some((other) => span.start < other.end && other.start < span.end)) found.push({ ...span, kin: knownFriend(text, match, kin) })
    }
  }
  return found.toSorted((a, b) => a.start - b.start).map(({ start, end, kin }) => describe(text.slice(0, start), text.slice(end), kin))
}

function describe(before: string, after: string, kin: Kin): KinMention {
  const countedFrom = beforeWords.ofSpeaker.test(before) ? 'speaker' : beforeWords.ofOther.test(before) ? 'other' : 'open'
  return { kin, role: roleOf(before, after, kin), countedFrom, isApposition: beforeWords.apposition.test(before) }
}

/** 'een vriendin' is a friend, 'mijn vriendin' with whom one lives a partner; 'mijn vriend' and an unmarried partner stay open. */
function knownFriend(text: string, match: RegExpExecArray, kin: Kin): Kin {
  if (match[0] === 'partner' && unmarried.test(text)) return { line: 'friend' }
  if (kin.line !== 'friend') return kin
  if (livesTogether.test(text) && !unmarried.test(text)) return { line: 'partner' }
  return beforeWords.friend.test(text.slice(0, match.index)) || onlyFriends.test(text) ? { line: 'other' } : kin
}

function roleOf(before: string, after: string, kin: Kin): KinRole {
  if (beforeWords.self.test(before)) return 'self'
  if (beforeWords.aside.test(before) || (kin.line === 'sibling' && (beforeWords.withSpeaker.test(before) || WITH_SPEAKER.test(after)))) return 'beside'
  if (beforeWords.per.test(before)) return 'per'
  if (NAMED_HEIR.test(after)) return 'receiver'
  if (NAMES_HEIR.test(after)) return 'giver'
  if (beforeWords.giver.test(before)) return 'giver'
  if (beforeWords.receiver.test(before)) return 'receiver'
  if (kin.line === 'lineal' && kin.generation < 0 && after.startsWith(',')) return 'receiver'
  const clause = CLAUSE.exec(after)?.[0] ?? ''
  const gives = clause.search(verbs.gives)
  const receives = clause.search(verbs.receives)
  if (gives >= 0 && SPEAKER_BEFORE.test(before) && !AGAIN.test(clause.slice(0, gives))) return 'receiver'
  if (gives >= 0 && (receives < 0 || gives < receives)) return SPEAKER_DOES.test(clause.slice(0, gives)) ? 'receiver' : 'giver'
  if (receives >= 0 && gives < 0 && !verbs.speaker.test(clause.slice(0, receives + INVERSION))) return 'receiver'
  if (kin.line === 'lineal') return kin.generation > 0 ? 'giver' : 'receiver'
  return 'unclear'
}
