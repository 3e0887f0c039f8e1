import { type PersonalRecord, WITH_AGREEMENT } from './personal-data'

const PUBLISHED = 'It is published with the agreement of whoever it names, and an editor removes it when they ask.'

/** The words of customers, and whose project a case study was. */
export const CONTENT_PERSONAL_DATA: readonly PersonalRecord[] = [
  {
    about: 'visitors',
    what: 'Testimonials and case studies',
    purpose: 'To show what customers say',
    basis: 'consent',
    kept: WITH_AGREEMENT,
    tables: {
      testimonials: {
        columns: ['quote', 'client_name', 'location', 'evidence'],
        others: ['fitted'],
        theirs: null,
        because: PUBLISHED,
      },
      case_studies: {
        columns: ['title', 'slug', 'challenge', 'solution', 'client_testimonial', 'client_name', 'evidence'],
        others: [
          ...['technical_summary_power', 'technical_summary_density', 'technical_summary_area'],
          ...['technical_summary_heat_type', 'technical_summary_panels', 'technical_summary_controls'],
        ],
        theirs: null,
        because: PUBLISHED,
      },
      proof_checks: {
        columns: ['file_name', 'asked_by', 'confirmed_by'],
        files: ['file'],
        others: ['collection', 'part', 'digest', 'file_type'],
        theirs: null,
        because: 'It shows what is published, and is deleted with it.',
      },
      media: {
        columns: ['alt', 'caption', 'credit', 'filename'],
        others: [
          ...['key', 'placeholder', 'url', 'thumbnail_u_r_l', 'mime_type'],
          ...['phone', 'small', 'medium', 'large'].flatMap((size) =>
            ['url', 'mime_type', 'filename'].map((column) => `sizes_${size}_${column}`),
          ),
        ],
        theirs: null,
        because: PUBLISHED,
      },
    },
  },
]

/** The people at firms that fit panels. */
export const LOCATIONS_PERSONAL_DATA: readonly PersonalRecord[] = [
  {
    about: 'visitors',
    what: 'The people of a listed installer',
    purpose: 'To know whom to call there',
    basis: 'interest',
    kept: 'While the firm is listed',
    tables: {
      installers: {
        called: 'The entry of your firm',
        columns: ['name', 'summary', 'contact_name', 'contact_email', 'contact_phone', 'evidence', 'notes'],
        others: ['slug', 'town', 'county', 'website'],
        theirs: 'lower(contact_email) = any(person.emails)',
        stays: { where: 'true', because: 'The firm is listed as an installer. An editor removes it when you ask.' },
      },
    },
  },
]

/** Who wrote posts, and who read them. */
export const BLOG_PERSONAL_DATA: readonly PersonalRecord[] = [
  {
    about: 'visitors',
    what: 'Views of a blog post, one by one',
    purpose: 'To count the readers of a post once a day',
    basis: 'interest',
    kept: '{number:kept.views}, then a total for each post and day',
    tables: {
      blog_post_views: {
        columns: ['session_id', 'ip_address', 'user_agent', 'referrer'],
        others: ['source'],
        theirs: null,
        because: 'The key of the code is deleted a day later, and from then on nobody can tell whose it was.',
      },
    },
  },
  {
    about: 'colleagues',
    what: 'Authors of posts',
    purpose: 'To say who wrote a post',
    basis: 'interest',
    kept: 'While a post names them',
    tables: {
      blog_authors: {
        columns: ['name', 'slug', 'email', 'bio', 'social_links'],
        theirs: null,
        because: 'Authors are colleagues.',
      },
    },
  },
]
