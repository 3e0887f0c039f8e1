/** What the plain form and the page that answers it refer to. */
export const PLAIN_FORM_ID = 'rooms-as-lines'
export const RESULTS_ID = 'results'
export const WORKING_ID = 'working'
