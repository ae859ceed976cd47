/** For a test of what comes within a second: a machine that does much else may let it pass once, and who is always late fails each time. */
export const onABusyMachine = { retry: 2 } as const
