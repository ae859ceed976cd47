/** What a new key is for, what it may read, and until when. */
import { useState, type SyntheticEvent } from 'react'
import { TextInput } from '@mantine/core'
import { ApiProblem } from '../../owner-kit/api-call.ts'
import { FormEnd } from '../../owner-kit/form-end.tsx'
import { passwordFault, passwordTexts } from '../../owner-kit/kit.nl.ts'
import { TickedChoices } from '../../owner-kit/ticked-choices.tsx'
import { useKeptState } from '../../owner-kit/use-unsaved.ts'
import { scopes } from '../../platform/scopes.ts'
import { MAX_KEY_NAME } from '../keys/api-key.ts'
import { useMakeKey, type TypedKey } from './keys-data.ts'
import { keysTexts as texts, scopeNames } from './keys.nl.ts'

interface KeyFormProps {
  askPassword: boolean
  onMade: (secret: string) => void
  onCancel: () => void
}

type Faults = Partial<Record<keyof TypedKey | 'password' | 'form', string>>

const nothing: TypedKey = { name: '', scopes: [], lastDay: '' }

export function KeyForm({ askPassword, onMade, onCancel }: KeyFormProps) {
  const { typed, setTyped, discard } = useKeptState('sleutel/nieuw', ['tab', 'onderdeel'], nothing)
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<Faults>({})
  const make = useMakeKey((secret) => {
    discard()
    onMade(secret)
  })
  const faults = { ...(make.error && faultsOf(make.error)), ...missing }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = missingIn(typed, askPassword ? password : 'not asked')
    setMissing(found)
    if (Object.keys(found).length === 0 && !make.isPending) make.mutate({ ...typed, name: typed.name.trim(), password })
  }
  const cancel = () => {
    discard()
    onCancel()
  }
  return (
    <form className="form" aria-label={texts.add} noValidate onSubmit={submit}>
      <TextInput
        name="name"
        autoComplete="off"
        data-autofocus
        maxLength={MAX_KEY_NAME}
        label={texts.name}
        description={texts.nameNote}
        value={typed.name}
        error={faults.name}
        onChange={(event) => setTyped({ ...typed, name: event.currentTarget.value })}
      />
      <TickedChoices
        legend={texts.scopes}
        note={texts.scopesNote}
        choices={scopes}
        names={scopeNames}
        notes={{ people: texts.peopleNote }}
        chosen={typed.scopes}
        fault={faults.scopes}
        onChange={(chosen) => setTyped({ ...typed, scopes: chosen })}
      />
      <TextInput
        type="date"
        name="lastDay"
        label={texts.lastDay}
        description={texts.lastDayNote}
        value={typed.lastDay}
        error={faults.lastDay}
        onChange={(event) => setTyped({ ...typed, lastDay: event.currentTarget.value })}
      />
      <FormEnd
        password={{ isAsked: askPassword, value: password, fault: faults.password, onChange: setPassword }}
        fault={faults.form}
        isBusy={make.isPending}
        words={{ act: texts.make, busy: texts.busy, cancel: texts.cancel }}
        onCancel={cancel}
      />
    </form>
  )
}

function missingIn({ name, scopes: chosen }: TypedKey, password: string): Faults {
  return {
    ...(name.trim() === '' && { name: texts.nameNeeded }),
    // Persons alone are persons of nothing.
    ...(!chosen.some((scope) => scope !== 'people') && { scopes: texts.scopesNeeded }),
    ...(password === '' && { password: passwordTexts.needed }),
  }
}

function faultsOf(error: Error): Faults {
  if (!(error instanceof ApiProblem)) return { form: texts.failed }
  const password = passwordFault(error)
  if (password !== undefined) return { password }
  if (error.fields.includes('lastDay')) return { lastDay: texts.lastDayFault }
  return { form: error.code === 'conflict' ? texts.full : texts.failed }
}
