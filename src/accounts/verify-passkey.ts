/** Hands what a passkey signed to the sign-in library, which opens a session for it. */
import type { Auth } from './auth.ts'
import type { PasskeyAnswer } from './passkey-response.ts'
import { stepHeaders } from './sign-in-cookies.ts'

type LibraryAnswer = NonNullable<Parameters<Auth['api']['verifyPasskeyAuthentication']>[0]>['body']['response']

/** Not ok for a passkey that is none of the owner's, and for a question that was not asked, has run out or was answered before. */
export const verifyPasskey = (auth: Auth, { response, headers }: { response: PasskeyAnswer; headers: Headers }): Promise<Response> =>
  auth.api.verifyPasskeyAuthentication({ body: { response: response as LibraryAnswer }, headers: stepHeaders(headers, 'passkey'), asResponse: true })
