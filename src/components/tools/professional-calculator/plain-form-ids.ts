/** Ids shared by the plain form and its result page. */
export const PLAIN_FORM_ID = 'rooms-as-lines'
export const RESULTS_ID = 'results'
export const WORKING_ID = 'working'
