/** Dutch words for who of a family is of age, lives, died when, and left a will. For folded text. */
import type { CaseFact } from '../../conversation/answer-extras.ts'
import { allOf, anyOf, type FactValue } from './fact-value.ts'

const dead = '(?:overleden|overleed|gestorven|dood|weggevallen|er niet meer)'
const father = '(?:vader|pa|papa|pap)'
const mother = '(?:moeder|ma|mama|mam)'
const child = '(?:kind|kinderen|zoon|zoons|zonen|dochter|dochters)'

/** One is told to be dead, and who outlives that one is told of. */
const onlyFatherDead = allOf(
  new RegExp(`\\b${father}(?: \\w+){0,6} ${dead}\\b`),
  new RegExp(`\\b(?:mijn|onze|ons|m'n|zijn) (?:stief)?${mother}\\b(?! (?:\\w+ ){0,4}${dead})|\\bzijn (?:tweede |nieuwe )?(?:vrouw|weduwe)\\b`),
)
const onlyMotherDead = allOf(
  new RegExp(`\\b${mother}(?: \\w+){0,6} ${dead}\\b`),
  new RegExp(`\\b(?:mijn|onze|ons|m'n|haar) (?:stief)?${father}\\b(?! (?:\\w+ ){0,4}${dead})|\\bhaar (?:tweede |nieuwe )?(?:man|weduwnaar)\\b`),
)

export const familyValues: Partial<Record<CaseFact, readonly FactValue[]>> = {
  minors: [
    {
      id: 'nee',
      said: new RegExp(
        `\\b(?:geen|zonder) (?:\\w+ ){0,3}minderjarige|\\b(?:volwassen|meerderjarige) (?:\\w+ )?(?:kinderen|zoons?|zonen|dochters?)\\b|\\b${child} (?:\\w+ ){0,3}(?:volwassen|meerderjarig|18 jaar of ouder|18 of ouder|boven de 18|het huis uit|uit huis)\\b`,
      ),
      text: 'geen minderjarige kinderen',
      label: 'Geen minderjarige kinderen',
      says: 'Er zijn geen minderjarige kinderen.',
    },
    {
      id: 'ja',
      said: new RegExp(
        `\\bminderjarige? (?:\\w+ ){0,2}(?:${child}|erfgena\\w+)\\b|\\b${child} (?:is|zijn) (?:nog )?minderjarig\\b|\\b(?:jonge|kleine) kinderen\\b`,
      ),
      text: 'minderjarige kinderen',
      label: 'Wel minderjarige kinderen',
      says: 'Er zijn minderjarige kinderen.',
    },
  ],
  parents: [
    {
      id: 'beide',
      said: new RegExp(
        `\\bbeide ouders (?:\\w+ ){0,2}(?:${dead}|overlijden)\\b|\\bouders (?:\\w+ ){0,3}(?:${dead}|niet meer)\\b|\\b(?:andere|tweede|langstlevende) ouder (?:\\w+ ){0,2}${dead}\\b|\\b(?:${father}|${mother}) (?:\\w+ ){0,2}ook (?:\\w+ ){0,2}${dead}\\b|\\book (?:mijn|onze|ons) (?:${father}|${mother}) (?:\\w+ ){0,2}${dead}\\b`,
      ),
      text: 'beide ouders zijn overleden',
      label: 'Beide ouders overleden',
      says: 'Beide ouders zijn overleden.',
    },
    {
      id: 'een',
      said: anyOf(
        new RegExp(
          `\\b(?:ouder|${father}|${mother}) leeft (?:\\w+ )?nog\\b|\\bleeft (?:mijn|onze|uw) (?:stiefouder of de andere ouder|vader of moeder|vader|moeder) nog\\b`,
        ),
        onlyFatherDead,
        onlyMotherDead,
      ),
      text: 'één ouder leeft nog',
      label: 'Eén ouder leeft nog',
      says: 'De andere ouder leeft nog.',
    },
  ],
  will: [
    {
      id: 'nee',
      said: /\b(?:geen|zonder|nooit een) (?:\w+ ){0,2}testament(?:en)?\b|\b(?:niks|niets) (?:\w+ ){0,2}(?:op papier|opgeschreven|vastgelegd)\b|\btestament (?:is er|heb ik|hebben we|hebben wij|had hij|had ze|had zij) niet\b/,
      text: 'geen testament',
      label: 'Geen testament',
      says: 'Er is geen testament.',
    },
    {
      id: 'ja',
      said: /\b(?:in|volgens) (?:zijn|haar|het|hun|mijn|ons|diens|dat) testament\b|\b(?:er is|er ligt|heeft|had|hebben al|heb al|maakte) (?:\w+ ){0,2}een testament\b(?! (?:nodig|laten|maken))/,
      text: 'er is een testament',
      label: 'Wel een testament',
      says: 'Er is een testament.',
    },
  ],
}

/** Who speaks of a parent that died is a child of who died. */
export const parentDied = new RegExp(`\\b(?:mijn|onze|ons|m'n) (?:${father}|${mother})(?: \\w+){0,3} ${dead}\\b`)

/** Of children, as they are told: 'een zoon van 19', 'kinderen van 6 en 9', 'dochter (14)', 'zoon van 19 jaar'. */
export const childAges = new RegExp(
  `\\b(?:${child}|zoontje|dochtertje|jongens?|jongetje|meisjes?|tweeling|oudste|jongste)(?: is| zijn| van)* \\(?(\\d{1,2})(?: jaar)?(?: en (\\d{1,2}))?(?![\\d.,%]|\\s?(?:euro|k|mille|procent|ton)\\b)`,
  'g',
)
/** 'Een minderjarige van 16', 'mijn 14-jarige dochter'. */
export const yearsOld = new RegExp(`\\b(\\d{1,2})[- ]?jarige (?:\\w+ )?(?:${child}|zoontje|dochtertje)\\b`, 'g')

const months = ['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september', 'oktober', 'november', 'december']
export const monthOf = (name: string): number => months.indexOf(name) + 1
const date = `(?:\\d{1,2} )?(?:(${months.join('|')}) ?)?((?:19|20)\\d\\d)?`
/** When somebody died: 'in maart 2026 overleden', 'overleden op 3 oktober'. */
export const diedOn = new RegExp(
  `\\b(?:${dead}|overlijden)(?: \\w+)?(?: (?:in|op|sinds)|(?= \\d{1,2} [a-z])) ${date}|\\b(?:in|op|sinds) ${date}(?: \\w+){0,3} ${dead}\\b`,
)
export const diedLastYear = new RegExp(`\\bvorig jaar (?:\\w+ ){0,4}${dead}\\b|\\b${dead} (?:\\w+ )?vorig jaar\\b`)
/** Of an answer: 'bij een overlijden in 2025', 'op of na 1 januari 2026'. */
export const holdsUntil = /\boverlijden in (20\d\d)(?: of eerder)?\b/
export const holdsFrom = /\boverlijden (?:op of na|vanaf) (?:1 januari )?(20\d\d)\b/
