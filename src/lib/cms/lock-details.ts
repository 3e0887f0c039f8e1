import type { Config, Plugin } from 'payload'

const COMPONENT = '/components/admin/lock-details#LockDetails'

/** Adds the name and the British date to the dialog that says who is editing a document. */
export const lockDetails: Plugin = (config): Config => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const { components, ...admin } = collection.admin ?? {}
    const before = [...(components?.edit?.beforeDocumentControls ?? []), COMPONENT]
    const edit = { ...components?.edit, beforeDocumentControls: before }
    return { ...collection, admin: { ...admin, components: { ...components, edit } } }
  }),
  globals: config.globals?.map((global) => {
    const { components, ...admin } = global.admin ?? {}
    const before = [...(components?.elements?.beforeDocumentControls ?? []), COMPONENT]
    const elements = { ...components?.elements, beforeDocumentControls: before }
    return { ...global, admin: { ...admin, components: { ...components, elements } } }
  }),
})
