/** What somebody who signs in may do. Free of the server, since the screens show only what a role may. */

/** From the least to the most: each may what those before it may. What each call needs stands in `owner/route-roles.ts`. */
export const roles = ['reader', 'editor', 'owner'] as const

export type Role = (typeof roles)[number]

export const isRole = (text: string): text is Role => roles.some((role) => role === text)

/** Whether `role` may what asks for `needed`. */
export const mayAs = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed)
