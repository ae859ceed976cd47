/** On SQLite the words of a message that is erased leave the index of words at once; until now they stayed in it until it was merged. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { forgetMessageWords } from '../chat-log-triggers.ts'
import type { DialectName } from '../dialects.ts'
import { CHAT_WORDS } from '../fills/chat-words.ts'
import { planFill } from '../fills/fill.ts'

export function secureErasing(dialect: DialectName): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of forgetMessageWords(dialect)) await statement.execute(db)
      if (dialect === 'sqlite') await planFill(db, CHAT_WORDS, 'elk_chat_messages')
    },
  }
}
