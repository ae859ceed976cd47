/** The key of what asks for the owner's attention, for whoever settles a part of it. */
export const signalsKey = ['signals']
