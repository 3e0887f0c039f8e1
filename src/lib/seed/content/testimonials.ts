import type { RequiredDataFromCollectionSlug } from 'payload'

type SeedTestimonial = Pick<
  RequiredDataFromCollectionSlug<'testimonials'>,
  'quote' | 'clientName' | 'category' | 'location' | 'fitted' | 'givenAt' | 'isFeatured'
>

/** Sample testimonials, labelled as such wherever they are shown. Roles and towns only, no invented people. */
const SAMPLES: SeedTestimonial[] = [
  {
    quote: 'People come in, look round for the heating and can’t find it.',
    clientName: 'Barn owners',
    location: 'near Frome',
    category: 'homeowner',
    fitted: '140 m² in eight zones',
    isFeatured: true,
  },
  {
    quote: 'Four old convectors out, nine panels in. The tenants got their skirting boards back.',
    clientName: 'Landlord',
    location: 'Swindon',
    category: 'professional',
    fitted: 'Two-bed flat, nine panels',
    givenAt: '2026-01-16T12:00:00.000Z',
    isFeatured: true,
  },
  {
    quote: 'Clients notice the walls first and the warmth second.',
    clientName: 'Architect',
    location: 'Cardiff',
    category: 'professional',
    fitted: 'Chapel conversion, 14 panels',
    isFeatured: true,
  },
  {
    quote: 'It’s the first winter we’ve eaten breakfast out there.',
    clientName: 'Retired teacher',
    location: 'Melksham',
    category: 'homeowner',
    fitted: 'Conservatory, two panels',
  },
  {
    quote: 'No radiator to climb past.',
    clientName: 'Family of four',
    location: 'Leeds',
    category: 'homeowner',
    fitted: 'Loft bedroom, three panels',
  },
  {
    quote: 'Nothing was chased into the lath and plaster.',
    clientName: 'Heritage surveyor',
    location: 'Hexham',
    category: 'professional',
    fitted: 'Village hall, ten panels, two zones',
  },
  {
    quote: 'Tenants ring once to ask how it turns on. Then they stop ringing.',
    clientName: 'Letting agent',
    location: 'Bristol',
    category: 'professional',
    fitted: 'Five studio flats, fifteen panels',
  },
  {
    quote: 'The longest part was finding the joists.',
    clientName: 'Electrician',
    location: 'Plymouth',
    category: 'installer',
    fitted: 'Kitchen-diner, six panels',
  },
  {
    quote: 'I still fit boilers. For one cold room over a garage I fit this.',
    clientName: 'Heating engineer',
    location: 'Halifax',
    category: 'installer',
    fitted: 'Office over a garage, four panels',
  },
]

export const TESTIMONIALS: RequiredDataFromCollectionSlug<'testimonials'>[] = SAMPLES.map((sample, index) => ({
  ...sample,
  isSample: true,
  sortOrder: index + 1,
  _status: 'published',
}))
