import { describe, expect, it } from '@jest/globals'
import { pictureSchema } from '@liberta/contracts/media/picture.schema'
import { createPictureCatalogue } from './choose-picture.ts'
import { SCENES_BY_KEYWORD, VARIATIONS } from './scenes.table.ts'

const KEYWORDS =
  'ambulance arcades barley bakery bridge castle church cinema classroom concert construction council countryside cow factory farm-machine fire fireworks flood fog-road food football forest garden grain hill-village hospital library logistics market meeting motorway mushrooms night-village orchestra pitch plain-storm portrait portrait-man portrait-woman rail rain river school-yard snow square stadium street tennis theatre traffic tree-fallen vineyard volley wine'.split(
    ' ',
  )

const catalogue = await createPictureCatalogue({ mediaDir: null })

describe('picture catalogue without photographs', () => {
  it.each(KEYWORDS)('answers «%s» with scenes of its own', (keyword) => {
    expect(SCENES_BY_KEYWORD[keyword]).toBeDefined()
    const pictures = [0, 1, 2, 3].map((variation) => catalogue.choose(keyword, variation))
    expect(new Set(pictures.map(({ id }) => id)).size).toBe(4)
    for (const picture of pictures) {
      expect(pictureSchema.parse(picture)).toEqual(picture)
      expect(picture.credit).toBe('Illustrazione di Libertà')
      expect(catalogue.find(picture.id)?.picture).toEqual(picture)
    }
  })

  it('gives the same picture for the same story, whatever was asked in between', () => {
    const first = catalogue.choose('river', 7)
    catalogue.choose('snow', 1)
    expect(catalogue.choose('river', 7)).toEqual(first)
  })

  it('takes any whole number as a variation', () => {
    for (const variation of [-1, 1_000_003, 99_999])
      expect(catalogue.choose('market', variation).id).toMatch(/^scena-mercato-\d{3}$/)
  })

  it('answers a keyword that nobody foresaw with the plain', () => {
    expect(catalogue.choose('constructor', 0).id).toMatch(/^scena-pianura-/)
  })

  it('shows the night village by night only', () => {
    for (let variation = 0; variation < VARIATIONS; variation += 1) {
      expect(catalogue.choose('night-village', variation).alt).toMatch(/di notte$|all’imbrunire$/)
    }
  })

  it('prints portraits upright, 3:4', () => {
    const { width, height } = catalogue.choose('portrait', 2)
    expect(width / height).toBe(3 / 4)
  })

  it('knows no picture by an address that it did not give', () => {
    for (const id of ['scena-po-000', 'scena-po-999', 'foto-ambulance-night', 'scena-po-1'])
      expect(catalogue.find(id)).toBeNull()
  })
})
