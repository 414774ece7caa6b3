export interface Subcategory {
  id: number
  name: string
  categoryId: number
}

export interface Category {
  id: number
  name: string
  shortName: string
  subcategories: readonly Subcategory[]
}

export const findCategory = (id: number): Category | undefined => categoriesById.get(id)

export const findSubcategory = (id: number): Subcategory | undefined => subcategoriesById.get(id)

/** The third subcategory of category 103 has the ID 3003, and its "Other" 3999. */
function category(id: number, name: string, shortName: string, names: readonly string[]): Category {
  const first = (id - 100) * 1000
  const numbered = names.map((each, index) => ({ id: first + index + 1, name: each, categoryId: id }))
  return {
    id,
    name,
    shortName,
    subcategories: names.length ? [...numbered, { id: first + 999, name: 'Other', categoryId: id }] : [],
  }
}

export const categories: readonly Category[] = [
  category(101, 'Business & Professional', 'Business', [
    'Startups & Small Business',
    'Finance',
    'Environment & Sustainability',
    'Educators',
    'Real Estate',
    'Non Profit & NGOs',
    'Sales & Marketing',
    'Media',
    'Design',
    'Career',
    'Investment',
  ]),
  category(102, 'Science & Technology', 'Science & Tech', [
    'Medicine',
    'Science',
    'Biotech',
    'High Tech',
    'Mobile',
    'Social Media',
    'Robotics',
  ]),
  category(103, 'Music', 'Music', [
    'Alternative',
    'Blues & Jazz',
    'Classical',
    'Country',
    'Cultural',
    'EDM / Electronic',
    'Folk',
    'Hip Hop / Rap',
    'Indie',
    'Latin',
    'Metal',
    'Opera',
    'Pop',
    'R&B',
    'Reggae',
    'Religious/Spiritual',
    'Rock',
  ]),
  category(104, 'Film, Media & Entertainment', 'Film & Media', [
    'TV',
    'Film',
    'Anime',
    'Gaming',
    'Comics',
    'Adult',
    'Comedy',
  ]),
  category(105, 'Performing & Visual Arts', 'Arts', [
    'Theatre',
    'Musical',
    'Ballet',
    'Dance',
    'Opera',
    'Orchestra',
    'Craft',
    'Fine Art',
    'Literary Arts',
    'Comedy',
  ]),
  category(106, 'Fashion & Beauty', 'Fashion', ['Fashion', 'Accessories', 'Bridal', 'Beauty']),
  category(107, 'Health & Wellness', 'Health', [
    'Personal health',
    'Mental health',
    'Medical',
    'Spa',
    'Yoga',
  ]),
  category(108, 'Sports & Fitness', 'Sports & Fitness', [
    'Running',
    'Walking',
    'Cycling',
    'Mountain Biking',
    'Obstacles',
    'Basketball',
    'Football',
    'Baseball',
    'Soccer',
    'Golf',
    'Volleyball',
    'Tennis',
    'Swimming & Water Sports',
    'Hockey',
    'Motorsports',
    'Fighting & Martial Arts',
    'Snow Sports',
    'Rugby',
    'Yoga',
    'Exercise',
    'Softball',
  ]),
  category(109, 'Travel & Outdoor', 'Travel & Outdoor', [
    'Hiking',
    'Rafting',
    'Kayaking',
    'Canoeing',
    'Climbing',
    'Travel',
  ]),
  category(110, 'Food & Drink', 'Food & Drink', ['Beer', 'Wine', 'Food', 'Spirits']),
  category(111, 'Charity & Causes', 'Charity & Causes', [
    'Animal Welfare',
    'Environment',
    'Healthcare',
    'Human Rights',
    'International Aid',
    'Poverty',
    'Disaster Relief',
    'Education',
  ]),
  category(112, 'Government & Politics', 'Government', [
    'Republican Party',
    'Democratic Party',
    'Other Party',
    'Non-partisan',
    'Federal Government',
    'State Government',
    'County/Municipal Government',
    'Military',
    'International Affairs',
  ]),
  category(113, 'Community & Culture', 'Community', [
    'State',
    'County',
    'City/Town',
    'LGBT',
    'Medieval',
    'Renaissance',
    'Heritage',
    'Nationality',
    'Language',
  ]),
  category(114, 'Religion & Spirituality', 'Spirituality', [
    'Christianity',
    'Judaism',
    'Islam',
    'Mormonism',
    'Buddhism',
    'Sikhism',
    'Eastern Religion',
    'Mysticism and Occult',
    'New Age',
    'Atheism',
    'Agnosticism',
    'Unaffiliated',
  ]),
  category(115, 'Family & Education', 'Family & Education', [
    'Education',
    'Alumni',
    'Parenting',
    'Baby',
    'Children & Youth',
    'Parents Association',
    'Reunion',
  ]),
  category(116, 'Seasonal & Holiday', 'Holiday', [
    "St Patrick's Day",
    'Easter',
    'Independence Day',
    'Halloween/Costume',
    'Thanksgiving',
    'Christmas',
    'Channukah',
    'Fall events',
    'New Years Eve',
  ]),
  category(117, 'Home & Lifestyle', 'Home & Lifestyle', ['Dating', 'Home & Garden', 'Pets']),
  category(118, 'Auto, Boat & Air', 'Auto, Boat & Air', ['Auto', 'Motorcycle/ATV', 'Boat', 'Air']),
  category(119, 'Hobbies & Special Interest', 'Hobbies', [
    'Anime/Comics',
    'Gaming',
    'DIY',
    'Photography',
    'Knitting',
    'Books',
    'Adult',
    'Drawing & Painting',
  ]),
  category(120, 'School Activities', 'School Activities', [
    'Dinner',
    'Fund Raiser',
    'Raffle',
    'After School Care',
  ]),
  category(199, 'Other', 'Other', []),
]

export const subcategories: readonly Subcategory[] = categories.flatMap((each) => each.subcategories)

const categoriesById = new Map(categories.map((each) => [each.id, each]))
const subcategoriesById = new Map(subcategories.map((each) => [each.id, each]))
