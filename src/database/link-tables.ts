/** Not written yet. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- filled next
export interface LinkTables {}
