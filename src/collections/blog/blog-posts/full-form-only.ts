/** The class of fields that the minimal editor leaves to the full form (app/(payload)/writer.css). */
export const FULL_FORM_ONLY = 'pb-full-form-only'
