/** The part Cijfers of the tab Inhoud: all figures, what runs out first, or one of them. */
import { useState } from 'react'
import { Badge, Checkbox, Group, Skeleton, Text, TextInput, Title, UnstyledButton } from '@mantine/core'
import { useAddressParameters } from '../../owner-kit/address.ts'
import { Loaded } from '../../owner-kit/loaded.tsx'
import { FigureEditor } from './figure-editor.tsx'
import { endOf } from './figure-end.ts'
import { showFigure, useFigures, type FigureLine } from './figure-data.ts'
import { listTexts as texts } from './figures.nl.ts'

export function FiguresSection() {
  const chosen = useAddressParameters().get('cijfer')
  return chosen === null ? <FigureList /> : <FigureEditor key={chosen} id={chosen} />
}

const FigureList = () => (
  <Loaded query={useFigures()} failed={texts.failed.message} waiting={<Skeleton height={320} role="status" aria-label={texts.loading} />}>
    {(figures) => <Figures data={figures} />}
  </Loaded>
)

function Figures({ data }: { data: readonly FigureLine[] }) {
  const [search, setSearch] = useState('')
  const [onlyExpiring, setOnlyExpiring] = useState(false)
  const words = search.trim().toLowerCase()
  const shown = data.filter(({ label, isExpiring }) => label.toLowerCase().includes(words) && (!onlyExpiring || isExpiring))
  return (
    <section aria-labelledby="figures-heading">
      <Title order={2} id="figures-heading" mb="sm">
        {texts.heading}
      </Title>
      <Text mb="md">{texts.lead}</Text>
      <Group align="flex-end" mb="sm">
        <TextInput type="search" label={texts.search} value={search} onChange={(event) => setSearch(event.currentTarget.value)} />
        <Checkbox label={texts.onlyExpiring} checked={onlyExpiring} onChange={(event) => setOnlyExpiring(event.currentTarget.checked)} />
      </Group>
      <Text role="status" mb="sm">
        {shown.length === 0 ? texts.none : texts.expiring(data.filter(({ isExpiring }) => isExpiring).length)}
      </Text>
      <ul className="rows" aria-label={texts.list}>
        {shown.map((line) => (
          <li key={line.id}>
            <UnstyledButton className="row" onClick={() => showFigure(line.id)}>
              <Line line={line} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Line = ({ line }: { line: FigureLine }) => (
  <>
    <span className="row-name">
      {line.label}: {line.value}
    </span>
    <span className="badges">
      <Badge variant="default">{endOf(line)}</Badge>
      {line.isUnconfirmed && <Badge variant="default">{texts.unconfirmed}</Badge>}
    </span>
    <span className="row-facts">
      {line.law && `${line.law.source}${texts.readAt}`}
      {line.source}, {texts.checked(line.checked)}, {texts.uses(line.uses.length)}
    </span>
  </>
)
