/** Whether signing in asks for more than the password. */
import type { Context } from '../platform/context.ts'

/** No second factor can be set up yet. */
export const isSecondFactorOn = async (_context: Context): Promise<boolean> => false
