/** Earlier versions of what the owner edits. */
import { expect, test } from 'vitest'
import { forgetRevisions, getRevision, listRevisions, recordRevision } from '../../src/revisions/revisions.ts'
import { owner } from '../factories/context.ts'
import { onBothDatabases } from './both-databases.ts'

const subject = { kind: 'artikel', subjectId: 'testament' } as const

onBothDatabases('revisions', (open) => {
  test('versions come back newest first, as they were saved', async () => {
    await using site = await open()
    const context = site.context.as(owner)
    for (const title of ['een', 'twee']) {
      await recordRevision(context, { ...subject, data: { title } })
      context.clock.advance(60_000)
    }
    await recordRevision(context, { kind: 'artikel', subjectId: 'voogdij', data: { title: 'ander' } })
    expect((await listRevisions(context, subject)).map(({ data, savedAt }) => [data, savedAt])).toEqual([
      [{ title: 'twee' }, '2026-11-20T10:01:00.000Z'],
      [{ title: 'een' }, '2026-11-20T10:00:00.000Z'],
    ])
  })

  test('a version of another subject is not found', async () => {
    await using site = await open()
    const context = site.context.as(owner)
    await recordRevision(context, { ...subject, data: 1 })
    const [revision] = await listRevisions(context, subject)
    const id = revision?.id ?? ''
    expect((await getRevision(context, { ...subject, id })).data).toBe(1)
    await expect(getRevision(context, { ...subject, subjectId: 'voogdij', id })).rejects.toMatchObject({ code: 'not_found' })
    await expect(getRevision(context, { ...subject, kind: 'notaris', id })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('what is erased for good leaves no versions, and others keep theirs', async () => {
    await using site = await open()
    const context = site.context.as(owner)
    await recordRevision(context, { ...subject, data: 1 })
    await recordRevision(context, { kind: 'artikel', subjectId: 'voogdij', data: 2 })
    await forgetRevisions(context, subject)
    expect(await listRevisions(context, subject)).toEqual([])
    expect(await listRevisions(context, { kind: 'artikel', subjectId: 'voogdij' })).toHaveLength(1)
  })

  test('nobody but the owner reads or keeps a version', async () => {
    await using site = await open()
    const code = { code: 'not_signed_in' }
    await expect(recordRevision(site.context, { ...subject, data: 1 })).rejects.toMatchObject(code)
    await expect(listRevisions(site.context, subject)).rejects.toMatchObject(code)
    await expect(getRevision(site.context, { ...subject, id: 'x' })).rejects.toMatchObject(code)
    await expect(forgetRevisions(site.context, subject)).rejects.toMatchObject(code)
  })
})
