/** A script that sent a form goes on by itself: it would follow a redirect, and the browser would then ask for the same page once more. */

/** The address alone, for who prefers that (RFC 7240); undefined for the browser itself, which is redirected. */
export function toldWhereTo(request: Request, path: string): Response | undefined {
  if (request.headers.get('Prefer') !== 'return=minimal') return undefined
  return new Response(null, { status: 201, headers: { Location: path, 'Preference-Applied': 'return=minimal' } })
}
