/** Reads what an office fills in of itself, by the rules by which the owner's form is read; every fault comes with the name of its field. */
import { deeds } from '../../deeds/deed.ts'
import { givenParts, pricePartKeys, toldParts, type PricePartKey } from '../../deeds/price-parts.ts'
import { readParts, typedParts } from '../../deeds/typed-parts.ts'
import { findDraftFaults, tidyDraft, type DraftFault, type NotaryDraft } from '../../notaries/notary-draft.ts'
import type { NotaryPrice } from '../../notaries/notary.ts'
import { cleanText } from '../../platform/clean-text.ts'
import { mergeProposal, type Proposal } from './proposal.ts'
import { includesName, partName, profileNames, specialityName, TICKED, totalName, type ProposalFaults, type Typed } from './proposal-fields.ts'

const fieldNames: readonly string[] = [
  ...Object.values(profileNames),
  ...deeds.flatMap(({ slug }) => [...pricePartKeys.map((part) => partName(slug, part)), includesName(slug), totalName(slug), specialityName(slug)]),
]

/** What the form shows of a record, or of a proposal that waits. */
export function typedOf(said: Omit<Proposal, 'removed'>): Typed {
  const typed: Record<string, string> = {
    [profileNames.phone]: said.phone,
    [profileNames.website]: said.website,
    [profileNames.languages]: said.languages.join('\n'),
    [profileNames.features]: said.features.join('\n'),
  }
  for (const { slug, label } of deeds) if (said.specializations.includes(label)) typed[specialityName(slug)] = TICKED
  for (const { deed, parts, includes } of said.prices) {
    const amounts = typedParts(parts)
    for (const part of pricePartKeys) typed[partName(deed, part)] = amounts[part]
    typed[includesName(deed)] = includes
    if (givenParts(parts).length === 0) typed[totalName(deed)] = TICKED
  }
  return typed
}

/** The fields of the price of a deed: what it needs, and what was told of it before. */
export const askedParts = (deed: string, price: NotaryPrice | undefined): PricePartKey[] => toldParts(deed, price?.parts ?? {})

const linesOf = (text: string): string[] => text.split(/[\n,]/)

function priceOf(deed: string, before: NotaryPrice | undefined, of: (name: string) => string, asOf: string): NotaryPrice | undefined {
  const amount = (part: PricePartKey) => of(partName(deed, part))
  const parts = readParts({
    fee: amount('fee'),
    vat: amount('vat'),
    landRegistry: amount('landRegistry'),
    registers: amount('registers'),
    other: amount('other'),
  })
  const includes = of(includesName(deed))
  if (givenParts(parts).length > 0) return { deed, parts, includes, asOf, amountCents: 0, allIn: false }
  const isStill = before && givenParts(before.parts).length === 0 && of(totalName(deed)) === TICKED
  return isStill ? { ...before, includes, asOf } : undefined
}

const labels: ReadonlySet<string> = new Set(deeds.map(({ label }) => label))

/** `day` is YYYY-MM-DD. A field that did not come is empty. */
export function readProposalForm(
  stored: NotaryDraft,
  given: (name: string) => string,
  day: string,
): { proposal: Proposal; typed: Typed; faults: ProposalFaults } {
  const typed = Object.fromEntries(fieldNames.map((name) => [name, given(name)]))
  const of = (name: string) => cleanText(typed[name] ?? '')
  const before = new Map(stored.prices.map((price) => [price.deed, price]))
  const ticked = deeds.filter(({ slug }) => of(specialityName(slug)) === TICKED)
  const prices = deeds.flatMap(({ slug }) => priceOf(slug, before.get(slug), of, day) ?? [])
  const said = {
    phone: of(profileNames.phone),
    website: of(profileNames.website),
    languages: linesOf(of(profileNames.languages)),
    features: linesOf(of(profileNames.features)),
    // Those that are no deed have no box.
    specializations: [...stored.specializations.filter((label) => !labels.has(label)), ...ticked.map(({ label }) => label)],
    prices,
    removed: stored.prices.map(({ deed }) => deed).filter((deed) => prices.every((price) => price.deed !== deed)),
  }
  const draft = tidyDraft(mergeProposal(stored, said, day))
  const { phone, website, languages, features, specializations } = draft
  const proposal = { phone, website, languages, features, specializations, prices: draft.prices, removed: said.removed }
  // Words without an amount would be lost without a word.
  const unpriced = deeds.filter(({ slug }) => !before.has(slug) && of(includesName(slug)) !== '' && prices.every(({ deed }) => deed !== slug))
  const missing = Object.fromEntries(unpriced.map(({ slug }) => [partName(slug, 'fee'), 'empty' as const]))
  return { proposal, typed, faults: { ...faultsOf(draft, day), ...missing } }
}

/** What is wrong with the rest of the record is the owner's to mend. */
function faultsOf(draft: NotaryDraft, day: string): ProposalFaults {
  const faults: Record<string, DraftFault> = {}
  for (const [path, fault] of Object.entries(findDraftFaults(draft, day))) {
    const name = nameOf(path, draft)
    // An amount that cannot be read makes a sum that cannot be either.
    if (name !== undefined && !(path.endsWith('amountCents') && Object.keys(faults).some((one) => one.startsWith(deedPrefix(path, draft)))))
      faults[name] ??= fault
  }
  return faults
}

const deedAt = (path: string, { prices }: NotaryDraft): string => prices[Number(path.split('.')[1])]?.deed ?? ''
const deedPrefix = (path: string, draft: NotaryDraft): string => `prijs-${deedAt(path, draft)}-`

function nameOf(path: string, draft: NotaryDraft): string | undefined {
  const [field = '', , , part] = path.split('.')
  if (field === 'specializations') return specialityName(deeds[0]?.slug ?? '')
  if (field !== 'prices') return Object.entries(profileNames).find(([key]) => key === field)?.[1]
  const deed = deedAt(path, draft)
  if (path.endsWith('.includes')) return includesName(deed)
  return partName(deed, pricePartKeys.find((key) => key === part) ?? 'fee')
}
