'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'

import { newKey } from '@/lib/browser/new-key'
import { ENTERED_SOURCES } from '@/lib/domain/leads/entered-sources'

import { LabelledInput } from '../labelled-input'
import { Options } from '../options'
import { useStaffAction } from '../use-staff-action'
import { SimilarLeads } from './similar-leads'

const FAILED = 'The lead could not be entered. Please try again in a minute.'
const UNANSWERED = 'There was no answer, so the lead may have been entered. Try again: it is entered only once.'

type Source = (typeof ENTERED_SOURCES)[number]['value']

const NOTHING = {
  name: '',
  phone: '',
  email: '',
  postcode: '',
  source: 'telephone' as Source,
  note: '',
  wantsOffers: false,
  consentWay: '',
  tellsCustomer: false,
}

type Typed = typeof NOTHING

/** Enters a lead from a call, a visit, an email or a referral. */
export function EnterLead() {
  const router = useRouter()
  const { routes } = useConfig().config
  const [typed, setTyped] = useState(NOTHING)
  const [key, setKey] = useState(newKey)
  const { send, isSending } = useStaffAction(FAILED, UNANSWERED)
  // The key changes with each value, so that pressing twice enters the lead once.
  const change = (changed: Partial<Typed>) => {
    setTyped({ ...typed, ...changed })
    setKey(newKey())
  }
  const enter = () =>
    send(
      { path: '/leads/enter', body: { key, ...typed } },
      { onSuccess: ({ id }) => router.push(`${routes.admin}/collections/leads/${id}`) },
    )

  return (
    <details className="pb-enter-lead">
      <summary>Enter a lead</summary>
      <form
        className="pb-note-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          enter()
        }}
      >
        <Person typed={typed} onChange={change} />
        <SimilarLeads {...typed} />
        <label className="pb-wide-field">
          <span>What they want</span>
          <textarea rows={2} value={typed.note} onChange={({ target }) => change({ note: target.value })} />
        </label>
        <Tick isTicked={typed.wantsOffers} onChange={(wantsOffers) => change({ wantsOffers })}>
          They asked for offers and news
        </Tick>
        {typed.wantsOffers && (
          <div className="pb-inline-field">
            <Text label="How they said so" name="consentWay" typed={typed} onChange={change} />
          </div>
        )}
        <Tick isTicked={typed.tellsCustomer} onChange={(tellsCustomer) => change({ tellsCustomer })}>
          Send them an email that we have their enquiry
        </Tick>
        <Button type="submit" margin={false} disabled={isSending}>
          {isSending ? 'Saving...' : 'Enter the lead'}
        </Button>
      </form>
    </details>
  )
}

type Changing = { typed: Typed; onChange: (changed: Partial<Typed>) => void }

/** Who they are, how to reach them, and how they reached us. */
const Person = ({ typed, onChange }: Changing) => (
  <div className="pb-inline-field">
    <Text label="Name" name="name" typed={typed} onChange={onChange} />
    <Text label="Telephone" name="phone" typed={typed} onChange={onChange} />
    <Text label="Email" name="email" typed={typed} onChange={onChange} />
    <Text label="Postcode" name="postcode" typed={typed} onChange={onChange} />
    <label>
      <span>Came by</span>
      <select value={typed.source} onChange={({ target }) => onChange({ source: target.value as Source })}>
        <Options options={ENTERED_SOURCES} />
      </select>
    </label>
  </div>
)

type TextName = 'name' | 'phone' | 'email' | 'postcode' | 'consentWay'
type TextProps = Changing & { label: string; name: TextName }

const Text = ({ label, name, typed, onChange }: TextProps) => (
  <LabelledInput label={label} value={typed[name]} onType={(text) => onChange({ [name]: text })} />
)

type TickProps = { isTicked: boolean; onChange: (isTicked: boolean) => void; children: ReactNode }

const Tick = ({ isTicked, onChange, children }: TickProps) => (
  <label className="pb-tick">
    <input type="checkbox" checked={isTicked} onChange={({ target }) => onChange(target.checked)} />
    <span>{children}</span>
  </label>
)
