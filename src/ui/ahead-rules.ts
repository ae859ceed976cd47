const neverAhead = ['/out/*', '/settings*', '/gesprek*', '/api/*', '/klik*', '/*\\?*']

/**
 * Links inside the site may be fetched when a visitor is about to follow them; never one that counts a click or holds a form's answer. The rules stand in the page,
 * since a file of theirs was one more request while the page was drawn. Their hash stands in the Content-Security-Policy.
 */
export const aheadRules: string = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, ...neverAhead.map((pattern) => ({ not: { href_matches: pattern } })), { not: { selector_matches: '[rel~=nofollow]' } }],
      },
      eagerness: 'moderate',
    },
  ],
})
