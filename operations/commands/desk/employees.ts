import {
  addEmployee,
  type Caller,
  type EmployeeRecord,
  endEmployee,
  listEmployees,
} from '@nordlys/contracts'
import { formatMoment, StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { readWords } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'

/** Lists, adds and ends employees. The desk does this as itself, so that there can be a first one. */
export const employees: Subcommand = {
  usage: 'employees [add --name "..." | end --employee N]',
  async run(desk, args) {
    const text = { type: 'string' } as const
    const { words, values } = wordsOf({ name: text, employee: text }, args)
    const [act] = words
    if (act === 'add') return add(desk, readWords('name', values.name))
    if (act === 'end') return end(desk, values.employee)
    if (act !== undefined) throw new StartProblem('Do what with employees: add or end?')
    const listed = await desk.call(listEmployees, {})
    if (!listed.ok) throw new StartProblem('The employees cannot be listed.')
    return listed.employees.length === 0 ? ['There is no employee.'] : listed.employees.map(lineOf)
  },
}

async function add(desk: Caller, name: string): Promise<readonly string[]> {
  const added = await desk.call(addEmployee, { name })
  if (added.ok) {
    return [
      lineOf(added.employee),
      `EMPLOYEE_CREDENTIAL=${added.credential}`,
      'It is told this once. It is theirs alone, and stands on no command line.',
    ]
  }
  switch (added.refusal) {
    case 'name-not-possible':
      throw new StartProblem(
        '--name takes Latin letters, spaces, hyphens, apostrophes and full stops alone.',
      )
    case 'name-taken':
      throw new StartProblem('An employee has this name, or one that reads the same.')
  }
}

async function end(desk: Caller, typed: string | undefined): Promise<readonly string[]> {
  const asked = endEmployee.request.safeParse({ employeeId: Number(typed) })
  if (!asked.success) {
    throw new StartProblem('--employee wants a number, as `employees` tells it.')
  }
  const ended = await desk.call(endEmployee, asked.data)
  if (!ended.ok) throw new StartProblem(`No employee ${asked.data.employeeId} is with us.`)
  return [lineOf(ended.employee)]
}

function lineOf({ employeeId, name, madeAt, endedAt }: EmployeeRecord): string {
  const until = endedAt ? `, ended ${formatMoment(endedAt)}` : ''
  return `Employee ${employeeId}: ${name}, since ${formatMoment(madeAt)}${until}`
}
