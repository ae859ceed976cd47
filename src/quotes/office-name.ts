const PREFIX = 'kantoor-'

/** The name of the box of an office in the form. */
export const officeName = ({ id }: { id: string }): string => `${PREFIX}${id}`

/** The offices whose boxes came ticked. */
export const officesIn = (posted: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(posted)
    .filter((name) => name.startsWith(PREFIX) && posted[name] !== '')
    .map((name) => name.slice(PREFIX.length))
