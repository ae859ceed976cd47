/** The owner's additions to the terms and the privacy page. */
import { Hono } from 'hono'
import { z } from 'zod'
import { requireEditor } from '../audit/require-role.ts'
import { readId, readJson } from '../platform/http/request-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { textField, versionField } from '../platform/request-fields.ts'
import { listRevisions } from '../revisions/revisions.ts'
import { listPageTexts, openPageText } from './list-page-texts.ts'
import { renderAddition } from './page-addition.tsx'
import { findPageTextFaults, pageTextIds } from './page-text.ts'
import { MAX_PAGE_TEXT } from './page-text-limits.ts'
import { savePageText } from './save-page-text.ts'

// A text that is a little too long is told so, with what else is wrong in it.
const content = textField(MAX_PAGE_TEXT * 2)
const previewBody = z.strictObject({ content })
const savedBody = previewBody.extend({ version: versionField })
const idSchema = z.enum(pageTextIds)
const PATH = '/api/admin/page-texts'

export const pageTextsApi = (services: { hasPage: (path: string) => boolean }) =>
  new Hono<HttpEnv>()
    .get(PATH, async (c) => c.json({ texts: await listPageTexts(c.get('context')) }))
    .get(`${PATH}/:id`, async (c) => c.json(await openPageText(c.get('context'), readId(c, 'id', idSchema))))
    .put(`${PATH}/:id`, async (c) => {
      const { version, content: typed } = await readJson(c, savedBody)
      return c.json(await savePageText(c.get('context'), services, { row: { id: readId(c, 'id', idSchema), version }, content: typed }))
    })
    .post(`${PATH}/preview`, async (c) => {
      requireEditor(c.get('context'))
      const { content: typed } = await readJson(c, previewBody)
      return c.json({ html: renderAddition(typed), faults: findPageTextFaults(typed.replace(/\r\n?/g, '\n'), services.hasPage) })
    })
    .get(`${PATH}/:id/revisions`, async (c) =>
      c.json({ revisions: await listRevisions(c.get('context'), { kind: 'paginatekst', subjectId: readId(c, 'id', idSchema) }) }),
    )
