/** How long a link to someone's data can be opened, and then how long its page stays open. */
export const DATA_LINK_MINUTES = 30
