/** CSS class of fields that the full form shows and the minimal editor hides (app/(payload)/writer.css). */
export const FULL_FORM_ONLY = 'pb-full-form-only'
