import { applicationCheck } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'

import { type Feature, GIB, HOUR_SECONDS, MINUTE, PER_REQUEST, PRERENDERED } from './feature'
import { LEADS_RETENTION } from './leads-retention'
import { LEADS_PERSONAL_DATA } from './personal-data/leads'

/** Enquiries of every form, the customer’s own page, partners and the call-back. */
export const leads = {
  staysOpenBecause: 'every form ends in it',
  pages: {
    contact: {
      path: routes.contact,
      ...PRERENDERED,
      scriptBytesMax: 155_000,
      name: 'Contact us',
      breadcrumb: 'Contact',
      title: 'Contact',
      description:
        'Ask about panels, a quote, your installation or your data. Our team answers in opening hours; our phone number and hours are beside the form.',
      shareImage: 'new-build-flat',
      kind: 'form',
      category: 'enquiry',
      sitemap: 'pages',
      search: {
        description: 'Phone, email, address and opening hours, and a form for your question.',
        keywords: 'Contact, support, phone number, visit, complaint, help.',
      },
    },
    quoteRequest: {
      path: routes.quoteRequest,
      ...PRERENDERED,
      scriptBytesMax: 155_000,
      name: 'Get a quote',
      title: 'Get a quote for infrared ceiling heating',
      description:
        'Ask for a written quote for infrared ceiling panels: tell us which rooms to heat and what heats them now. Our team in Devizes reads every request.',
      shareImage: 'fixing-3-lift',
      kind: 'form',
      category: 'enquiry',
      sitemap: 'pages',
      search: {
        description: 'Tell us about your rooms and we send a quote with the number of panels and a fixed price.',
        keywords: 'Survey, estimate, price, installation.',
      },
    },
  },
  replies: {
    enquiry: { ...PER_REQUEST, path: routes.enquiry, title: 'Your enquiry' },
  },
  checks: {
    contactCheck: {
      ...PER_REQUEST,
      path: routes.contactCheck,
      title: 'Check your message',
      returns: { form: 'contact', title: 'Contact us.', emptyForm: routes.contact },
    },
    quoteRequestCheck: { ...PER_REQUEST, path: routes.quoteRequestCheck, title: 'Check your request' },
    datasheetCheck: {
      ...PER_REQUEST,
      path: routes.datasheetCheck,
      title: 'Check your request',
      returns: { form: 'datasheet', title: 'The datasheet.', emptyForm: routes.technicalSpecs },
    },
    enquiryCheck: { ...PER_REQUEST, path: routes.enquiryCheck, title: 'Your enquiry' },
    distributorCheck: {
      ...PER_REQUEST,
      path: applicationCheck('distributor'),
      title: 'Check your application',
      returns: { form: 'distributor', title: 'Apply as Distributor.', emptyForm: routes.distributors },
    },
    installerCheck: {
      ...PER_REQUEST,
      path: applicationCheck('installer'),
      title: 'Check your application',
      returns: { form: 'installer', title: 'Apply as Installer.', emptyForm: routes.installers },
    },
    businessCheck: {
      ...PER_REQUEST,
      path: applicationCheck('business'),
      title: 'Check your application',
      returns: { form: 'business', title: 'Talk to us about a business.', emptyForm: routes.businessInABox },
    },
  },
  confirmations: {
    contactReceived: {
      ...PER_REQUEST,
      path: routes.contactReceived,
      query: ['reference'],
      title: 'Message received',
      says: {
        title: 'We have your message.',
        response: 'reply',
        before: 'One of our team will read it.',
        after: 'The email we’ve just sent you has a link to change or withdraw your message.',
      },
    },
    quoteRequestReceived: {
      ...PER_REQUEST,
      path: routes.quoteRequestReceived,
      query: ['reference'],
      title: 'Request received',
      says: {
        title: 'We have your request.',
        response: 'call you',
        before: 'One of our team in Devizes will call you.',
        after:
          'We’ll ask about your rooms, then send a price for panels and delivery. Installation is priced after a survey. The email we’ve just sent you has a link to change or withdraw your request.',
      },
    },
    datasheetReceived: {
      ...PER_REQUEST,
      path: routes.datasheetReceived,
      query: ['reference'],
      title: 'Your datasheet',
    },
    businessThankYou: {
      ...PER_REQUEST,
      path: routes.businessThankYou,
      query: ['reference', 'kind'],
      title: 'Confirmation of a business enquiry',
      description: 'Confirms an enquiry or application, and says when we will call and what to have to hand.',
      shareImage: 'consulting-room',
    },
  },
  endpoints: [
    '/api/enquiries/photos',
    '/api/enquiries/pieces',
    '/api/lead-documents/[id]',
    '/api/lead-photos/[id]',
    '/api/lead-timeline',
    '/api/leads/email',
    '/api/leads/enter',
    '/api/leads/from-email',
    '/downloads/datasheet',
    '/enquiry/[token]/call.ics',
  ],
  formEndpoints: [
    '/api/contact',
    '/api/contact-inquiries',
    '/api/contact-sparky',
    '/api/contact-sparky/cancel',
    '/api/datasheet',
    '/api/demo-calls',
    '/api/enquiries/correct',
    '/api/enquiries/withdraw',
    '/api/partners/business',
    '/api/partners/distributor',
    '/api/partners/installer',
    '/api/survey-leads',
  ],
  collections: [
    'leads',
    'lead-events',
    'lead-tasks',
    'people',
    'people-merges',
    'deliveries',
    'call-requests',
    'contact-inquiries',
    'survey-leads',
    'datasheet-leads',
    'partner-applications',
  ],
  tasks: {
    'fetch replies by email': { everySeconds: 30, limitSeconds: 10 * MINUTE },
    'scan files for viruses': { everySeconds: 15, limitSeconds: 10 * MINUTE },
    'find the people behind enquiries': { everySeconds: MINUTE, limitSeconds: 10 * MINUTE },
  },
  retention: LEADS_RETENTION,
  promised: {
    arriving_files: {
      named: 'files',
      perSender: 'filePiece',
      rowsMax: 1_000,
      bytes: { size: 'received', max: 8 * GIB },
      where: 'not is_kept',
    },
    lead_photos: {
      named: 'files',
      perSender: 'flood',
      rowsMax: 100_000,
      bytes: { size: 'octet_length(jpeg)', max: 16 * GIB },
    },
    lead_documents: {
      named: 'files',
      perSender: 'flood',
      rowsMax: 20_000,
      bytes: { size: 'octet_length(pdf)', max: 16 * GIB },
    },
    leads: {
      named: 'enquiries',
      perSender: 'flood',
      rowsMax: 20_000,
      where: `quarantined and status in ('new', 'spam')`,
    },
  },
  measured: {
    call_requests: { perSender: 'flood', rowsMax: 100_000 },
  },
  appended: { customer_changes: { perSender: 'enquiryChange' } },
  cache: {
    responsePromise: { uses: ['claims'] },
    datasheet: { uses: ['panels'] },
    publicReplySpeed: { shows: ['opening-hours'], lifetimeSeconds: HOUR_SECONDS },
  },
  personalData: LEADS_PERSONAL_DATA,
  impersonal: ['leads_rels', 'lead_events_rels', 'people_merges'],
} as const satisfies Feature
