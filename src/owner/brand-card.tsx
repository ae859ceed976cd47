/** The card Huisstijl: name, colours and mark, with the site's own pieces in them as they are typed. */
import { Button, FileButton, Group, SimpleGrid, Text, Title } from '@mantine/core'
import { brandColourKeys, isReadable, nearestReadable, schemeOf, type BrandColourKey } from '../settings/brand/brand-colours.ts'
import { brandSettings } from '../settings/brand/brand.settings.ts'
import { isHex } from '../settings/brand/contrast.ts'
import { MAX_MARK } from '../settings/brand/mark.ts'
import { brandTexts } from './brand.nl.ts'
import { BrandPreview } from './brand-preview.tsx'
import { SettingField, type Form } from './setting-field.tsx'

export function BrandCard({ form, origin }: { form: Form; origin: string }) {
  const { values } = form
  const isOwn = brandColourKeys.some((name) => values[name].trim() !== brandSettings[name].default)
  const reset = () => {
    for (const name of brandColourKeys) form.setFieldValue(name, brandSettings[name].default)
  }
  return (
    <section className="admin-card" aria-labelledby="brand-heading">
      <Title order={2} id="brand-heading">
        {brandTexts.heading}
      </Title>
      <Text c="dimmed" size="sm">
        {brandTexts.note} {brandTexts.domain(origin)}
      </Text>
      <SettingField form={form} name="site_name" />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {brandColourKeys.map((name) => (
          <ColourField key={name} form={form} name={name} />
        ))}
      </SimpleGrid>
      {isOwn && (
        <Group>
          <Button variant="default" size="sm" onClick={reset}>
            {brandTexts.back}
          </Button>
        </Group>
      )}
      <SettingField form={form} name="brand_mark" />
      <Group>
        <FileButton
          accept="image/svg+xml,.svg"
          inputProps={{ 'aria-label': brandTexts.fileLabel }}
          // Of what is too long enough is read to say so.
          onChange={(file) =>
            void file
              ?.slice(0, 4 * MAX_MARK)
              .text()
              .then((text) => form.setFieldValue('brand_mark', text.trim()))
          }
        >
          {(props) => (
            <Button variant="default" size="sm" {...props}>
              {brandTexts.file}
            </Button>
          )}
        </FileButton>
      </Group>
      <BrandPreview values={values} />
      <Text c="dimmed" size="sm">
        {brandTexts.pictures}
      </Text>
    </section>
  )
}

/** What is refused comes with the nearest that is not. */
function ColourField({ form, name }: { form: Form; name: BrandColourKey }) {
  const scheme = schemeOf(name)
  const typed = form.values[name].trim().toLowerCase()
  const nearest = isHex(typed) && !isReadable(typed, scheme) ? nearestReadable(typed, scheme) : undefined
  return (
    <div>
      <SettingField form={form} name={name} left={isHex(typed) && <span className="brand-swatch" style={{ background: typed }} />} />
      {nearest && (
        <Button variant="default" size="sm" mt="xs" onClick={() => form.setFieldValue(name, nearest)}>
          {brandTexts.use(nearest)}
        </Button>
      )}
    </div>
  )
}
