/** The dialog before a save that asks who sits there: the present password, and for a new one the second step. */
import { useState } from 'react'
import { Button, Modal } from '@mantine/core'
import { canUsePasskeys, PasskeyCancelled, takePasskey } from '../accounts/admin/browser-passkey.ts'
import { faultOf, useSecurity, type Fault } from '../accounts/admin/security-data.ts'
import { SecurityField, SecurityForm } from '../accounts/admin/security-form.tsx'
import { securityFaults } from '../accounts/admin/security.nl.ts'
import type { PasskeyAnswer } from '../accounts/second-factor/passkey-response.ts'
import { adminTexts, confirmTexts } from './admin.nl.ts'
import { answerOf } from '../owner-kit/api-call.ts'
import { accountsCalls } from './owner-calls.ts'

/** What goes along with the changes. */
export interface Proof {
  current_password?: string
  code?: string
  passkey?: PasskeyAnswer
}

interface ConfirmSaveProps {
  /** The save holds a new password. */
  newPassword: boolean
  busy: boolean
  error: Error | null
  onConfirm: (proof: Proof) => void
  onCancel: () => void
}

export function ConfirmSave(props: ConfirmSaveProps) {
  return (
    <Modal
      opened
      onClose={props.onCancel}
      // Its own header element would count as a second banner of the page.
      withCloseButton={false}
      // Locking the page behind it would need a style element that the content security policy refuses.
      lockScroll={false}
    >
      <Modal.Title mb="md" fz="lg" fw={600}>
        {confirmTexts.title}
      </Modal.Title>
      {props.newPassword ? <ForNewPassword {...props} /> : <ConfirmForm {...props} passkeys={false} code={false} />}
    </Modal>
  )
}

function ForNewPassword(props: ConfirmSaveProps) {
  const { data } = useSecurity()
  if (!data) return <p role="status">{adminTexts.loading}</p>
  const passkeys = data.passkeys.length > 0
  return <ConfirmForm {...props} code={data.appSince !== null || passkeys} passkeys={passkeys && canUsePasskeys()} />
}

interface ConfirmFormProps extends ConfirmSaveProps {
  /** A second step is asked for. */
  code: boolean
  /** A passkey may take the place of the code. */
  passkeys: boolean
}

function ConfirmForm({ newPassword, code: asksCode, passkeys, busy, error, onConfirm, onCancel }: ConfirmFormProps) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [own, setOwn] = useState<Fault>()
  const fault = own ?? (error ? faultOf(error) : undefined)
  const submit = async (byPasskey: boolean) => {
    const missing = missingOf(password, asksCode && !byPasskey ? code : undefined)
    setOwn(missing)
    if (missing) return
    const passkey = byPasskey ? await askPasskey(setOwn) : undefined
    if (byPasskey && !passkey) return
    onConfirm({ current_password: password, ...(passkey ? { passkey } : asksCode && { code }) })
  }
  return (
    <SecurityForm
      label={confirmTexts.title}
      note={newPassword ? confirmTexts.forPassword : confirmTexts.forSettings}
      submit={confirmTexts.submit}
      busy={busy}
      fault={fault}
      onSubmit={() => void submit(false)}
      onCancel={onCancel}
    >
      <SecurityField kind="password" label={confirmTexts.password} value={password} fault={fault} onChange={setPassword} first />
      {asksCode && <SecurityField kind="code" label={confirmTexts.code} value={code} fault={fault} onChange={setCode} text />}
      {passkeys && (
        <Button variant="default" aria-disabled={busy} onClick={() => !busy && void submit(true)}>
          {confirmTexts.byPasskey}
        </Button>
      )}
    </SecurityForm>
  )
}

function missingOf(password: string, code: string | undefined): Fault | undefined {
  if (password === '') return { field: 'password', sentence: securityFaults.passwordNeeded }
  return code?.trim() === '' ? { field: 'code', sentence: securityFaults.codeNeeded } : undefined
}

async function askPasskey(onFault: (fault: Fault) => void): Promise<PasskeyAnswer | undefined> {
  try {
    const options = await answerOf(accountsCalls.api['sign-in'].passkey.question.$post())
    return await takePasskey(options as PublicKeyCredentialRequestOptionsJSON)
  } catch (error) {
    onFault(error instanceof PasskeyCancelled ? { field: 'form', sentence: confirmTexts.passkeyCancelled } : faultOf(error))
    return undefined
  }
}
