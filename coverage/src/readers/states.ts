import { below, type Project } from '../project.ts'
import { claimRows } from '../proof.ts'
import { type Row, rowOf } from '../row.ts'
import {
  resultStates,
  roleClaims,
  ruleClaims,
  specifiedMoves,
  stateClaims,
  transportClaims,
} from '../specified/states.ts'
import { answersOf, callNamed } from './schemas.ts'

/** A move that is gone is wrong: nothing is left to build, something was taken away. */
function moveRows(project: Project): readonly Row[] {
  const [{ text } = { text: '' }] = below(project, 'packages/domain/src/shipment/transitions.ts')
  return specifiedMoves.map(([from, to, by]): Row => {
    const stands = text.includes(`from: '${from}', to: '${to}', by: '${by}'`)
    const name = `${from} → ${to} by ${by}`
    const row = rowOf('states (§4)', 'spine', name, stands)
    return stands ? row : { ...row, wrong: `${name} is no move any more` }
  })
}

const resultRows = (project: Project): readonly Row[] =>
  resultStates.flatMap(({ area, call, states }) => {
    const found = callNamed(project, call)
    const answers = found === undefined ? new Set() : answersOf(found)
    return states.map(state => rowOf('states (§4)', area, `${call} answers ${state}`, answers.has(state)))
  })

export const stateRows = (project: Project): readonly Row[] => [
  ...moveRows(project),
  ...resultRows(project),
  ...claimRows(project, 'states (§4)', stateClaims),
  ...claimRows(project, 'rules (§5)', ruleClaims),
  ...claimRows(project, 'roles (§6)', roleClaims),
  ...claimRows(project, 'messages (§8)', transportClaims),
]
