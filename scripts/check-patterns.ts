/**
 * Checks that the work of every regular expression grows with the length of the text: a backtracking pattern can hold the one thread of the
 * site for as long as a visitor likes. All of `src` counts, but for what runs in the owner's browser and for the tools of evaluation.
 */
import { judgePattern } from './patterns/judge-pattern.ts'
import { listPatterns } from './patterns/list-patterns.ts'

const isExempt = (file: string): boolean => /\/(?:admin|evaluation)\//.test(file)

const { patterns, faults } = await listPatterns(['src/**/*.{ts,tsx,astro}'], isExempt)
for (const { source, flags, at } of patterns) {
  const fault = judgePattern(source, flags)
  if (fault) faults.push(`${at}: ${fault}\n  /${source}/${flags}`)
}
for (const fault of faults) console.error(fault)
console.log(`${patterns.length} patterns checked, ${faults.length} faults`)
process.exit(faults.length > 0 ? 1 : 0)
