/**
 * What the build puts into the server's own files: from their packages they are four hundred files, which a start would look for one by one. A
 * package of the site holds them all the same, for their licences.
 */
export const bundledPackages = ['hono', 'kysely', 'uuid', 'zod']
