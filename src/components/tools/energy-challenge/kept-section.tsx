'use client'

import { useState, useSyncExternalStore } from 'react'

import { AskFirst } from '@/components/ui/ask-first'
import { Button } from '@/components/ui/button'
import { FaultNotice } from '@/components/ui/notice'
import { saveFile } from '@/lib/browser/save-file'

import { ContinueElsewhere } from './continue-elsewhere'
import { OpenExport } from './open-export'
import { forget, loadTools, seasonFailed, subscribe } from './season-store'
import { useSeason } from './use-season'

const JSON_TYPE = { type: 'application/json' }

/** Says where the winter is stored, and lets the household export or delete it. */
export function KeptSection() {
  const live = useSeason()
  const isUnreached = useSyncExternalStore(subscribe, seasonFailed, () => false)
  const [message, setMessage] = useState('')
  const save = (name: string, text: string) => saveFile({ name, content: new Blob([text], JSON_TYPE) })
  const erase = () => {
    forget()
    setMessage('Everything was deleted from this device.')
  }
  return (
    <section aria-labelledby="kept-heading" className="no-print px-(--margin) md:px-0">
      <h2 id="kept-heading" className="text-h3 font-medium">
        On this device only
      </h2>
      <p className="mt-2 max-w-[42em] text-ink-2">
        What you mark and your readings stay in this browser. Nothing is sent to us unless you claim a reward, share
        your saving or ask for a link, and there is no account. Clearing your browser’s data deletes them.
      </p>
      {isUnreached && <Unreached />}
      {live && !live.isKept && (
        <div className="mt-4">
          <FaultNotice>
            This device can’t save anything, so your progress is lost when you close this page. Export it first.
          </FaultNotice>
        </div>
      )}
      {live?.aside != null && (
        <div className="mt-4">
          <FaultNotice>
            This version can’t read what was saved on this device. It has been set aside, not deleted.{' '}
            <button
              type="button"
              onClick={() => save('powerboard-unreadable.json', live.aside ?? '')}
              className="min-h-6 font-semibold underline underline-offset-[.22em]"
            >
              Save it as a file
            </button>
          </FaultNotice>
        </div>
      )}
      {live && (
        <Actions onExport={() => save('powerboard-winter.json', JSON.stringify(live.kept, null, 2))} onErase={erase} />
      )}
      {live && <OpenExport tools={live.tools} />}
      {live && <ContinueElsewhere kept={live.kept} />}
      <p role="status" className="mt-2 min-h-5 text-sm">
        {message}
      </p>
    </section>
  )
}

function Unreached() {
  return (
    <div className="mt-4">
      <FaultNotice>
        The rest of this page couldn’t be loaded, so challenges can’t be marked yet. You can print it as it is.{' '}
        <button type="button" onClick={loadTools} className="min-h-6 font-semibold underline underline-offset-[.22em]">
          Try again
        </button>
      </FaultNotice>
    </div>
  )
}

function Actions({ onExport, onErase }: Record<'onExport' | 'onErase', () => void>) {
  return (
    <div className="mt-4 flex flex-wrap items-start gap-3">
      <Button size="sm" look="secondary" icon="download" onClick={onExport}>
        Export (JSON)
      </Button>
      <Button size="sm" look="secondary" onClick={() => window.print()}>
        Print
      </Button>
      <AskFirst size="sm" label="Delete everything" question="Delete your marks, readings and files?">
        <Button size="sm" onClick={onErase}>
          Yes, delete it from this device
        </Button>
      </AskFirst>
    </div>
  )
}
