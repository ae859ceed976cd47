/** The name of the box of an office in the form. */
export const officeName = ({ id }: { id: string }): string => `kantoor-${id}`
