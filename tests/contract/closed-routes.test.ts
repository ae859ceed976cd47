/** The owner's area is closed to whoever is not signed in: every route of it, with the gate of the program before it. */
import { expect, test } from 'vitest'
import { routeRoles } from '../../src/owner/route-roles.ts'
import { openSiteInProcess } from '../factories/site-in-process.ts'

test('who is not signed in reads and changes nothing of the owner’s area', async () => {
  await using site = await openSiteInProcess()
  const open: unknown[] = []
  for (const name of Object.keys(routeRoles)) {
    const [method = '', pattern = ''] = name.split(' ')
    const path = pattern.replaceAll(/:\w+/g, crypto.randomUUID())
    const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
    const { status } = await site.askAsOther(path, { method, headers, ...(method !== 'GET' && { body: '{}' }) })
    if (status !== 401) open.push([name, status])
  }
  expect(open).toEqual([])
  expect(Object.keys(routeRoles).length).toBeGreaterThan(100)
})
