import { expect, test } from 'vitest'
import { judgePattern } from './judge-pattern.ts'

test.each([
  [/(a+)+$/],
  [/^(?:\w+ ?)*$/],
  [/\s+$/],
  [/a.*b.*c/],
  [/\s*:?\s*x/],
  [/(?:a|aa)*b/],
  [/\[([^\]]+)\]\(/g],
  // These the analysis by itself lets through.
  [/(?:a{0,20}){0,20}b/],
  [/\bvan \d{0,99}\d{0,99}\d{0,99}\d{0,99}x/],
])('%s takes more than its text is long, and is refused', (pattern) => {
  expect(judgePattern(pattern.source, pattern.flags)).toMatch(/linear|exponential|takes more/)
})

test.each([[/(?<!\s)\s+$/], [/\b(?:hoe|wat) (?:\w+ ){0,5}testament\b/], [/^(?<whole>\d{1,3}(?:\.\d{3})+)$/], [/[^a-z0-9]+/g], [/\p{L}{3,40}(?= euro)/u]])(
  '%s is fine',
  (pattern) => {
    expect(judgePattern(pattern.source, pattern.flags)).toBeUndefined()
  },
)
