import './tables.ts'

export { addEmployee, endEmployee, findEmployee, listEmployees } from './employees.ts'
export { type Employee, type StaffCall, staffCall } from './staff-call.ts'
