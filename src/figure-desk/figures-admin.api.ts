/** The owner looks after the figures: which run out, what next year's would change, and entering it. */
import { Hono, type Context as HonoContext } from 'hono'
import { requireReader } from '../audit/require-role.ts'
import type { Article } from '../articles/article.ts'
import type { EmbeddedEngine } from '../assistant/engine/embedded-engine.ts'
import type { FigureBook } from '../figures/figure.ts'
import { listPublishedEntries } from '../own-entries/serve-own-entries.ts'
import { textField, versionField } from '../platform/request-fields.ts'
import { readId, readJson } from '../platform/http/request-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { historyRoutes, recordRoutes, revertBody } from '../records/records.api.ts'
import { figureDraftSchema } from './figure-draft.schema.ts'
import { figureRecord } from './figure-record.ts'
import { listFigureTexts } from './figure-uses.ts'
import { listFigures, openFigure } from './list-figures.ts'
import { previewFigure } from './preview-figure.ts'
import { revertFigureValue, saveFigureValue } from './save-figure-value.ts'

export interface FigureDeskServices {
  figures: FigureBook
  articles: ReadonlyMap<string, Article>
  engine: Pick<EmbeddedEngine, 'listContentEntries'>
}

const nameField = textField(100)
/** With the id of the value that it changes. */
const previewBody = figureDraftSchema.extend({ id: nameField.optional() })
const changeBody = figureDraftSchema.extend({ version: versionField })

export function figuresAdminApi({ figures, articles, engine }: FigureDeskServices) {
  const deskOf = async (c: HonoContext<HttpEnv>) => {
    requireReader(c.get('context'))
    const ownEntries = await listPublishedEntries(c.get('context'), figures)
    return { figures, texts: listFigureTexts({ articles, entries: engine.listContentEntries(), ownEntries }) }
  }
  return new Hono<HttpEnv>()
    .get('/api/admin/figures', async (c) => c.json({ figures: listFigures(c.get('context'), await deskOf(c)) }))
    .get('/api/admin/figures/:id', async (c) => c.json(await openFigure(c.get('context'), await deskOf(c), readId(c, 'id', nameField))))
    .post('/api/admin/figures/preview', async (c) => {
      const { id, ...draft } = await readJson(c, previewBody)
      return c.json(previewFigure(c.get('context'), figures, (await deskOf(c)).texts, draft, id))
    })
    .post('/api/admin/figure-values', async (c) =>
      c.json(await saveFigureValue(c.get('context'), figures, { row: undefined, draft: await readJson(c, figureDraftSchema) }), 201),
    )
    .put('/api/admin/figure-values/:id', async (c) => {
      const { version, ...draft } = await readJson(c, changeBody)
      return c.json(await saveFigureValue(c.get('context'), figures, { row: { id: readId(c), version }, draft }))
    })
    .route('/api/admin/figure-values', recordRoutes(figureRecord))
    .route('/api/admin/figure-values', historyRoutes('cijfer'))
    .post('/api/admin/figure-values/:id/revert', async (c) => {
      const { version, revision } = await readJson(c, revertBody)
      return c.json(await revertFigureValue(c.get('context'), figures, { row: { id: readId(c), version }, revision }))
    })
}
