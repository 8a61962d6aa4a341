import { composeCourses, composeRelated } from '../../components/rows/compose-courses.ts'
import { CourseRow } from '../../components/rows/CourseRow.tsx'
import { SAMPLE_NOW, sampleTeasers } from '../../samples/sample-stories.ts'
import { Subject } from './Subject.tsx'

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
const BARE_COUNTS = [2, 5] as const
const TITLES = {
  lunghi:
    'Dopo undici anni, tre imprese e un’estate intera di silenzio, riapre il ponte che nessuno in valle aspettava più',
  brevi: 'Piove',
} as const

/** Fronts of one to nine stories, without pictures, with extreme titles, and the course under a story. */
export function CourseSubjects() {
  return (
    <>
      {COUNTS.map((count) => (
        <Subject name={count === 1 ? 'Una notizia' : `${count} notizie`} key={count}>
          <Courses stories={sampleTeasers(0, count)} />
        </Subject>
      ))}
      {BARE_COUNTS.map((count) => (
        <Subject name={`${count} notizie senza foto`} key={count}>
          <Courses stories={sampleTeasers(0, count).map((story) => ({ ...story, picture: null }))} />
        </Subject>
      ))}
      {Object.entries(TITLES).map(([name, title]) => (
        <Subject name={`Titoli ${name}`} key={name}>
          <Courses stories={sampleTeasers(0, 6).map((story) => ({ ...story, title }))} />
        </Subject>
      ))}
      <Subject name="Sullo stesso tema">
        {composeRelated(sampleTeasers(3, 3)).map((row, index) => (
          <CourseRow key={index} course={row} level={3} now={SAMPLE_NOW} />
        ))}
      </Subject>
    </>
  )
}

function Courses({ stories }: { stories: ReturnType<typeof sampleTeasers> }) {
  return composeCourses(stories).map((row, index) => <CourseRow key={index} course={row} level={3} now={SAMPLE_NOW} />)
}
