/** Spells out the forms of the listed verbs and word families, each pointing to the word that stands for them. */
import { irregularVerbs, regularVerbs, wordFamilies } from './verbs.nl.ts'

const PREFIX = /^(aan|achter|af|bij|binnen|door|in|kwijt|mee|na|onder|op|over|samen|terug|toe|uit|vast|vol|voor|vrij|weg)(?=.{4,})/
const UNSTRESSED = /^(be|ge|her|ont|ver|er|over|onder|aan|af|in|op|uit|voor|door)/
const VOWELS = 'aeiou'

/** 'betal' -> ['betal', 'betaal']: with and without the doubled vowel, the last consonant as it is spelled at the end of a word. */
function bareForms(infinitive: string): string[] {
  if (!/...en$/.test(infinitive)) return []
  const spelled = infinitive.replace(/en$/, '')
  const base = spelled
    .replace(/([bcdfgklmnprstz])\1$/, '$1')
    .replace(/v$/, 'f')
    .replace(/z$/, 's')
  const vowel = base.at(-2) ?? ''
  const open = base.length === spelled.length && VOWELS.includes(vowel) && !VOWELS.includes(base.at(-3) ?? '') && !VOWELS.includes(base.at(-1) ?? 'a')
  return open ? [base, `${base.slice(0, -1)}${vowel}${base.at(-1)}`] : [base]
}

function inflect(bare: string): string[] {
  return ['', 't', 'd', 'de', 'den', 'te', 'ten'].map((ending) => bare + ending)
}

function participles(bare: string, prefix: string): string[] {
  const body = bare.slice(prefix.length)
  const glue = UNSTRESSED.test(bare) && !prefix ? ['', 'ge'] : ['ge']
  return glue.flatMap((ge) => ['t', 'd', 'de', 'te'].map((ending) => `${prefix}${ge}${body}${ending}`))
}

function regularForms(infinitive: string): string[] {
  const prefix = PREFIX.exec(infinitive)?.[0] ?? ''
  const bare = bareForms(infinitive)
  const withTe = prefix ? [`${prefix}te${infinitive.slice(prefix.length)}`] : []
  return [...bare.flatMap(inflect), ...bare.flatMap((form) => participles(form, prefix)), `${infinitive}d`, `${infinitive}de`, ...withTe]
}

function irregularForms(line: string): [string, string[]][] {
  const [parts = '', prefixes = ''] = line.split(':')
  const [infinitive = '', past = '', participle = ''] = parts.trim().split(' ')
  const own = [infinitive, past, `${past}en`, participle, `${participle}e`]
  const rows: [string, string[]][] = [[infinitive, [...own, ...regularForms(infinitive)]]]
  for (const prefix of prefixes.trim().split(/\s+/).filter(Boolean)) {
    const bare = participle.replace(/^ge/, '')
    const forms = [infinitive, past, `${past}en`, participle, `${participle}e`, bare, `te${infinitive}`, ...bareForms(infinitive).flatMap(inflect)]
    rows.push([prefix + infinitive, forms.map((form) => prefix + form)])
  }
  return rows
}

/** Form -> the word that stands for it. Families go first, then irregular verbs, then regular ones: the first to claim a form keeps it. */
export function spellOutForms(): Map<string, string> {
  const forms = new Map<string, string>()
  const claim = (head: string, list: readonly string[]) => list.filter((form) => form.length > 1 && !forms.has(form)).forEach((form) => forms.set(form, head))
  for (const family of wordFamilies) claim(family.split(' ')[0] ?? family, family.split(' '))
  for (const line of irregularVerbs) for (const [head, list] of irregularForms(line)) claim(forms.get(head) ?? head, list)
  for (const infinitive of regularVerbs) claim(forms.get(infinitive) ?? infinitive, [infinitive, ...regularForms(infinitive)])
  return forms
}
