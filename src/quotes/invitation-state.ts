/** How it stands between a request and one office; the steps are guarded by the database. */
export type InvitationState = 'waiting' | 'invited' | 'quoted' | 'declined' | 'expired' | 'chosen' | 'passed' | 'revoked'
