/** The form of one value of a figure: typed, seen in the sentences that it changes, and only then published. */
import { Button, Group, Text, TextInput } from '@mantine/core'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { ConflictNote } from '../../owner-kit/conflict-note.tsx'
import { FaultSummary } from '../../owner-kit/fault-summary.tsx'
import { recordTexts } from '../../owner-kit/kit.nl.ts'
import { BackButton } from '../../owner-kit/record-form.tsx'
import { useRemoval } from '../../owner-kit/record-hooks.ts'
import { figureLimits } from '../figure-draft.ts'
import { showFigure, showFigures, usePreview, useRefreshFigures, valueCalls, type EnteredValue, type FigureDetail } from './figure-data.ts'
import { editTexts as texts, previewTexts, toastTexts } from './figures.nl.ts'
import { useValueForm } from './use-value-form.ts'
import { ValueHistory } from './value-history.tsx'
import { ValuePreview } from './value-preview.tsx'

interface ValueFormProps {
  figure: FigureDetail
  /** Undefined: a new value. */
  stored: EnteredValue | undefined
}

export function ValueForm({ figure, stored }: ValueFormProps) {
  const refresh = useRefreshFigures()
  const { form, draft, mistakes, ...state } = useValueForm(figure, stored)
  const preview = usePreview()
  const { remove } = useRemoval(valueCalls, toastTexts, refresh)
  const isSeen = preview.data !== undefined && JSON.stringify(preview.data.of) === JSON.stringify(draft)
  const look = () => {
    if (Object.keys(mistakes).length > 0) state.save()
    else if (!preview.isPending) preview.mutate({ draft, id: stored?.id })
  }
  const erase = async (id: string) => {
    if (await askConfirmation(texts.confirmDelete)) {
      state.discard()
      remove.mutate({ id, onRemoved: () => showFigure(figure.id) })
    }
  }
  const loadTheirs = async () => {
    if (!(await askConfirmation(recordTexts.overwrite))) return
    state.discard()
    await refresh()
  }
  const field = (name: keyof typeof texts.fields, limit: number) => ({ label: texts.fields[name], maxLength: limit, ...form.getInputProps(name) })
  const { row } = state
  return (
    <>
      <BackButton onLeave={showFigures} />
      <form
        className="form admin-card"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isSeen) state.save()
          else look()
        }}
      >
        <h3>{stored ? texts.changeHeading(stored.from.slice(0, 4)) : texts.newHeading}</h3>
        <FaultSummary {...state.faults} />
        {state.conflict && <ConflictNote busy={state.busy} onKeepMine={state.saveAnyway} onLoadTheirs={() => void loadTheirs()} />}
        <Group grow align="flex-start">
          <TextInput label={texts.low[figure.shape]} description={texts.lowNote} required inputMode="decimal" {...form.getInputProps('low')} />
          {figure.shape === 'range' && (
            <TextInput label={texts.high} description={texts.lowNote} required inputMode="decimal" {...form.getInputProps('high')} />
          )}
        </Group>
        <Group grow align="flex-start">
          <TextInput type="date" required {...field('from', 10)} />
          <TextInput type="date" description={texts.untilNote} {...field('until', 10)} />
        </Group>
        <TextInput required {...field('source', figureLimits.source)} />
        <TextInput type="url" required {...field('url', figureLimits.url)} />
        <TextInput type="date" required {...field('checked', 10)} />
        <TextInput description={texts.noteNote} {...field('note', figureLimits.note)} />
        {preview.data && !isSeen && <Text role="status">{previewTexts.stale}</Text>}
        {preview.data && isSeen && <ValuePreview preview={preview.data} />}
        <Group className="save-bar">
          <Button type="submit" aria-disabled={state.busy || preview.isPending}>
            {isSeen ? (state.busy ? recordTexts.saving : texts.save) : preview.isPending ? texts.previewing : texts.preview}
          </Button>
          {row && (
            <Button variant="default" onClick={() => void erase(row.id)}>
              {recordTexts.delete}
            </Button>
          )}
        </Group>
      </form>
      {row && <ValueHistory row={row} draft={draft} dirty={state.dirty} onReverted={state.discard} />}
    </>
  )
}
