/** What the knowledge is about. Apart from its shape, so that a page can name them without the law and the library that reads it. */
export const topics = [
  'huis_kopen',
  'hypotheek',
  'overdrachtsbelasting',
  'kosten_tarieven',
  'testament',
  'erfrecht',
  'levenstestament',
  'voogdij',
  'samenwonen',
  'huwelijk',
  'scheiding_verdeling',
  'overlijden',
  'erfbelasting',
  'schenken',
  'ondernemen',
  'notaris_beroep',
  'klachten',
  'volmacht_legalisatie',
  'platform',
] as const

export type Topic = (typeof topics)[number]

export const ABOUT_THE_SITE: Topic = 'platform'
