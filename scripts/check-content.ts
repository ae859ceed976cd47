/** Checks every content file: schema, figure tokens, links between articles, entries and figures, and house style. Exit code 1 on any fault. */
import { globSync, readFileSync } from 'node:fs'
import { frontMatterSchema } from '../src/articles/article.ts'
import { countInText, MOST_IN_TEXT } from '../src/articles/law-references.ts'
import { findPlainSectionFaults } from '../src/articles/plain-section-faults.ts'
import { findWayOnFaults } from '../src/articles/way-on-faults.ts'
import { knowledgeFileSchema } from '../src/assistant/retrieval/knowledge.ts'
import { loadKnowledge } from '../src/assistant/retrieval/load-knowledge.ts'
import { readTraining, readWays } from '../src/assistant/retrieval/learned/ways.ts'
import { OUTSIDE } from '../src/assistant/retrieval/learned/learned-model.ts'
import { loadModel } from '../src/assistant/retrieval/learned/load-model.ts'
import { knowledgeFiles, type KnowledgeLanguage } from '../src/assistant/retrieval/knowledge-files.ts'
import { readDangerMessages } from '../src/assistant/retrieval/learned/danger-messages.ts'
import { describeMaterial } from '../src/assistant/retrieval/learned/model-file.ts'
import { fillFigures, listFigureIds } from '../src/figures/figure-tokens.ts'
import type { Language } from '../src/figures/figure-words.ts'
import { figureSchema } from '../src/figures/figure.schema.ts'
import type { Figure } from '../src/figures/figure.ts'
import { loadQuestions } from '../src/quotes/load-questions.ts'
import { readMarkdownFolder, readYamlFolder } from '../src/platform/content-files.ts'
import { loadRegions } from '../src/regions/load-regions.ts'
import type { RegionBook } from '../src/regions/region.ts'
import { z } from 'zod'
import { namesSomebody } from './content/names.ts'
import { findRhythmFaults } from './content/rhythm.ts'

const dir = 'content'
const faults: string[] = []
/** Pages beside the articles that texts may link to. */
const pages = new Set([
  '',
  'notaries',
  'reviews',
  'contact',
  'rekenhulpen',
  'zoeken',
  'results',
  'over-ons',
  'privacy-policy',
  'algemene-voorwaarden',
  'toegankelijkheid',
  'melding',
  'offerte',
])
for (const tax of ['overdrachtsbelasting', 'erfbelasting', 'schenkbelasting', 'kosten-koper']) pages.add(`${tax}-berekenen`)
const today = new Date().toISOString().slice(0, 10)
const BARE_AMOUNT = /€\s?\d|\d+(?:[.,]\d+)?\s?euro\b|\d(?:[.,]\d+)?\s?(?:%|procent)/i
const STYLE: [RegExp, string][] = [
  [/!(?!\[)/, 'exclamation mark'],
  [/\bsuccesvol/i, "'succesvol'"],
  [/\b(je|jij|jouw)\b/i, 'je/jij/jouw (write u/uw)'],
  [/\bonafhankelijke? (advies|vergelijk)/i, 'claim of independence'],
  [/—/, 'em dash'],
]
/** A statement is true by itself, whatever was asked: only a yes or no form says Ja or Nee. */
const STATEMENT: [RegExp, string][] = [
  [/^(?:(?:Ja|Nee|Jazeker|Inderdaad)\b|(?:Yes|No)[.,;:])/, 'opens with yes or no'],
  [/\bartikel(?:en)? \d/i, 'a law article in the text; its source says so'],
  [/^(?:Dat|Dit|Hij|Zij|Daarnaast|Daarvoor|Daarom|Ook dan|Verder|Toch|Maar|En)\b/, 'does not stand by itself'],
]

const figures = new Map<string, Figure>()
for (const file of readYamlFolder(dir, 'cijfers')) {
  const parsed = z.array(figureSchema).safeParse(file.data)
  if (!parsed.success) faults.push(`cijfers/${file.name}: ${z.prettifyError(parsed.error)}`)
  else
    for (const figure of parsed.data) {
      if (figures.has(figure.id)) faults.push(`cijfers/${file.name}: ${figure.id} twice`)
      figures.set(figure.id, figure)
    }
}

function checkText(where: string, text: string, allowAmounts: boolean, language: Language = 'nl') {
  for (const id of listFigureIds(text)) if (!figures.has(id)) faults.push(`${where}: unknown figure ${id}`)
  try {
    fillFigures(text, figures, today, language)
  } catch (error) {
    faults.push(`${where}: ${String(error)}`)
  }
  const plain = text.replace(/\{\{[^}]*\}\}/g, '').replace(/\]\([^)]*\)/g, ']')
  if (/\{\{|\}\}/.test(plain)) faults.push(`${where}: broken token`)
  for (const [pattern, name] of STYLE)
    if (pattern.test(plain))
      faults.push(`${where}: ${name}: …${plain.slice(Math.max(0, plain.search(pattern) - 30), plain.search(pattern) + 30).replace(/\n/g, ' ')}…`)
  if (!allowAmounts && BARE_AMOUNT.test(plain))
    faults.push(
      `${where}: typed amount, use a figure: …${plain.slice(Math.max(0, plain.search(BARE_AMOUNT) - 30), plain.search(BARE_AMOUNT) + 30).replace(/\n/g, ' ')}…`,
    )
}

function openRegions(): RegionBook | undefined {
  try {
    return loadRegions(dir)
  } catch (error) {
    // The schema and two regions with one address are faults that loading finds.
    faults.push(String(error))
    return undefined
  }
}
const regionBook = openRegions()

const articles = readMarkdownFolder(dir, 'artikelen')
const slugs = new Set(articles.map((a) => a.slug))
for (const { slug, frontMatter, body } of articles) {
  const where = `artikelen/${slug}.md`
  const parsed = frontMatterSchema.safeParse(frontMatter)
  if (!parsed.success) faults.push(`${where}: ${z.prettifyError(parsed.error)}`)
  else {
    for (const other of parsed.data.related) if (!slugs.has(other)) faults.push(`${where}: related ${other} does not exist`)
    for (const id of parsed.data.priceFigures) if (!figures.has(id)) faults.push(`${where}: unknown figure ${id}`)
    for (const fault of findWayOnFaults(parsed.data, body, (place) => regionBook?.find(place) !== undefined)) faults.push(`${where}: ${fault}`)
    for (const fault of findPlainSectionFaults(body)) faults.push(`${where}: ${fault}`)
    if (parsed.data.lang === 'en')
      for (const id of parsed.data.priceFigures) if (!figures.get(id)?.labelEn) faults.push(`${where}: figure ${id} has no labelEn for an English price card`)
  }
  // A worked example may type the amounts of its imagined case; it stands in a block quote.
  const language = parsed.data?.lang ?? 'nl'
  checkText(where, body.replace(/^>.*$/gm, ''), false, language)
  checkText(where, body, true, language)
  for (const [, link] of body.matchAll(/\]\((\/[a-z0-9-]*)(?:#[^)]*)?\)/g))
    if (!pages.has(link!.slice(1)) && !slugs.has(link!.slice(1))) faults.push(`${where}: link to ${link}, which does not exist`)
  const laws = countInText(body, language, parsed.data?.sources ?? [])
  if (laws > MOST_IN_TEXT)
    faults.push(`${where}: ${laws} references to laws in the text, at most ${MOST_IN_TEXT}: those in brackets, '(artikel 4:13)', are one mark for each section`)
  for (const fault of findRhythmFaults(body)) faults.push(`${where}: ${fault}`)
  const words = body.split(/\s+/).length
  if (words < 900 || words > 2000) faults.push(`${where}: ${words} words, must be 900 to 2000`)
}

let entryCount = 0

function checkKnowledge(language: KnowledgeLanguage) {
  const { entries: folder, ways: waysFolder, training: trainingFolder, model } = knowledgeFiles[language]
  const ids = new Set<string>()
  const nexts: [string, string][] = []
  for (const file of readYamlFolder(dir, folder)) {
    const parsed = knowledgeFileSchema.safeParse(file.data)
    if (!parsed.success) {
      faults.push(`${folder}/${file.name}: ${z.prettifyError(parsed.error)}`)
      continue
    }
    for (const entry of parsed.data.entries) {
      const where = `${folder}/${file.name}#${entry.id}`
      entryCount++
      if (ids.has(entry.id)) faults.push(`${where}: id used twice`)
      ids.add(entry.id)
      if (entry.article && !slugs.has(entry.article)) faults.push(`${where}: article ${entry.article} does not exist`)
      for (const next of entry.next) nexts.push([where, next])
      const statements = new Set<string>()
      for (const { id, text } of entry.statements) {
        if (statements.has(id)) faults.push(`${where}: statement ${id} twice`)
        statements.add(id)
        checkText(`${where}.${id}`, text, false, language)
        for (const [pattern, name] of STATEMENT) if (pattern.test(text)) faults.push(`${where}.${id}: ${name}: ${text.slice(0, 60)}…`)
      }
    }
  }
  for (const [where, next] of nexts) if (!ids.has(next)) faults.push(`${where}: next ${next} does not exist`)
  try {
    const entries = loadKnowledge(dir, language)
    const ways = readWays(dir, language)
    const training = readTraining(dir, language)
    const openings = new Set(entries.flatMap(({ id, statements }) => statements.map((statement) => `${id}.${statement.id}`)))
    for (const [place, { entry, also = [], after, opens, phrase }] of [
      ...ways.map((way) => [waysFolder, way] as const),
      ...training.map((way) => [trainingFolder, way] as const),
    ]) {
      for (const id of [entry, ...also, ...(after ? [after] : [])])
        if (id !== OUTSIDE && !ids.has(id)) faults.push(`${place}: '${phrase}' names ${id}, which does not exist`)
      if (entry !== OUTSIDE && place === trainingFolder && namesSomebody(phrase))
        faults.push(`${place}: '${phrase}' names a company, an address or somebody by surname`)
      if (opens !== undefined && ids.has(entry) && !openings.has(`${entry}.${opens}`))
        faults.push(`${place}: '${phrase}' names ${entry}.${opens}, which does not exist`)
    }
    if (loadModel(dir, language).learnedFrom !== describeMaterial({ entries, ways, training, messages: readDangerMessages(dir, language) }))
      faults.push(`${model}: learned from other texts than these; run npm run train`)
  } catch (error) {
    faults.push(String(error))
  }
}
for (const language of ['nl', 'en'] as const) checkKnowledge(language)

/** What is asked for a quote keeps the style of the house; nobody may be told an amount there. */
function checkQuestions() {
  try {
    for (const { deed, fields } of loadQuestions(dir).values())
      for (const { id, ask, why, ...field } of fields)
        for (const text of [ask, why, ...('options' in field ? field.options : [])]) checkText(`offerte/${deed}.yaml#${id}`, text, false)
  } catch (error) {
    faults.push(String(error))
  }
}
checkQuestions()

/** One form of 'hebben' with u. What the engine reads is what visitors write; the knowledge keeps both until it is learned anew. */
const OTHER_FORM = /(?<!\b(?:[Ee]en van|site van|kantoor) )\b[Uu] heeft\b|\b[Hh]eeft u\b/
const written = [...globSync('src/**/*.nl.ts'), ...globSync(`${dir}/{artikelen,offerte}/*`)].filter((file) => !file.startsWith('src/assistant/engine/'))
for (const file of written)
  for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries())
    if (OTHER_FORM.test(line)) faults.push(`${file}:${at + 1}: 'u heeft' (write 'u hebt')`)

const PROVINCES = 12
const MUNICIPALITIES = 342
let regionCount = 0
if (regionBook) {
  const regions = regionBook.list()
  regionCount = regions.length
  const provinces = regions.filter(({ kind }) => kind === 'provincie')
  const municipalities = regions.filter(({ kind }) => kind === 'gemeente')
  if (provinces.length !== PROVINCES) faults.push(`regios: ${provinces.length} provinces, must be ${PROVINCES}`)
  if (municipalities.length !== MUNICIPALITIES) faults.push(`regios: ${municipalities.length} municipalities, must be ${MUNICIPALITIES}`)
  const names = new Set(provinces.map(({ name }) => name))
  for (const { name, province } of regions) if (!names.has(province)) faults.push(`regios: ${name} lies in ${province}, which is no province`)
}

for (const fault of faults) console.error(fault)
console.log(`${articles.length} articles, ${entryCount} knowledge entries, ${figures.size} figures, ${regionCount} regions, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
