import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { hasText } from '@payloadcms/richtext-lexical/shared'
import type { RichTextFieldValidation } from 'payload'
import { richText } from 'payload/shared'

/** An editor that was opened and left holds an empty paragraph, which counts as empty too. */
export const checkContent: RichTextFieldValidation = (value, options) =>
  value && isEditorState(value) && hasText(value) ? richText(value, options) : 'Content is required'

function isEditorState(value: object): value is SerializedEditorState {
  return 'root' in value
}
