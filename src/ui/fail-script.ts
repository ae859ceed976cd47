/**
 * The event handler attribute that marks the figure of a picture that could not be loaded, so that its style shows the words instead.
 * It runs only when loading fails. Its hash stands in the Content-Security-Policy.
 */
export const failScript = "this.closest('figure').dataset.failed=1"
