/** States that the database itself guards: which there are, which a row begins with, and which follows which. */
import { sql, type RawBuilder } from 'kysely'
import type { DialectName } from './dialects.ts'

export interface StateRules {
  table: string
  /** What a row may begin with. */
  first: readonly string[]
  /** What may follow each state. A state that is no key is the last. */
  next: Readonly<Record<string, readonly string[]>>
}

const listed = (states: readonly string[]): string => states.map((state) => `'${state}'`).join(', ')

const follows = ({ next }: StateRules): string =>
  Object.entries(next)
    .map(([from, to]) => `(old.state = '${from}' and new.state in (${listed(to)}))`)
    .join(' or ')

/** Refuses every other state and step, whoever writes it. */
export function guardStates(dialect: DialectName, rules: StateRules): RawBuilder<unknown>[] {
  const { table, first } = rules
  const wrongStart = `new.state not in (${listed(first)})`
  const wrongStep = `old.state <> new.state and not (${follows(rules)})`
  if (dialect === 'sqlite') {
    return [
      `create trigger ${table}_starts before insert on ${table} when ${wrongStart} begin select raise(abort, '${table}: no state to begin with'); end`,
      `create trigger ${table}_steps before update of state on ${table} when ${wrongStep} begin select raise(abort, '${table}: no such step'); end`,
    ].map((text) => sql.raw(text))
  }
  return [
    `create function ${table}_guard() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' then
        if ${wrongStart} then raise exception '${table}: no state to begin with'; end if;
      elsif ${wrongStep} then raise exception '${table}: no such step';
      end if;
      return new;
    end $$`,
    `create trigger ${table}_guarded before insert or update of state on ${table} for each row execute function ${table}_guard()`,
  ].map((text) => sql.raw(text))
}

/** Refuses to change a row once it stands; it may go. */
export function neverChanged(dialect: DialectName, table: string): RawBuilder<unknown>[] {
  if (dialect === 'sqlite')
    return [sql.raw(`create trigger ${table}_stands before update on ${table} begin select raise(abort, '${table} is never changed'); end`)]
  return [
    `create function ${table}_stands() returns trigger language plpgsql as $$ begin raise exception '${table} is never changed'; end $$`,
    `create trigger ${table}_stands before update on ${table} for each row execute function ${table}_stands()`,
  ].map((text) => sql.raw(text))
}
