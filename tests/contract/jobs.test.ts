/** Work by the clock: once a slot, whatever the number of instances. */
import { expect, test } from 'vitest'
import { everyMinutes, runDueJobs, type Job } from '../../src/platform/jobs.ts'
import { onBothDatabases } from './both-databases.ts'

function countingJob(name = 'tel', work: () => Promise<void> = async () => {}): Job & { runs: number } {
  const job = { name, slot: everyMinutes(60), runs: 0, work: async () => ((job.runs += 1), work()) }
  return job
}

onBothDatabases('jobs', (open) => {
  test('two instances that look at the same moment do the work once', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const job = countingJob()
    const system = site.context.as({ kind: 'system' })
    await Promise.all([runDueJobs(system, [job]), runDueJobs({ ...system, db: second.db }, [job])])
    expect(job.runs).toBe(1)
  })

  test('the next slot runs again, and not before', async () => {
    await using site = await open()
    const job = countingJob()
    const system = site.context.as({ kind: 'system' })
    for (const minutes of [0, 30, 31]) {
      site.context.clock.advance(minutes * 60_000)
      await runDueJobs(system, [job])
    }
    expect(job.runs).toBe(2)
  })

  test('a job that fails is written down, keeps no other from running, and is tried in the next slot', async () => {
    await using site = await open()
    const broken = countingJob('stuk', async () => {
      throw new Error('de schijf is vol')
    })
    const fine = countingJob('heel')
    const system = site.context.as({ kind: 'system' })
    expect(await runDueJobs(system, [broken, fine])).toEqual(['stuk', 'heel'])
    expect(await site.context.db.selectFrom('elk_job_runs').select(['name', 'fault']).orderBy('name').execute()).toEqual([
      { name: 'heel', fault: null },
      { name: 'stuk', fault: 'Error: de schijf is vol' },
    ])
    site.context.clock.advance(3_600_000)
    await runDueJobs(system, [broken, fine])
    expect([broken.runs, fine.runs]).toEqual([2, 2])
  })

  test('a job that is not due leaves no trace, and old runs are forgotten', async () => {
    await using site = await open()
    const system = site.context.as({ kind: 'system' })
    await runDueJobs(system, [{ name: 'nooit', slot: () => undefined, work: async () => expect.unreachable() }])
    const job = countingJob()
    await runDueJobs(system, [job])
    site.context.clock.advance(31 * 24 * 3_600_000)
    await runDueJobs(system, [job])
    expect(await site.context.db.selectFrom('elk_job_runs').select('name').execute()).toEqual([{ name: 'tel' }])
  })
})
