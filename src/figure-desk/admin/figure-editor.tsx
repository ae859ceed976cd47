/** One figure: what it is, where it stands, what the owner entered, and the form for the next value. */
import { Button, Skeleton, Text, Title } from '@mantine/core'
import { useAddressParameters } from '../../owner-kit/address.ts'
import { ApiProblem } from '../../owner-kit/api-call.ts'
import { LoadFailed } from '../../owner-kit/load-failed.tsx'
import { BackButton } from '../../owner-kit/record-form.tsx'
import { Only, useMay } from '../../owner-kit/role.tsx'
import { formatDay } from '../../figures/figure-tokens.ts'
import { showFigure, showFigures, useFigure, type FigureDetail } from './figure-data.ts'
import { endOf } from './figure-end.ts'
import { editTexts as texts, listTexts, useKinds } from './figures.nl.ts'
import { ValueForm } from './value-form.tsx'

export function FigureEditor({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useFigure(id)
  const mayEdit = useMay('editor')
  const chosen = useAddressParameters().get('waarde') ?? undefined
  if (!data && error && !isFetching) {
    const isGone = error instanceof ApiProblem && error.code === 'not_found'
    return isGone ? (
      <>
        <BackButton onLeave={showFigures} />
        <Text>{listTexts.gone}</Text>
      </>
    ) : (
      <LoadFailed sentence={listTexts.failed.message} onRetry={() => void refetch()} />
    )
  }
  if (!data) return <Skeleton height={320} role="status" aria-label={listTexts.loading} />
  const value = data.entered.find((one) => one.id === chosen)
  return (
    <section aria-labelledby="figure-heading">
      <Title order={2} id="figure-heading" mb="md">
        {data.label}
      </Title>
      <Now figure={data} />
      {mayEdit ? <ValueForm key={`${value?.id ?? ''} ${value?.version ?? ''}`} figure={data} stored={value} /> : <BackButton onLeave={showFigures} />}
      <Entered figure={data} chosen={value?.id} />
    </section>
  )
}

function Now({ figure }: { figure: FigureDetail }) {
  return (
    <dl className="facts-grid">
      <div>
        <dt>{texts.value}</dt>
        <dd>
          <strong>{figure.value}</strong>
        </dd>
      </div>
      <div>
        <dt>{texts.ends}</dt>
        <dd>{endOf(figure)}</dd>
      </div>
      <div>
        <dt>{texts.source}</dt>
        <dd>
          {figure.law && (
            <>
              <a href={figure.law.url} rel="noopener noreferrer" target="_blank">
                {figure.law.source}
              </a>
              {listTexts.readAt}
            </>
          )}
          <a href={figure.url} rel="noopener noreferrer" target="_blank">
            {figure.source}
          </a>
          , {listTexts.checked(figure.checked)}
          {figure.isUnconfirmed && `. ${listTexts.unconfirmed}.`}
        </dd>
      </div>
      <div>
        <dt>{texts.uses}</dt>
        <dd>
          {figure.uses.length === 0 ? (
            texts.noUses
          ) : (
            <ul className="bullets">
              {figure.uses.map(({ kind, title, href }) => (
                <li key={`${kind} ${title}`}>
                  {useKinds[kind]}: {href === undefined ? title : <a href={href}>{title}</a>}
                </li>
              ))}
            </ul>
          )}
        </dd>
      </div>
    </dl>
  )
}

/** What the owner entered before, each to be changed. */
function Entered({ figure, chosen }: { figure: FigureDetail; chosen: string | undefined }) {
  if (figure.entered.length === 0) return null
  return (
    <div className="admin-card">
      <h3>{texts.entered}</h3>
      <ul className="rows">
        {figure.entered.map(({ id, low, high, from, until }) => (
          <li key={id} className="cluster">
            <span>
              {[low, high].filter(Boolean).join(' tot ')}: {formatDay(from)} {until === '' ? '' : `tot en met ${formatDay(until)}`}
            </span>
            <Only needs="editor">
              <Button variant="default" aria-current={id === chosen} onClick={() => showFigure(figure.id, id)}>
                {texts.edit(from.slice(0, 4))}
              </Button>
            </Only>
          </li>
        ))}
      </ul>
      {chosen !== undefined && (
        <Button variant="default" mt="sm" onClick={() => showFigure(figure.id)}>
          {texts.newValue}
        </Button>
      )}
    </div>
  )
}
