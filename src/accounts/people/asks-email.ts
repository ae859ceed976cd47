/** Whether signing in asks for an address: as soon as more than one person can. */
import type { Context } from '../../platform/context.ts'
import { hasSeveralUsers } from '../password/users.queries.ts'

/** For everybody: it says that there are several people, and nothing of who. */
export const asksEmail = ({ db }: Pick<Context, 'db'>): Promise<boolean> => hasSeveralUsers(db)
