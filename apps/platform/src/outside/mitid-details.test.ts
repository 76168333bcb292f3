import { expect, test } from 'vitest'
import { readMitidDetails } from './mitid-details.ts'

const read = (details: object) =>
  readMitidDetails(
    Object.fromEntries(
      Object.entries(details).map(([name, value]) => [`ssn.details.${name}`, value]),
    ),
  )

const anna = {
  name_address_protected: false,
  given_name: 'Anna',
  surname: 'Nielsen',
  ...{ street: 'Nordlysvej', number: '12', floor: '3', unit: 'tv', zip: '8000', city: 'Aarhus C' },
}

test('[ID46] name and address are read as Danes write them', () => {
  expect(read({ ...anna, middle_name: 'Marie' })).toEqual({
    isProtected: false,
    firstName: 'Anna Marie',
    lastName: 'Nielsen',
    addressLines: ['Nordlysvej 12, 3. tv.', '8000 Aarhus C'],
  })
  const { floor: _floor, unit: _unit, ...house } = anna
  expect(read(house)).toMatchObject({ addressLines: ['Nordlysvej 12', '8000 Aarhus C'] })
  expect(read({ ...anna, floor: 'st.', unit: 'th.' })).toMatchObject({
    addressLines: ['Nordlysvej 12, st. th.', '8000 Aarhus C'],
  })
})

test('[ID46] of a protected person nothing is read, whatever else the broker sends', () => {
  expect(read({ ...anna, name_address_protected: true })).toEqual({ isProtected: true })
})

test('[ID46] who has no address in Denmark has no lines', () => {
  const abroad = { name_address_protected: false, given_name: 'Anna', surname: 'Nielsen' }
  expect(read(abroad)).toMatchObject({ addressLines: [] })
})

test.each([
  ['nothing', {}],
  ['no word of protection', { ...anna, name_address_protected: undefined }],
  ['a word for it', { ...anna, name_address_protected: 'false' }],
  ['no surname', { ...anna, surname: undefined }],
  ['a number for a text', { ...anna, zip: 8000 }],
])('[ID46] an answer with %s is nonsense', (_title, details) => {
  expect(() => read(details)).toThrow('mitid is answering nonsense')
})
