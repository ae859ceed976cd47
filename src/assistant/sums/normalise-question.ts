/** Brings a question into the plain form the extractors read: lower case, no diacritics, single spaces, number words as digits. */
import { withThousands } from './home-in-thousands.ts'
import { digitsForNumberWords } from './dutch-numbers.ts'

/** 'Vijf ton; ik ben één jaar jonger dan 35' -> '5 ton; ik ben een jaar 34~'. A tilde marks an age that is only a bound. */
export function normaliseQuestion(question: string): string {
  const plain = question
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”„"]/g, ' ')
    .replace(/[–—−]/g, '-')
    .replace(/\bm'?n\b/g, 'mijn')
    .replace(/\bz'?n\b/g, 'zijn')
    .replace(/\bhyp\b\.?/g, 'hypotheek')
    .replace(
      /\bme (?=(?:stief|schoon|half|groot|klein)?(?:vader|moeder|ouders|pa|ma|man|vrouw|vriend|broer|zus|oom|tante|opa|oma|zoon|dochter|kind|ex)\w*\b)/g,
      'mijn ',
    )
    // A couple that gives is one giver.
    .replace(
      /\b(?:mijn (?:man|vrouw|partner|echtgenoot|echtgenote) en ik|ik en mijn (?:man|vrouw|partner|echtgenoot|echtgenote))\b(?= (?:willen |gaan )?(?:\w+ ){0,6}?(?:geven|schenken|gaven|schonken)\b)/g,
      'wij',
    )
    // Who tells of the own death besides has outlived the spouse.
    .replace(
      /\bmijn (?:man|vrouw|partner) (?:is|was) (?:er )?(?:al|reeds|eerder|inmiddels) (?:\w+ )?(?:dood|overleden|gestorven|niet meer)\b(?=.*\bik\b.*\b(?:achter ?laat|nalaat|doodga|overlijd)\b)|(?<=\bik\b.{0,60}\b(?:achter ?laat|nalaat|doodga|overlijd)\b.{0,60})\bmijn (?:man|vrouw|partner) (?:is|was) (?:er )?(?:al|reeds|eerder|inmiddels) (?:\w+ )?(?:dood|overleden|gestorven|niet meer)\b/g,
      'geen partner',
    )
    .replace(/\((\d{2}(?: jaar)?(?: (?:en|\/|&) \d{2}(?: jaar)?)?)\)/g, ' $1 ')
    .replace(/\b(\w*kinderen|zoons|dochters|broers|zussen) \((\d)\)/g, '$2 $1')
    .replace(/(?<=\d) ?½/g, ',5')
    .replace(/½/g, '0,5')
    .replace(/\((?:de |een )?(?:zoon|dochter|kind|broer|zus) van [^()]*\)/g, ' ')
    .replace(/\b(?:koper 1|de ene koper|de eerste koper)\b/g, 'ik')
    .replace(/\b(?:koper 2|de andere koper|de tweede koper)\b/g, 'mijn partner')
    .replace(/\bna aftrek (?:van )?(?:alle |de )?(?:schulden|kosten|alles|uitvaart\w*)(?: en (?:de )?(?:schulden|kosten|uitvaart\w*))?\b/g, '')
    .replace(/\bna (?:de |alle )?schulden(?= (?:€ ?)?\d)/g, '')
    .replace(/\baan de (?:belasting|belastingdienst|fiscus|staat) (?:te )?(?:af)?geven\b/g, 'aan belasting betalen')
    .replace(/\b(?:schelden|scheldt|scheld)\b(.*?)\b(?:lening|schuld)\b(?: van)?(.*?)\bkwijt\b/g, 'schenken$1$2')
    .replace(/\b(?:lening|schuld)(?: van)? (.*?)\bkwijt(?:gescholden|schelden|scheldt)\b/g, '$1 geschonken')
    .replace(/\s+/g, ' ')
    .trim()
  return boundAges(withThousands(digitsForNumberWords(withoutGrandchildrenAgain(plain))))
}

/** 'Die kinderen' are then the grandchildren that were named, and no children of somebody else. */
const withoutGrandchildrenAgain = (text: string): string =>
  /\bklein(?:kinderen|kids)\b/.test(text) ? text.replace(/\b(?:die|deze) (?:kinderen|kids)\b/g, 'zij') : text

/** Someone in the forties is 40 or older, in the twenties younger than 30; in the thirties the starters' age is open. */
const DECADES: Record<string, string> = { twintiger: '29~', veertiger: '40~', vijftiger: '50~', zestiger: '60~', zeventiger: '70~', tachtiger: '80~' }

function boundAges(text: string): string {
  return text
    .replace(/\b(?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig)ers?,? (?=\d{2}\b)/g, '')
    .replace(/\b((?:twintig|veertig|vijftig|zestig|zeventig|tachtig)er)s?\b/g, (all, decade: string) => DECADES[decade] ?? all)
    .replace(
      /\b(?:jonger dan|onder de|beneden de|nog geen)(?: de)? (\d{2})(?: jaar)?\b(?![.,]?\d| ?(?:%|procent|ton|k\b|duizend|euro))/g,
      (_, age: string) => `${Number(age) - 1}~`,
    )
    .replace(/\b(?:ouder dan|boven de)(?: de)? (\d{2})(?: jaar)?\b(?![.,]?\d| ?(?:%|procent|ton|k\b|duizend|euro))/g, (_, age: string) => `${age}~`)
    .replace(/\b(\d{2})(?: jaar)? (?:of|en) ouder\b|\b(\d{2}) ?(?:\+|plus\b)/g, (_, a?: string, b?: string) => `${a ?? b}~`)
}
