/** A tiny answer engine that keeps what it was asked. */
import type { Plan, PlannedPassage } from '../../src/assistant/engine/plan-answer.ts'
import type { EngineAnswer, EngineInput } from '../../src/assistant/conversation/engine.ts'

export interface TestEngine {
  asked: EngineInput[]
  answer(input: EngineInput): EngineAnswer
  plan(input: EngineInput): Plan
  lookUp(question: string, day: string): PlannedPassage[]
  calculate(question: string, day: string): PlannedPassage | undefined
  suggestNext(reference: string): string[]
}

export const engineAnswer = (values: Partial<EngineAnswer> = {}): EngineAnswer => ({
  kind: 'kennis',
  text: 'Een testament maakt u bij de **notaris**.',
  sources: [{ title: 'Testament', url: '/testament' }],
  reference: 'testament-nodig',
  suggestions: ['Wat kost een testament?'],
  ...values,
})

const passage: PlannedPassage = {
  title: 'Testament',
  text: 'Een testament maakt u bij de notaris. Het kost € 650.',
  sources: [{ title: 'Testament', url: '/testament' }],
  reference: 'testament-nodig',
}

export function testEngine(make: (input: EngineInput) => EngineAnswer = () => engineAnswer()): TestEngine {
  const asked: EngineInput[] = []
  return {
    asked,
    answer(input) {
      asked.push(input)
      return make(input)
    },
    plan: () => ({
      answer: undefined,
      passages: [passage],
      facts: [],
    }),
    lookUp: () => [],
    calculate: () => undefined,
    suggestNext: () => ['Hoe lang duurt een testament?'],
  }
}
