/** What is known for a sum of allowances. */

export interface AllowanceGroup {
  relation: 'partner' | 'child' | 'grandchild' | 'other'
  count: number
}

export interface AllowanceFacts {
  groups: readonly AllowanceGroup[]
  isGift: boolean
  years?: readonly number[]
}
