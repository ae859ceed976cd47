/** The part Kantoren of the tab Offertes: who takes requests, and how they answer. */
import { Checkbox, Text, TextInput, Title } from '@mantine/core'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { useOffices, useSaveOffice, type OfficeLine } from './quotes-data.ts'
import { quotesAdminTexts as texts } from './quotes-admin.nl.ts'

export function OfficesSection() {
  return (
    <section aria-labelledby="quote-offices-heading">
      <Title order={2} id="quote-offices-heading" mb="sm">
        {texts.officesHeading}
      </Title>
      <Text mb="md">{texts.officesLead}</Text>
      <Loaded query={useOffices()} failed={texts.failed.message} waiting={<Text role="status">{texts.loading}</Text>}>
        {({ offices }) => (offices.length === 0 ? <Text>{texts.officesNone}</Text> : offices.map((office) => <Office key={office.id} office={office} />))}
      </Loaded>
    </section>
  )
}

function Office({ office }: { office: OfficeLine }) {
  const { id, name, location, email, isSample, takesRequests, isAddressNew, isProven, capacity } = office
  const save = useSaveOffice()
  const hasAddress = isSample || email !== ''
  const take = async (takes: boolean) => {
    if (!takes || (await askConfirmation(texts.confirmAddress(name, email)))) save.mutate({ id, takesRequests: takes, capacity, email })
  }
  return (
    <div className="admin-card">
      <h3>
        {name}, {location}
      </h3>
      <Text size="sm">{email || texts.noMail}</Text>
      {isAddressNew && <Text size="sm">{texts.newAddress}</Text>}
      <Checkbox
        my="sm"
        size="md"
        label={texts.takes}
        aria-label={`${texts.takes}: ${name}`}
        checked={takesRequests}
        disabled={!hasAddress}
        onChange={(event) => void take(event.currentTarget.checked)}
      />
      {takesRequests && (
        <TextInput
          type="number"
          label={texts.capacity}
          aria-label={`${texts.capacity}: ${name}`}
          min={1}
          max={100}
          defaultValue={capacity}
          onBlur={(event) => {
            const wanted = Number(event.currentTarget.value)
            if (wanted >= 1 && wanted <= 100 && wanted !== capacity) save.mutate({ id, takesRequests, capacity: wanted, email })
          }}
          maw={160}
        />
      )}
      <Text size="sm" mt="sm">
        {texts.numbers(office.invited, office.answeredShare, office.medianHours, office.quotes, office.chosen)}. {isProven ? texts.proven : texts.notProven}.
      </Text>
    </div>
  )
}
