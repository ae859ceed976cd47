/** At the start: is the key the one that this installation was made with, and if not, what can no longer be read? */
import { endAllSessions } from '../accounts/sessions/end-all-sessions.ts'
import { resealSecondFactor } from '../accounts/second-factor/reseal-second-factor.ts'
import { isSecondFactorReadable } from '../accounts/second-factor/is-second-factor-readable.ts'
import type { Context } from '../platform/context.ts'
import { otherKeyWarning } from './check-key.nl.ts'
import { allSettings } from './all-settings.ts'
import { readKeyCheck, writeKeyCheck } from './key-check.queries.ts'
import { listUnreadableSettings } from '../settings/read-settings.ts'

const LABEL = 'key-check'
const KNOWN_TEXT = 'elke'

/**
 * Says it in the log when the key is another, and ends all sessions. Once nothing is left that needs the old key, for example because the owner typed it
 * anew, the present key becomes the key of the installation. Returns what cannot be read.
 */
export async function checkKey(context: Context): Promise<string[]> {
  await resealSecondFactor(context)
  const check = await readKeyCheck(context.db)
  if (check !== null && opens(context, check)) return []
  if (check !== null) await endAllSessions(context)
  const unreadable = await listUnreadable(context)
  if (check !== null || unreadable.length > 0) context.log.error({ unreadable }, otherKeyWarning(unreadable))
  if (unreadable.length === 0) await writeKeyCheck(context.db, context.secrets.encrypt(KNOWN_TEXT, LABEL))
  return unreadable
}

/** Settings, and the second factor, that are stored and do not open with the present key. */
const listUnreadable = async (context: Context): Promise<string[]> => [
  ...(await listUnreadableSettings(context, allSettings)),
  ...((await isSecondFactorReadable(context)) ? [] : ['second_factor']),
]

/** Likewise, and the text that the first start sealed, so that also a site without a secret tells. Changes nothing. */
export async function listSealedWithOther(context: Context): Promise<string[]> {
  const check = await readKeyCheck(context.db)
  return [...(check !== null && !opens(context, check) ? ['key_check'] : []), ...(await listUnreadable(context))]
}

function opens({ secrets }: Context, check: string): boolean {
  try {
    return secrets.decrypt(check, LABEL) === KNOWN_TEXT
  } catch {
    return false
  }
}
