/** What an import makes of a line of the file. */
export const lineOutcomes = ['new', 'changed', 'unchanged', 'refused'] as const
export type LineOutcome = (typeof lineOutcomes)[number]
