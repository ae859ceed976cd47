import { expect, test } from 'vitest'
import { toChances, weigh, weighFollowing, weighOutside, weighOutsideFollowing, type FollowingSigns, type Signs, type SignsOutside } from './odds.ts'

const signs: Signs = { way: 0.4, alone: 0.2, statement: 0.3, coverage: 0.5 }
const following: FollowingSigns = {
  way: 0.4,
  alone: 0.1,
  after: 0.2,
  joined: 0.2,
  opening: 0.2,
  coverage: 0.3,
  joinedLikeness: 0.4,
  isLast: 0,
  isSameTopic: 0,
  isNext: 0,
}
const outside: SignsOutside = { way: 0.3, doubt: 0.1, field: 'shared', isOffTopic: false, words: 4 }

test.each(Object.keys(signs) as (keyof Signs)[])('more of the evidence makes an entry likelier: %s', (sign) => {
  expect(weigh({ ...signs, [sign]: 0.9 })).toBeGreaterThan(weigh(signs))
})

test.each(['way', 'alone', 'after', 'joined', 'opening', 'coverage', 'joinedLikeness'] as const)('so it does in a conversation: %s', (sign) => {
  expect(weighFollowing({ ...following, [sign]: 0.9 })).toBeGreaterThan(weighFollowing(following))
})

test.each(['isLast', 'isSameTopic', 'isNext'] as const)('what was spoken of makes an entry likelier: %s', (sign) => {
  expect(weighFollowing({ ...following, [sign]: 1 })).toBeGreaterThan(weighFollowing(following))
})

test.each([weighOutside, weighOutsideFollowing])('doubt, a like way and words of another field speak for no answer', (weighNone) => {
  expect(weighNone({ ...outside, doubt: 0.9 })).toBeGreaterThan(weighNone(outside))
  expect(weighNone({ ...outside, field: 'none' })).toBeGreaterThan(weighNone(outside))
  expect(weighNone({ ...outside, isOffTopic: true })).toBeGreaterThan(weighNone(outside))
})

test('words of our field speak against no answer when something was said before; by themselves they lower the doubt', () => {
  expect(weighOutsideFollowing({ ...outside, field: 'ours' })).toBeLessThan(weighOutsideFollowing(outside))
})

test('chances sum to one and keep the order of the odds', () => {
  const [low, high, middle] = toChances([-2, 3, 0.5])
  expect(low! + high! + middle!).toBeCloseTo(1)
  expect(high).toBeGreaterThan(middle!)
  expect(middle).toBeGreaterThan(low!)
})
