import { toast, useConfig } from '@payloadcms/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { apiRequest } from '@/lib/browser/api-request'
import type { SavedView } from '@/lib/inbox/inbox'
import type { InboxFilter } from '@/lib/schemas/inbox'

import { staffFailure } from '../staff-failure'
import { Dialog } from './dialog'
import { FilterFields, Labelled } from './filter-fields'

const FAILED = 'The view could not be saved. Please try again in a minute.'

type SaveViewProps = {
  /** The view to start from. */
  filter: InboxFilter
  /** The saved view that is shown, if the user may change it. */
  own: SavedView | undefined
  onSaved: (id: number | null) => void
  onClose: () => void
}

/** Saves the view that is shown, narrowed down, for oneself or for the desk; or changes or deletes a saved one. */
export function SaveView({ filter, own, onSaved, onClose }: SaveViewProps) {
  const [name, setName] = useState(own?.name ?? '')
  const [isShared, setIsShared] = useState(own?.isShared ?? false)
  const [settings, setSettings] = useState(filter)
  const { save, remove, isSending } = useSaving({ id: own?.id ?? null, onSaved })
  return (
    <Dialog title={own ? 'Change this view' : 'Save as a view'} onClose={onClose}>
      <form
        className="pb-save-view"
        onSubmit={(event) => {
          event.preventDefault()
          save({ name, isShared, settings })
        }}
      >
        <Labelled text="Name">
          <input required maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
        </Labelled>
        <FilterFields settings={settings} onSet={(changes) => setSettings({ ...settings, ...changes })} />
        <label className="pb-tick">
          <input type="checkbox" checked={isShared} onChange={({ target }) => setIsShared(target.checked)} />
          <span>Share it with the sales desk</span>
        </label>
        <div className="pb-composer-acts">
          <button type="submit" disabled={isSending}>
            Save
          </button>
          {own && (
            <button type="button" disabled={isSending} onClick={() => remove()}>
              Delete this view
            </button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

type Saved = { name: string; isShared: boolean; settings: InboxFilter }

function useSaving({ id, onSaved }: { id: number | null; onSaved: (id: number | null) => void }) {
  const { api } = useConfig().config.routes
  const client = useQueryClient()
  const onError = (error: unknown) => toast.error(staffFailure(error, { failed: FAILED, unanswered: FAILED }))
  const onSettled = () => client.invalidateQueries()
  const url = `${api}/lead-views`
  const saving = useMutation({
    mutationFn: async (view: Saved) =>
      (await apiRequest(
        id === null ? { method: 'POST', url, body: view } : { method: 'PATCH', url: `${url}/${id}`, body: view },
      )) as { doc: { id: number } },
    onSuccess: ({ doc }) => onSaved(doc.id),
    onError,
    onSettled,
  })
  const removing = useMutation({
    mutationFn: () => apiRequest({ method: 'DELETE', url: `${url}/${id}` }),
    onSuccess: () => onSaved(null),
    onError,
    onSettled,
  })
  return { save: saving.mutate, remove: removing.mutate, isSending: saving.isPending || removing.isPending }
}
