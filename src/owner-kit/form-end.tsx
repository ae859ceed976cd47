/** The end of a form that the owner may have to show a password for: the password, what is wrong with the whole, and the buttons. */
import { Button, Group, Text } from '@mantine/core'
import { OwnerPassword } from './owner-password.tsx'

interface FormEndProps {
  password: { isAsked: boolean; value: string; fault: string | undefined; onChange: (value: string) => void }
  /** Of the form as a whole. */
  fault: string | undefined
  isBusy: boolean
  words: { act: string; busy: string; cancel: string }
  onCancel: () => void
}

export function FormEnd({ password, fault, isBusy, words, onCancel }: FormEndProps) {
  return (
    <>
      {(password.isAsked || password.fault !== undefined) && <OwnerPassword value={password.value} fault={password.fault} onChange={password.onChange} />}
      {fault !== undefined && (
        <Text role="alert" c="var(--bad)">
          {fault}
        </Text>
      )}
      <Group gap="sm">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? words.busy : words.act}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Group>
    </>
  )
}
