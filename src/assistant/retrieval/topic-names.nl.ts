/** Names of the subjects of the knowledge, as the owner reads them. */
import type { Topic } from './topics.ts'

export const topicNames: Record<Topic, string> = {
  huis_kopen: 'Huis kopen',
  hypotheek: 'Hypotheek',
  overdrachtsbelasting: 'Overdrachtsbelasting',
  kosten_tarieven: 'Kosten en tarieven',
  testament: 'Testament',
  erfrecht: 'Erfrecht',
  levenstestament: 'Levenstestament',
  voogdij: 'Voogdij',
  samenwonen: 'Samenwonen',
  huwelijk: 'Huwelijk',
  scheiding_verdeling: 'Scheiding en verdeling',
  overlijden: 'Overlijden',
  erfbelasting: 'Erfbelasting',
  schenken: 'Schenken',
  ondernemen: 'Ondernemen',
  notaris_beroep: 'Over de notaris',
  klachten: 'Klachten',
  volmacht_legalisatie: 'Volmacht en legalisatie',
  platform: 'Over deze site',
}
