/** What a conversation is about, as far as a partner or a notary needs to know. */
import { deeds, type Deed } from '../../deeds/deed.ts'
import { findEnglishDeed } from '../../deeds/english-deeds.ts'
import { findService } from '../../deeds/match-service.ts'
import type { AnswerSource, Turn } from '../conversation/engine.ts'
import { digitsOf } from '../../regions/postcode.ts'
import { EQUITY } from '../engine/sum-of-story.ts'
import { englishPlaces } from '../engine/languages/offices.en.ts'
import { findPlace, type Places } from '../engine/referral-intent.ts'

export interface CtaTopic {
  /** Of the partner link. */
  slug: string
  deed?: string
  /** Slug of the place that was named. */
  region?: string
}

const GENERAL = 'algemeen'

/** A postcode has no place that could be told on. */
const isName = (place: string | undefined): place is string => place !== undefined && digitsOf(place) === undefined

/** Of a deed that the visitor named. */
export const topicOf = ({ deed, place }: { deed?: string | undefined; place?: string | undefined }): CtaTopic => {
  const found = deeds.find(({ slug }) => slug === deed)
  return { slug: found?.partnerSlug ?? GENERAL, ...(found && { deed: found.slug }), ...(isName(place) && { region: place }) }
}

const findByArticle = ({ url }: AnswerSource): Deed | undefined => deeds.find(({ article }) => url.split('#', 1)[0] === article)

/** A question of the visitor, and what answered it. */
export interface Asked {
  question: string
  reference?: string | undefined
}

/** Who asks what a home that is taken over costs names its mortgage, but needs a division. */
const deedOfSum = (reference: string | undefined): Deed | undefined =>
  reference === EQUITY ? deeds.find(({ slug }) => slug === 'akte-van-verdeling') : undefined

/** By the newest question that names a deed; else by the article that the last answer leans on. The place by the newest that names one. */
export function findTopic(asked: readonly Asked[], sources: readonly AnswerSource[], places?: Places): CtaTopic {
  const newestFirst = asked.toReversed()
  const named = newestFirst.flatMap(({ question, reference }) => deedOfSum(reference) ?? findService(question) ?? findEnglishDeed(question) ?? [])[0]
  const region = places && newestFirst.flatMap(({ question }) => findPlace(question, places) ?? findPlace(question, places, englishPlaces) ?? []).find(isName)
  const deed = named ?? sources.flatMap((source) => findByArticle(source) ?? [])[0]
  return { slug: deed?.partnerSlug ?? GENERAL, ...(deed && { deed: deed.slug }), ...(region !== undefined && { region }) }
}

/** The visitor's side of a conversation, oldest first, with the newest question and what answers it now. */
export const listAsked = (history: readonly Turn[], newest: Asked): Asked[] => [
  ...history.flatMap(({ role, content }, at): Asked[] => {
    const next = history[at + 1]
    return role === 'user' ? [{ question: content, reference: next?.role === 'assistant' ? next.reference : undefined }] : []
  }),
  newest,
]
