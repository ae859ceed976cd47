/** How requests go: most to a choice and its review, others are withdrawn or erased, and some nobody answers, so that the clock reminds and ends them. */
import type { Draw } from '../../large/draw.ts'
import { officeSteps as office } from './steps-office.ts'
import { ownerSteps as owner } from './steps-owner.ts'
import { visitorSteps as visitor } from './steps-visitor.ts'
import { newWalk, type Step, type Walk } from './walk.ts'

const DOUBTFUL_SHARE = 0.2

const begin = (isDoubtful: boolean): Step[] => [
  owner.addOffice(0),
  owner.addOffice(1),
  owner.switchOffice(0, true),
  owner.switchOffice(1, true),
  visitor.ask,
  ...(isDoubtful ? [owner.release] : []),
  visitor.confirm,
]

const answer = (index: 0 | 1): Step[] => [office.askCode(index), office.prove(index)]
const leave: Step[] = [owner.switchOffice(0, false), owner.switchOffice(1, false)]

const toReview = (declines: boolean): Step[] => [
  owner.resend,
  owner.addOffice(2),
  owner.switchOffice(2, true),
  owner.forward,
  visitor.agree,
  ...answer(0),
  office.quote(0),
  ...answer(1),
  declines ? office.decline(1) : office.quote(1),
  visitor.question,
  office.answer,
  office.askDeskCode,
  office.pace,
  visitor.choose,
  visitor.review,
  ...leave,
  owner.switchOffice(2, false),
]

const ends: readonly ((draw: Draw) => Step[])[] = [
  (draw) => toReview(draw.share() < 0.5),
  (draw) => toReview(draw.share() < 0.5),
  (draw) => toReview(draw.share() < 0.5),
  () => [...answer(0), office.quote(0), visitor.withdraw, ...leave],
  () => [...answer(0), office.quote(0), visitor.erase, ...leave],
  () => [],
]

export function drawWalk(draw: Draw): Walk {
  const isDoubtful = draw.share() < DOUBTFUL_SHARE
  return newWalk(draw, [...begin(isDoubtful), ...draw.of(ends)(draw)], isDoubtful)
}
