/** Partner call-to-actions without a slug of their own go here. */
export const DEFAULT_SLUG = 'algemeen'
