/** Makes something the first time it is asked for, and gives the same from then on. */
export function once<T>(make: () => T): () => T {
  let made: { is: T } | undefined
  return () => (made ??= { is: make() }).is
}
