/** The owner's routes for requests, offices and the statement. */
import { Hono } from 'hono'
import { z } from 'zod'
import { csvFile } from '../platform/http/csv-file.ts'
import { readId, readJson, readQuery } from '../platform/http/request-input.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import { pageOf } from '../platform/page-of.ts'
import { cursorField, idField, textField, trimmedField, versionField } from '../platform/request-fields.ts'
import type { ListedFor } from '../notaries/list-notaries.ts'
import type { RegionBook } from '../regions/region.ts'
import { creditInvitation, eraseRequest, releaseRequest, resendMail } from './change-requests.ts'
import { forwardRequest } from './forward-request.ts'
import { listQuoteOffices } from './list-quote-offices.ts'
import { requestStates } from './quote-request.ts'
import { acceptProposal, refuseProposal } from './proposals/decide-proposal.ts'
import { listProposals } from './proposals/list-proposals.ts'
import { listRequests, openRequestOfOwner } from './read-requests.ts'
import { readStatement } from './read-statement.ts'
import { MOST_CAPACITY, saveQuoteOffice } from './save-quote-office.ts'
import { setOfficeFee } from './set-office-fee.ts'
import { setQuoteFee } from './set-quote-fee.ts'
import { writeStatement } from './write-statement.ts'

const PAGE_SIZE = 20

const listQuery = z.object({
  after: cursorField.optional(),
  state: z.enum(requestStates).optional(),
  folder: z.literal('twijfel').optional(),
  search: trimmedField(100).optional(),
})
const officesQuery = z.object({ search: trimmedField(100).optional(), after: idField.optional() })
const officeBody = z.strictObject({
  takesRequests: z.boolean(),
  capacity: versionField.max(MOST_CAPACITY),
  email: textField(254),
  endsPause: z.boolean().default(false),
})
const proposalsQuery = z.object({ after: idField.optional() })
const acceptBody = z.strictObject({ version: versionField })
const refuseBody = z.strictObject({ reason: textField(500) })
const monthField = textField(7).regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
const statementQuery = z.object({ month: monthField })
const feeBody = z.strictObject({ month: monthField, feeCents: versionField.max(1_000_000).nullable() })
const officeFeeBody = feeBody.extend({ notaryId: idField })
const mailBody = z.strictObject({ key: textField(100) })
const forwardBody = z.strictObject({ office: idField, reason: textField(1_000) })
const creditBody = z.strictObject({ reason: textField(1_000) })

export const quotesAdminApi = (services: { offices: () => Required<ListedFor>; regions: RegionBook }) => {
  const placeOf = (slug: string): string => services.regions.find(slug)?.name ?? slug
  return new Hono<HttpEnv>()
    .get('/api/admin/quotes', async (c) => {
      const { after, state, folder, search } = readQuery(c, listQuery)
      const filter = { state, doubtful: folder ? true : undefined }
      const { requests: found, ...rest } = await listRequests(c.get('context'), { filter, search, limit: PAGE_SIZE + 1, before: after })
      const { rows: requests, next } = pageOf(found, PAGE_SIZE, ({ created_at, id }) => `${created_at}_${id}`)
      return c.json({ requests: requests.map((one) => ({ ...one, place: placeOf(one.place) })), next, ...rest })
    })
    .get('/api/admin/quotes/statement', async (c) => {
      const { month } = readQuery(c, statementQuery)
      return csvFile(c, `offertes-${month}.csv`, await writeStatement(c.get('context'), { month }))
    })
    .get('/api/admin/quotes/statement/sums', async (c) => c.json(await readStatement(c.get('context'), readQuery(c, statementQuery).month)))
    .put('/api/admin/quotes/statement/fee', async (c) => {
      await setQuoteFee(c.get('context'), await readJson(c, feeBody))
      return c.json({ saved: true })
    })
    .put('/api/admin/quotes/statement/office-fee', async (c) => {
      await setOfficeFee(c.get('context'), await readJson(c, officeFeeBody))
      return c.json({ saved: true })
    })
    .get('/api/admin/quotes/:id', async (c) => {
      const request = await openRequestOfOwner(c.get('context'), readId(c))
      return c.json({ ...request, place: placeOf(request.place) })
    })
    .post('/api/admin/quotes/:id/release', async (c) => {
      await releaseRequest(c.get('context'), readId(c))
      return c.json({ released: true })
    })
    .post('/api/admin/quotes/:id/resend', async (c) => {
      await resendMail(c.get('context'), { id: readId(c), ...(await readJson(c, mailBody)) })
      return c.json({ queued: true })
    })
    .post('/api/admin/quotes/:id/forward', async (c) => {
      const { office: notaryId, reason } = await readJson(c, forwardBody)
      return c.json({ outcome: await forwardRequest(c.get('context'), services, { id: readId(c), notaryId, reason }) })
    })
    .delete('/api/admin/quotes/:id', async (c) => {
      await eraseRequest(c.get('context'), readId(c))
      return c.json({ erased: true })
    })
    .put('/api/admin/quote-invitations/:id/credit', async (c) => {
      await creditInvitation(c.get('context'), { id: readId(c), ...(await readJson(c, creditBody)) })
      return c.json({ saved: true })
    })
    .get('/api/admin/quote-offices', async (c) => {
      const { rows: offices, next } = pageOf(
        await listQuoteOffices({ ...c.get('context'), ...services }, { ...readQuery(c, officesQuery), limit: PAGE_SIZE + 1 }),
        PAGE_SIZE,
        ({ id }) => id,
      )
      return c.json({ offices, next })
    })
    .put('/api/admin/quote-offices/:id', async (c) => {
      await saveQuoteOffice({ ...c.get('context'), ...services }, { id: readId(c), ...(await readJson(c, officeBody)) })
      return c.json({ saved: true })
    })
    .get('/api/admin/office-proposals', async (c) => {
      const { after } = readQuery(c, proposalsQuery)
      const { rows: proposals, next } = pageOf(await listProposals(c.get('context'), { after, limit: PAGE_SIZE + 1 }), PAGE_SIZE, ({ id }) => id)
      return c.json({ proposals, next })
    })
    .post('/api/admin/office-proposals/:id/accept', async (c) => {
      const { version } = await readJson(c, acceptBody)
      return c.json(await acceptProposal(c.get('context'), { id: readId(c), version, places: services.regions }))
    })
    .post('/api/admin/office-proposals/:id/refuse', async (c) => {
      await refuseProposal(c.get('context'), { id: readId(c), ...(await readJson(c, refuseBody)) })
      return c.json({ refused: true })
    })
}
