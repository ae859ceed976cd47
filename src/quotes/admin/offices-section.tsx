/** The part Kantoren of the tab Offertes: who takes requests, and how they answer. */
import { Button, Checkbox, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { Pager } from '../../owner-kit/pager.tsx'
import { Only, useMay } from '../../owner-kit/role.tsx'
import { TypedFilter } from '../../owner-kit/typed-filter.tsx'
import { renamed, useRecordAddress } from '../../owner-kit/use-record-address.ts'
import { dayOf, dutchDate } from '../../platform/dutch-time.ts'
import { useOfficePage, useSaveOffice, type OfficeLine } from './quotes-data.ts'
import { quotesAdminTexts as texts } from './quotes-admin.nl.ts'

export function OfficesSection() {
  const { query, filter, showPage } = useRecordAddress({ tab: 'offertes', part: 'kantoren', one: 'kantoor', filters: ['zoek'], typed: ['zoek'] })
  const page = useOfficePage(renamed(query, { zoek: 'search', na: 'after' }))
  const isFirst = query.zoek === undefined && query.na === undefined
  return (
    <section aria-labelledby="quote-offices-heading">
      <Title order={2} id="quote-offices-heading" mb="sm">
        {texts.officesHeading}
      </Title>
      <Text mb="md">{texts.officesLead}</Text>
      <div className="fields-row" role="search">
        <TypedFilter label={texts.officesSearch} value={query.zoek ?? ''} onType={(typed) => filter('zoek', typed)} />
      </div>
      <Loaded query={page} failed={texts.failed.message} waiting={<Text role="status">{texts.loading}</Text>}>
        {({ offices, next }) => (
          <Stack gap="md" mt="md">
            {offices.length === 0 ? (
              <Text>{isFirst ? texts.officesNone : texts.officesNoneFound}</Text>
            ) : (
              <ul className="rows" aria-busy={page.isPlaceholderData}>
                {offices.map((office) => (
                  <li key={office.id}>
                    <Office office={office} />
                  </li>
                ))}
              </ul>
            )}
            <Pager backTo="first" onBack={query.na === undefined ? undefined : () => showPage(undefined)} onNext={next ? () => showPage(next) : undefined} />
          </Stack>
        )}
      </Loaded>
    </section>
  )
}

function Office({ office }: { office: OfficeLine }) {
  const { id, name, location, email, isSample, takesRequests, isAddressNew, isProven, capacity, pausedAt } = office
  const save = useSaveOffice()
  const mayEdit = useMay('editor')
  const canTake = mayEdit && (isSample || email !== '')
  const take = async (takes: boolean) => {
    if (!takes || (await askConfirmation(texts.confirmAddress(name, email)))) save.mutate({ id, takesRequests: takes, capacity, email })
  }
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, md: 4 }} spacing="md" verticalSpacing={6} p="md">
      <div>
        <Text fw={600}>
          {name}, {location}
        </Text>
        {!isSample && <Text size="sm">{email || texts.noMail}</Text>}
        {isSample && <Text size="sm">{texts.sampleNote}</Text>}
        {isAddressNew && <Text size="sm">{texts.newAddress}</Text>}
        {pausedAt && (
          <>
            <Text size="sm">{texts.paused(dutchDate(dayOf(pausedAt)))}</Text>
            <Only needs="editor">
              <Button
                variant="default"
                mt={4}
                aria-label={`${texts.endPause}: ${name}`}
                onClick={() => save.mutate({ id, takesRequests, capacity, email, endsPause: true })}
              >
                {texts.endPause}
              </Button>
            </Only>
          </>
        )}
      </div>
      <Checkbox
        size="md"
        label={texts.takes}
        aria-label={`${texts.takes}: ${name}`}
        checked={takesRequests}
        disabled={!canTake}
        onChange={(event) => void take(event.currentTarget.checked)}
      />
      <div>
        {takesRequests && (
          <TextInput
            type="number"
            label={texts.capacity}
            aria-label={`${texts.capacity}: ${name}`}
            min={1}
            max={100}
            readOnly={!mayEdit}
            key={capacity}
            defaultValue={capacity}
            onBlur={(event) => {
              const asked = Number(event.currentTarget.value)
              if (asked >= 1 && asked <= 100 && asked !== capacity) save.mutate({ id, takesRequests, capacity: asked, email })
            }}
            maw={160}
          />
        )}
      </div>
      <Text size="sm">
        {texts.numbers(office.invited, office.answeredShare, office.medianHours, office.quotes, office.chosen)}. {isProven ? texts.proven : texts.notProven}.
      </Text>
    </SimpleGrid>
  )
}
