import { expect, test } from 'vitest'
import { requireRoom, tellFull, whileThereIsRoom } from './free-space.ts'

test('a copy that would fill the disk is refused with how much there is and how much it takes', async () => {
  await requireRoom('/srv/data', 900_000_000, async () => 1_000_000_000)
  await expect(requireRoom('/srv/data', 950_000_000, async () => 1_000_000_000)).rejects.toMatchObject({
    code: 'no_room',
    message: '1.0 GB is free in /srv/data, and 1.0 GB is needed; make room there',
  })
})

test('what fills the disk while it is written is stopped', async () => {
  let free = 200_000_000
  const part = Buffer.alloc(8_000_000)
  const source = async function* () {
    for (;;) {
      free -= part.length
      yield part
    }
  }
  await expect(Array.fromAsync(whileThereIsRoom('/mnt', source(), async () => free))).rejects.toMatchObject({ code: 'no_room' })
  expect(free).toBeGreaterThan(0)
})

test('a full disk is told as one, and no other fault is', () => {
  expect(tellFull(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }))).toMatchObject({ code: 'no_room' })
  expect(tellFull(Object.assign(new Error('database or disk is full'), { errcode: 13 }))).toMatchObject({ code: 'no_room' })
  const other = new Error('iets anders')
  expect(tellFull(other)).toBe(other)
})
